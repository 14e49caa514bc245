/** The beginning of a text, never with half of a character at its end: no database and no client could hold that. */
export function truncateText(text: string, most: number): string {
  if (text.length <= most) return text;
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(most - 1));
  return text.slice(0, isHalf ? most - 1 : most);
}
