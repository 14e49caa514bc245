/** Sizes of a node's card in canvas pixels; the style sheet draws it to the same. */
export const cardSize = { width: 240, head: 40, line: 18, afterWords: 8, port: 24, foot: 6, handle: 12 } as const;

/** How many letters fit on one line of a card. */
const lineLength = 36;

/** What makes a card as high as it is. */
export interface CardShape {
  readonly words: string;
  readonly ports: readonly unknown[];
}

/** How many lines the words of a card take: they are cut off after two. */
export function wordLines(words: string): 0 | 1 | 2 {
  if (words === '') return 0;
  return words.length > lineLength || words.includes('\n') ? 2 : 1;
}

/** How high a card is. */
export function cardHeight({ words, ports }: CardShape): number {
  return portsTop(words) + (ports.length > 0 ? ports.length * cardSize.port + cardSize.foot : 0);
}

/** Where the middle of a port is, from the top of its card. */
export function portMiddle(index: number, words: string): number {
  return portsTop(words) + index * cardSize.port + cardSize.port / 2;
}

function portsTop(words: string) {
  const lines = wordLines(words);
  return cardSize.head + (lines > 0 ? lines * cardSize.line + cardSize.afterWords : 0);
}
