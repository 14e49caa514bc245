/** The built-in search is linear for parts up to this length only. */
const builtInLength = 250;

/** Whether a text contains a part, in time linear in both (Knuth–Morris–Pratt for long parts). */
export function containsText(text: string, part: string): boolean {
  if (part.length <= builtInLength || part.length > text.length) return text.includes(part);
  const borders = listBorders(part);
  let matched = 0;
  for (let at = 0; at < text.length; at += 1) {
    matched = extend(part, borders, matched, text.charCodeAt(at));
    if (matched === part.length) return true;
  }
  return false;
}

/** For each beginning of a text, the length of its longest proper beginning that is also its end. */
function listBorders(part: string): Uint32Array {
  const borders = new Uint32Array(part.length);
  let matched = 0;
  for (let at = 1; at < part.length; at += 1) {
    matched = extend(part, borders, matched, part.charCodeAt(at));
    borders[at] = matched;
  }
  return borders;
}

/** The characters that match after one more was read. */
function extend(part: string, borders: Uint32Array, matchedBefore: number, code: number): number {
  let matched = matchedBefore;
  while (matched > 0 && part.charCodeAt(matched) !== code) matched = borders[matched - 1] ?? 0;
  return part.charCodeAt(matched) === code ? matched + 1 : matched;
}
