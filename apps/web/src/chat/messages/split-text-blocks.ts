/** A block of a message: text, or a list written with dashes or numbers. */
export type TextBlock =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly start: number; readonly items: readonly string[] };

const dash = /^\s*[-–•*]\s+(?=\S)/;
const number = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

/** Splits a plain text into paragraphs and lists. A list has at least two items. */
export function splitTextBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const lines = text.split('\n');
  let words: string[] = [];
  const endWords = () => {
    if (words.some((line) => line.trim() !== '')) blocks.push({ kind: 'words', text: words.join('\n').trim() });
    words = [];
  };
  for (let at = 0; at < lines.length;) {
    const run = listFrom(lines, at);
    if (run === undefined) {
      words.push(lines[at] ?? '');
      at += 1;
      continue;
    }
    endWords();
    blocks.push(run);
    at += run.items.length;
  }
  endWords();
  return blocks;
}

function listFrom(lines: readonly string[], from: number) {
  const first = lines[from] ?? '';
  const mark = dash.test(first) ? dash : number.test(first) ? number : undefined;
  if (!mark) return undefined;
  let to = from;
  while (mark.test(lines[to] ?? '')) to += 1;
  if (to - from < 2) return undefined;
  const items = lines.slice(from, to).map((line) => line.replace(mark, ''));
  const start = mark === number ? Number(number.exec(first)?.[1] ?? 1) : 1;
  return { kind: 'list' as const, isNumbered: mark === number, start, items };
}
