/** Matches a token and captures its name: `{tv.Name}`, optionally with the prefix ALK_ (A3.52). For `matchAll` and `replaceAll`. */
export const tokenPattern = /\{tv\.((?:ALK_)?[A-Za-z0-9_.-]{1,200})\}/g;
