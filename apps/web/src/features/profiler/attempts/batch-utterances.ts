/** Limit of the percent-encoded utterances in one URL. */
const charactersMax = 1_200;
const linesMax = 20;

/** Splits text into utterances, one per line, each cut to `lengthMax` characters. */
export function parseUtterances(text: string, lengthMax: number): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim().slice(0, lengthMax))
    .filter((line) => line !== '');
}

/** Groups utterances into as few requests as possible, each within the limits of a URL. */
export function batchUtterances<T extends { readonly text: string }>(utterances: readonly T[]): T[][] {
  const batches: T[][] = [];
  let size = 0;
  for (const one of utterances) {
    const encodedLength = encodeURIComponent(one.text).length + 3;
    const last = batches.at(-1);
    if (last && size + encodedLength <= charactersMax && last.length < linesMax) {
      last.push(one);
      size += encodedLength;
    } else {
      batches.push([one]);
      size = encodedLength;
    }
  }
  return batches;
}
