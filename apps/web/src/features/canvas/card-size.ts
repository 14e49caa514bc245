/** Sizes of a node's card in canvas pixels; the style sheet draws it to the same. */
export const cardSize = { width: 240, head: 40, words: 44, port: 26, foot: 6, handle: 12 } as const;

/** How high a card is. */
export function cardHeight(portCount: number, hasWords: boolean): number {
  return cardSize.head + (hasWords ? cardSize.words : 0) + portCount * cardSize.port + (portCount > 0 ? cardSize.foot : 0);
}

/** Where the middle of a port is, from the top of its card. */
export function portMiddle(index: number, hasWords: boolean): number {
  return cardHeight(0, hasWords) + index * cardSize.port + cardSize.port / 2;
}
