/** The names of the tokens in a text, each once, in their order. */
export function findTokens(text: string): readonly string[] {
  const names = Array.from(text.matchAll(/\{tv\.([A-Za-z0-9_.-]{1,200})\}/g), ([, name = '']) => name);
  return [...new Set(names)];
}
