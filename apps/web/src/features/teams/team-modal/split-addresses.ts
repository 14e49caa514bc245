/**
 * Splits a text with email addresses as people type and paste them: separated by commas, semicolons or spaces, with or
 * without names as in `Ada Lovelace <ada@example.com>`. An address that occurs twice is listed once.
 */
export function splitAddresses(text: string): readonly string[] {
  const addresses = text.split(/[,;\n]/).flatMap(splitPart);
  return [...new Map(addresses.map((address) => [address.toLowerCase(), address])).values()];
}

/** The addresses between two commas. Beside one in angle brackets, words are a name. */
function splitPart(part: string): readonly string[] {
  const words = part.split(/\s/).filter((word) => word !== '');
  const hasName = words.some((word) => word.includes('<'));
  return words.filter((word) => !hasName || /[<@]/.test(word)).map((word) => word.replaceAll(/[<>]/g, ''));
}
