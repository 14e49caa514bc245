import type { ReactFlowInstance } from '@xyflow/react';
import type { DragEvent } from 'react';
import type { CardNode } from '../cards/canvas-model.ts';
import { cardSize } from '../cards/card-size.ts';
import { newPort } from '../cards/port-ids.ts';
import type { Point } from '../routing/types.ts';

/** Where a node is to be added, and what it is connected with. */
export interface NodeDrop {
  /** Page coordinates of the pointer. */
  readonly at: Point;
  /** Canvas coordinates. */
  readonly place: Point;
  /** The connector that leads to the new node. */
  readonly from?: { readonly nodeId: string; readonly connectorId: string };
  /** The node that the new node leads to. */
  readonly targetId?: string;
}

/** The size of a new card, as far as it is known before the node exists. */
export const newCardSize = { width: cardSize.width, height: 120 };

/** The distance between a card and the one that it leads to, in canvas pixels. */
const distanceToNext = 80;
/**
 * A place right of a card for a node that the card leads to.
 *
 * @param fromId the connector; by default the card's first open one that is not a fallback, else a new one
 */
export function getDropAfter(
  card: CardNode,
  fromId: string | undefined,
  { flowToScreenPosition }: Pick<ReactFlowInstance, 'flowToScreenPosition'>,
): NodeDrop {
  const { x, y } = card.position;
  const connectorId =
    fromId ??
    card.data.ports.find(({ targetId, isFallback }) => targetId === undefined && !isFallback)?.id ??
    (card.data.canAddConnector ? newPort : undefined);
  return {
    at: flowToScreenPosition(
      fromId === newPort
        ? { x: x + cardSize.width - cardSize.newPort, y: y + (card.height ?? 0) + cardSize.handle }
        : { x: x + cardSize.width, y: y + cardSize.head },
    ),
    place: { x: x + cardSize.width + distanceToNext, y },
    ...(connectorId === undefined ? {} : { from: { nodeId: card.id, connectorId } }),
  };
}

/** Whether the author has not moved on to another part of the page. */
export function isFocusFree(canvas: Element) {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || canvas.contains(activeElement);
}

/** Accepts the dropped node, and takes the focus from the dragged entry of the palette. */
export function takeDrop(event: DragEvent): void {
  event.preventDefault();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
