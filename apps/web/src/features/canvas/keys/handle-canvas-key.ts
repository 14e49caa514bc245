import type { KeyboardEvent } from 'react';
import type { NodePosition } from '../../../editing/index.ts';
import type { CardNode } from '../cards/canvas-model.ts';
import { directions, findNeighbour } from './find-neighbour.ts';
import { gridStep } from '../layout/grid.ts';

interface CanvasKeyContext {
  readonly cards: readonly CardNode[];
  readonly canEdit: boolean;
  readonly select: (nodeId: string) => void;
  readonly move: (positions: readonly NodePosition[]) => void;
  /** Opens the inputs of the connector that an edge leaves by. */
  readonly editEdge: (edgeId: string) => void;
}

/** Grid steps that a card moves with Shift held. */
const stepsWithShift = 5;
/** Cards off screen are rendered only after the view has panned to them. */
const renderDelayMs = 240;

/**
 * Handles the keys of the canvas: arrows move the selection by one grid step (five with Shift); with Alt they focus the
 * next card in that direction; Enter opens the card's properties; F2 edits the focused connection.
 *
 * Must run in the capture phase: React Flow's own key handlers would move cards without storing the move.
 */
export function handleCanvasKey(
  event: KeyboardEvent,
  { cards, canEdit, select, move, editEdge }: CanvasKeyContext,
): void {
  const edgeId = getEdgeId(event.target);
  if (edgeId !== undefined && event.key === 'F2') return editEdge(edgeId);
  const direction = directions[event.key];
  if (direction && !event.altKey && isSelectionFrame(event.target)) {
    event.stopPropagation();
    event.preventDefault();
    if (canEdit) move(computeMovedPositions(cards, undefined, direction, event.shiftKey ? stepsWithShift : 1));
    return;
  }
  const cardId = getCardId(event.target);
  if (cardId === undefined) return;
  if (!direction) {
    if (event.key === 'Enter' || event.key === ' ') select(cardId);
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (!event.altKey) {
    if (canEdit) move(computeMovedPositions(cards, cardId, direction, event.shiftKey ? stepsWithShift : 1));
    return;
  }
  const next = findNeighbour(cards, cardId, direction);
  if (next === undefined) return;
  select(next);
  focusCard(event.currentTarget, next);
}

function getEdgeId(target: EventTarget) {
  return target instanceof SVGElement && target.classList.contains('react-flow__edge')
    ? target.dataset['id']
    : undefined;
}

function getCardId(target: EventTarget) {
  return target instanceof HTMLElement && target.classList.contains('react-flow__node')
    ? target.dataset['id']
    : undefined;
}

/** Whether the target is the frame around a multiple selection. */
function isSelectionFrame(target: EventTarget) {
  return target instanceof HTMLElement && target.classList.contains('react-flow__nodesselection-rect');
}

/** New positions of the card, or of the whole selection when the card is part of it or no card is given. */
function computeMovedPositions(
  cards: readonly CardNode[],
  cardId: string | undefined,
  [x, y]: readonly [number, number],
  steps: number,
): NodePosition[] {
  const movesSelection = cardId === undefined || cards.some(({ id, selected }) => id === cardId && selected);
  const distance = gridStep * steps;
  return cards
    .filter(({ id, selected }) => id === cardId || (movesSelection && selected))
    .map(({ id, position }) => ({ nodeId: id, x: position.x + x * distance, y: position.y + y * distance }));
}

function focusCard(canvas: Element, cardId: string) {
  const cards = () => Array.from(canvas.querySelectorAll<HTMLElement>('.react-flow__node'));
  const find = () => cards().find(({ dataset }) => dataset['id'] === cardId);
  const card = find();
  if (card) card.focus({ preventScroll: true });
  else setTimeout(() => find()?.focus({ preventScroll: true }), renderDelayMs);
}
