/** Finds the names of the tokens in a text, without duplicates, in order of appearance. */
export function findTokens(text: string): readonly string[] {
  const names = Array.from(text.matchAll(/\{tv\.([A-Za-z0-9_.-]{1,200})\}/g), ([, name = '']) => name);
  return [...new Set(names)];
}
