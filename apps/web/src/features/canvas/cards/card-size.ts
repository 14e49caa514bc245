import type { CardLine } from './card-content.ts';

/**
 * Sizes of a node's card in canvas pixels; card.module.css uses the same values. The head includes the border above it.
 * `newPort` and `exceptionPort` are the distances of these ports from the right and the left side.
 */
export const cardSize = {
  width: 240,
  border: 1,
  head: 40,
  line: 18,
  belowBody: 8,
  port: 24,
  foot: 6,
  handle: 12,
  newPort: 28,
  exceptionPort: 28,
} as const;

/** Ports are positioned inside the border of a card, computed edge ends from its corner; this margin aligns them. */
export const handleOffset = { margin: -cardSize.border } as const;

/** What the height of a card depends on. */
export interface CardShape {
  readonly lines: readonly CardLine[];
  /** The rows of its ports; several folded ports are one row. */
  readonly rows: readonly unknown[];
}

/** Height of a card, in canvas pixels. */
export function getCardHeight({ lines, rows }: CardShape): number {
  return getPortsTop(lines) + (rows.length > 0 ? rows.length * cardSize.port + cardSize.foot : 0);
}

/** Center of a row of ports in canvas pixels, from the top of its card. */
export function getPortCenterY(row: number, lines: readonly CardLine[]): number {
  return getPortsTop(lines) + row * cardSize.port + cardSize.port / 2;
}

/** Height of the body of a card, without the space below it. */
export function getBodyHeight(lines: readonly CardLine[]): number {
  return lines.reduce((sum, { rows }) => sum + rows, 0) * cardSize.line;
}

function getPortsTop(lines: readonly CardLine[]) {
  return cardSize.head + (lines.length > 0 ? getBodyHeight(lines) + cardSize.belowBody : 0);
}
