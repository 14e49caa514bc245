/**
 * Makes a name that other people chose safe for a mail (TEAM-9).
 *
 * Inserts invisible characters, so that mail programs do not turn it into a link, and removes control characters that
 * change the reading direction.
 */
export function preventLinks(name: string): string {
  return name
    .replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/(?<=\S)[.:/@](?=\S)/g, '$&\u2060');
}
