/** `https://a.example/p#top` -> `https://a.example/p`: what a server is asked for. */
export const withoutFragment = (url: string): string => url.split("#", 1)[0] as string;
