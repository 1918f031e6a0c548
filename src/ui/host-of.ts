/** The host of an address, or the address itself where it has none: "https://a.example:8443/x" -> "a.example:8443". */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
