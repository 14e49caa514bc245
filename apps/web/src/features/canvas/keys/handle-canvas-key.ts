import type { KeyboardEvent } from 'react';
import type { NodePosition } from '../../../editing/index.ts';
import { minSizes, type Annotation, type Area } from '../annotations/annotation.ts';
import type { CanvasNode } from '../canvas-node.ts';
import { directions, findNeighbour } from './find-neighbour.ts';
import { focusCard } from './focus-card.ts';
import { gridStep } from '../layout/grid.ts';
import type { Point } from '../routing/types.ts';

type Size = Pick<Area, 'width' | 'height'>;

interface CanvasKeyContext {
  /** The cards, groups and notes. */
  readonly nodes: readonly CanvasNode[];
  readonly canEdit: boolean;
  /** Selects a card, group or note. */
  readonly select: (id: string) => void;
  /** Opens the name of a group or the text of a note. */
  readonly editAnnotation: (id: string) => void;
  /** Gives a group or note another size, in canvas pixels. */
  readonly resizeAnnotation: (annotation: Annotation, size: Size) => void;
  readonly move: (positions: readonly NodePosition[]) => void;
  /** Opens the inputs of the connector that an edge leaves by. */
  readonly editEdge: (edgeId: string) => void;
  /** Lets the author choose a node for the place between the ends of an edge. `at` are page coordinates. */
  readonly insertOnEdge: (edgeId: string, at: Point) => void;
  /** Opens the name of a card. */
  readonly editName: (cardId: string) => void;
  /** Lets the author choose a node that the card leads to. */
  readonly addAfter: (cardId: string) => void;
}

/** Grid steps that a card moves with Shift held. */
const stepsWithShift = 5;

/**
 * Handles the keys of the canvas: arrows move the selection by one grid step (five with Shift); with Alt they focus the
 * next card in that direction; Enter opens the card's properties, F2 its name, and N adds a node that it leads to; on a
 * connection N inserts a node and F2 edits it. Enter and F2 edit the focused group or note; with Ctrl or ⌘ the arrows
 * change its size by one grid step (five with Shift).
 *
 * Must run in the capture phase: React Flow's own key handlers would move cards without storing the move.
 */
export function handleCanvasKey(event: KeyboardEvent, context: CanvasKeyContext): void {
  const { nodes, canEdit, select, move, editEdge, insertOnEdge, editAnnotation } = context;
  const edgeId = getEdgeId(event.target);
  if (edgeId !== undefined && event.key === 'F2') return editEdge(edgeId);
  if (edgeId !== undefined && canEdit && isPlainKey(event, 'n')) {
    event.preventDefault();
    event.stopPropagation();
    return insertOnEdge(edgeId, getMiddle(event.target));
  }
  const direction = directions[event.key];
  if (direction && !event.altKey && (event.target === event.currentTarget || isSelectionFrame(event.target))) {
    event.stopPropagation();
    event.preventDefault();
    const positions = computeMovedPositions(nodes, undefined, direction, event.shiftKey ? stepsWithShift : 1);
    if (canEdit && positions.length > 0) move(positions);
    return;
  }
  const cardId = getCardId(event.target);
  if (cardId === undefined) return;
  const annotation = findAnnotation(nodes, cardId);
  if (annotation && (event.key === 'Enter' || event.key === 'F2')) {
    event.preventDefault();
    event.stopPropagation();
    select(cardId);
    editAnnotation(cardId);
    return;
  }
  if (!direction) {
    if (event.key === 'F2' && canEdit) {
      event.preventDefault();
      event.stopPropagation();
      context.editName(cardId);
    } else if (event.key === 'Enter' || event.key === ' ') select(cardId);
    else if (!annotation && canEdit && isPlainKey(event, 'n')) {
      event.preventDefault();
      event.stopPropagation();
      context.addAfter(cardId);
    }
    return;
  }
  event.preventDefault();
  event.stopPropagation();
  if (annotation && (event.ctrlKey || event.metaKey)) {
    const size = computeSize(annotation, direction, event.shiftKey ? stepsWithShift : 1);
    if (canEdit && size) context.resizeAnnotation(annotation, size);
    return;
  }
  if (!event.altKey) {
    if (canEdit) move(computeMovedPositions(nodes, cardId, direction, event.shiftKey ? stepsWithShift : 1));
    return;
  }
  const next = findNeighbour(nodes, cardId, direction);
  if (next === undefined) return;
  select(next);
  focusCard(event.currentTarget, next);
}

function isPlainKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, expected: string) {
  return key.toLowerCase() === expected && !ctrlKey && !metaKey && !altKey && !shiftKey;
}

/** The centre of the focused element, on the page. */
function getMiddle(target: EventTarget): Point {
  if (!(target instanceof Element)) return { x: 0, y: 0 };
  const { left, top, width, height } = target.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
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

function findAnnotation(nodes: readonly CanvasNode[], id: string): Annotation | undefined {
  const node = nodes.find((one) => one.id === id);
  return node && node.type !== 'card' ? node.data.annotation : undefined;
}

/** The size of a group or note after a key; undefined when it stays as it is. */
function computeSize(
  { kind, width, height }: Annotation,
  [x, y]: readonly [number, number],
  steps: number,
): Size | undefined {
  const min = minSizes[kind];
  const next = {
    width: Math.max(min.width, width + x * gridStep * steps),
    height: Math.max(min.height, height + y * gridStep * steps),
  };
  return next.width === width && next.height === height ? undefined : next;
}

/** New positions of the card, or of the whole selection when the card is part of it or no card is given. */
function computeMovedPositions(
  nodes: readonly CanvasNode[],
  cardId: string | undefined,
  [x, y]: readonly [number, number],
  steps: number,
): NodePosition[] {
  const movesSelection = cardId === undefined || nodes.some(({ id, selected }) => id === cardId && selected);
  const distance = gridStep * steps;
  return nodes
    .filter(({ id, selected }) => id === cardId || (movesSelection && selected))
    .map(({ id, position }) => ({ nodeId: id, x: position.x + x * distance, y: position.y + y * distance }));
}
