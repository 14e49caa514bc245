/** An address can bear this much, percent signs included. */
const charactersMax = 1_200;
const linesMax = 20;

/** The utterances of a pasted text, cut to what is understood of each. */
export function parseUtterances(text: string, longest: number): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, longest))
    .filter((line) => line !== '');
}

/** Utterances in as few questions as will do, each of a size that an address bears. */
export function batchUtterances<T extends { readonly text: string }>(tries: readonly T[]): T[][] {
  const batches: T[][] = [];
  let size = 0;
  for (const one of tries) {
    const own = encodeURIComponent(one.text).length + 3;
    const last = batches.at(-1);
    if (last && size + own <= charactersMax && last.length < linesMax) {
      last.push(one);
      size += own;
    } else {
      batches.push([one]);
      size = own;
    }
  }
  return batches;
}
