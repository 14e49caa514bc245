import type { Viewport } from '@xyflow/react';
import type { CardNode } from '../cards/canvas-model.ts';

/** Padding leaves room for the button above and the tools and minimap below. */
export const fitOptions = {
  maxZoom: 1,
  padding: { top: '64px', left: '40px', right: '40px', bottom: '130px' },
} as const;

/** The same padding in pixels. */
const padding = { top: 64, left: 40, right: 40, bottom: 130 };

/** The lowest zoom of the opening view: the 12 px of a card's text are 10 px there. */
const readableZoom = 0.85;

export interface PaneSize {
  readonly width: number;
  readonly height: number;
}

/** The opening view of a workflow: all of it, or from its Start when all would be too small to read. */
export function getInitialView(cards: readonly CardNode[], pane: PaneSize): Viewport {
  const room = {
    width: Math.max(pane.width - padding.left - padding.right, 1),
    height: Math.max(pane.height - padding.top - padding.bottom, 1),
  };
  const start = cards.find(({ data }) => data.isStart) ?? cards[0];
  if (!start) return { x: padding.left, y: padding.top, zoom: 1 };
  const bounds = getBounds(cards);
  const zoom = Math.min(1, room.width / bounds.width, room.height / bounds.height);
  if (zoom >= readableZoom)
    return {
      x: padding.left + (room.width - bounds.width * zoom) / 2 - bounds.x * zoom,
      y: padding.top + (room.height - bounds.height * zoom) / 2 - bounds.y * zoom,
      zoom,
    };
  const { x, y } = start.position;
  const middle = y + (start.height ?? 0) / 2;
  // As much above the start as there is room for, but nothing above the topmost card.
  const above = Math.min((middle - bounds.y) * readableZoom, room.height / 2);
  return { x: padding.left - x * readableZoom, y: padding.top + above - middle * readableZoom, zoom: readableZoom };
}

/** The area that all cards take, in canvas pixels. */
export function getBounds(cards: readonly Pick<CardNode, 'position' | 'width' | 'height'>[]) {
  const left = Math.min(...cards.map(({ position }) => position.x));
  const top = Math.min(...cards.map(({ position }) => position.y));
  const right = Math.max(...cards.map(({ position, width = 0 }) => position.x + width));
  const bottom = Math.max(...cards.map(({ position, height = 0 }) => position.y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}
