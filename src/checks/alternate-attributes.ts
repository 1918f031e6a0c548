/** Attributes that make a canonical one of an alternate version; Google does not use it then. */
export const ALTERNATE_ATTRIBUTES = ["hreflang", "lang", "media", "type"] as const;
