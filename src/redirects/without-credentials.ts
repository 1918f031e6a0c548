/** `https://user:pass@a.example/` -> `https://a.example/`: passwords appear in no report and no storage. */
export function withoutCredentials(url: string): string {
  if (!url.includes("@") || !URL.canParse(url)) return url;
  const parsed = new URL(url);
  if (parsed.password === "") return url;
  parsed.username = "";
  parsed.password = "";
  return parsed.href;
}
