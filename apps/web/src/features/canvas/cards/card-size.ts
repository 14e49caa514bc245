/** Sizes of a node's card in canvas pixels; canvas.module.css uses the same values. */
export const cardSize = { width: 240, head: 40, line: 18, belowSummary: 8, port: 24, foot: 6, handle: 12 } as const;

/** How many characters fit on one line of a card. */
const charactersPerLine = 36;

/** What the height of a card depends on. */
export interface CardShape {
  readonly summary: string;
  readonly ports: readonly unknown[];
}

/** Number of lines that a summary takes; it is cut off after two. */
export function countSummaryLines(summary: string): 0 | 1 | 2 {
  if (summary === '') return 0;
  return summary.length > charactersPerLine || summary.includes('\n') ? 2 : 1;
}

/** Height of a card, in canvas pixels. */
export function getCardHeight({ summary, ports }: CardShape): number {
  return getPortsTop(summary) + (ports.length > 0 ? ports.length * cardSize.port + cardSize.foot : 0);
}

/** Center of a port in canvas pixels, from the top of its card. */
export function getPortCenterY(index: number, summary: string): number {
  return getPortsTop(summary) + index * cardSize.port + cardSize.port / 2;
}

function getPortsTop(summary: string) {
  const lines = countSummaryLines(summary);
  return cardSize.head + (lines > 0 ? lines * cardSize.line + cardSize.belowSummary : 0);
}
