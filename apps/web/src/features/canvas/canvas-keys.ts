import type { KeyboardEvent } from 'react';
import type { NodePosition } from '../../editing/index.ts';
import type { CardNode } from './canvas-model.ts';
import { directions, neighbourOf } from './card-neighbour.ts';
import { gridStep } from './grid-step.ts';

interface CanvasKeys {
  readonly cards: readonly CardNode[];
  readonly canEdit: boolean;
  readonly select: (nodeId: string) => void;
  readonly move: (positions: readonly NodePosition[]) => void;
  /** Opens the inputs of a connection's row. */
  readonly editEdge: (edgeId: string) => void;
}

/** How many steps of the grid a card goes with Shift held. */
const bigStep = 5;
/** What is off screen is drawn once the view has come to it. */
const drawnAfterMs = 240;

/**
 * The keys of the canvas: arrows move what is selected by a step of the grid (five with Shift), with Alt they go to the
 * next card that way, Enter opens the card's properties, and F2 on a connection those of its row.
 *
 * To be heard before the drawing's own keys, which would move cards without anybody else hearing of it.
 */
export function handleCanvasKey(event: KeyboardEvent, { cards, canEdit, select, move, editEdge }: CanvasKeys): void {
  const edgeId = edgeOf(event.target);
  if (edgeId !== undefined && event.key === 'F2') return editEdge(edgeId);
  const way = directions[event.key];
  if (way && !event.altKey && isSelectionFrame(event.target)) {
    event.stopPropagation();
    event.preventDefault();
    if (canEdit) move(stepped(cards, undefined, way, event.shiftKey ? bigStep : 1));
    return;
  }
  const cardId = cardOf(event.target);
  if (cardId === undefined) return;
  if (!way) {
    if (event.key === 'Enter' || event.key === ' ') select(cardId);
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (!event.altKey) {
    if (canEdit) move(stepped(cards, cardId, way, event.shiftKey ? bigStep : 1));
    return;
  }
  const next = neighbourOf(cards, cardId, way);
  if (next === undefined) return;
  select(next);
  focusCard(event.currentTarget, next);
}

function edgeOf(target: EventTarget) {
  return target instanceof SVGElement && target.classList.contains('react-flow__edge')
    ? target.dataset['id']
    : undefined;
}

function cardOf(target: EventTarget) {
  return target instanceof HTMLElement && target.classList.contains('react-flow__node')
    ? target.dataset['id']
    : undefined;
}

/** The frame around what was selected together, which has the focus after that. */
function isSelectionFrame(target: EventTarget) {
  return target instanceof HTMLElement && target.classList.contains('react-flow__nodesselection-rect');
}

/** Where the card goes, and with it, when it is one of several that are selected, the others; without a card, those. */
function stepped(
  cards: readonly CardNode[],
  cardId: string | undefined,
  [x, y]: readonly [number, number],
  steps: number,
): NodePosition[] {
  const isOfSelection = cardId === undefined || cards.some(({ id, selected }) => id === cardId && selected);
  const distance = gridStep * steps;
  return cards
    .filter(({ id, selected }) => id === cardId || (isOfSelection && selected))
    .map(({ id, position }) => ({ nodeId: id, x: position.x + x * distance, y: position.y + y * distance }));
}

function focusCard(canvas: Element, cardId: string) {
  const cards = () => Array.from(canvas.querySelectorAll<HTMLElement>('.react-flow__node'));
  const find = () => cards().find(({ dataset }) => dataset['id'] === cardId);
  const card = find();
  if (card) card.focus({ preventScroll: true });
  else setTimeout(() => find()?.focus({ preventScroll: true }), drawnAfterMs);
}
