/**
 * Splits a text with email addresses as people type and paste them: separated by commas, semicolons or spaces, also with
 * names as `Ada Lovelace <ada@example.com>`. An address that stands twice is listed once.
 */
export function splitAddresses(text: string): readonly string[] {
  const addresses = text
    .replaceAll(/[^,;<>]*<([^<>]*)>/g, ' $1 ')
    .split(/[\s,;]+/)
    .filter((address) => address !== '');
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}
