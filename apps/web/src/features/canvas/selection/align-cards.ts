import type { NodePosition } from '../../../editing/index.ts';
import { snapToGrid } from '../layout/grid.ts';

/** The area of a card, in canvas pixels. */
interface PlacedCard {
  readonly id: string;
  readonly position: { readonly x: number; readonly y: number };
  readonly width?: number;
  readonly height?: number;
}

/** The ways to align and distribute cards. */
export const alignments = [
  'left',
  'center',
  'right',
  'top',
  'middle',
  'bottom',
  'distributeAcross',
  'distributeDown',
] as const;
export type Alignment = (typeof alignments)[number];

/** The positions of cards after they are aligned, or spread so that the gaps between them are equal. */
export function alignCards(cards: readonly PlacedCard[], alignment: Alignment): NodePosition[] {
  if (alignment === 'distributeAcross') return distribute(cards, 'x');
  if (alignment === 'distributeDown') return distribute(cards, 'y');
  const [axis, share] = edges[alignment];
  const size = (card: PlacedCard) => getSize(card, axis);
  const [start, end] = [
    Math.min(...cards.map(({ position }) => position[axis])),
    Math.max(...cards.map((card) => card.position[axis] + size(card))),
  ];
  return cards.map((card) => toPosition(card, axis, start + (end - start - size(card)) * share));
}

/** The axis of an alignment, and which part of the card is moved to the same line: 0 its start, 1 its end. */
const edges = {
  left: ['x', 0],
  center: ['x', 0.5],
  right: ['x', 1],
  top: ['y', 0],
  middle: ['y', 0.5],
  bottom: ['y', 1],
} as const;

function distribute(cards: readonly PlacedCard[], axis: 'x' | 'y'): NodePosition[] {
  const sorted = cards.toSorted((one, other) => one.position[axis] - other.position[axis]);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || sorted.length < 3) return [];
  const length = last.position[axis] + getSize(last, axis) - first.position[axis];
  const taken = sorted.reduce((sum, card) => sum + getSize(card, axis), 0);
  const gap = (length - taken) / (sorted.length - 1);
  let at = first.position[axis];
  return sorted.map((card) => {
    const position = toPosition(card, axis, at);
    at += getSize(card, axis) + gap;
    return position;
  });
}

function getSize({ width = 0, height = 0 }: PlacedCard, axis: 'x' | 'y') {
  return axis === 'x' ? width : height;
}

function toPosition({ id, position }: PlacedCard, axis: 'x' | 'y', value: number): NodePosition {
  // All cards have the same width, so x can snap to the grid; heights differ, and snapping would undo the alignment.
  return { nodeId: id, ...position, [axis]: axis === 'x' ? snapToGrid(value) : Math.round(value) };
}
