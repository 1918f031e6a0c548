/** Names of metas that hold robots directives; they are also given to one crawler by its name. */
export const ROBOTS_NAME =
  /^(robots|googlebot(-news)?|bingbot|bing|msnbot|yandex|baiduspider|slurp|duckduckbot)$/i;
