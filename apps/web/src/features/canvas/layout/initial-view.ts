import type { Viewport } from '@xyflow/react';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import type { Area } from '../annotations/annotation.ts';
import type { CanvasNode } from '../canvas-node.ts';

/** Room for the button above and the tools and overview below, in pixels of the screen. */
const padding = { top: 64, left: 40, right: 40, bottom: 130 };

/** The lowest zoom of a computed view: the 12 px of a card's text are about 10 px there. */
const readableZoom = 0.85;
/** The lowest zoom of the canvas. */
export const lowestZoom = 0.05;
/** The distance from the border of the pane of an element that is scrolled into view, in pixels of the screen. */
const margin = 24;

const emptyView: Viewport = { x: padding.left, y: padding.top, zoom: 1 };

export interface PaneSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The view of all of a canvas or, when that would be too small to read, of the part around the selection, by default
 * around Start.
 */
export function getReadableView(nodes: readonly CanvasNode[], pane: PaneSize): Viewport {
  if (nodes.length === 0) return emptyView;
  const bounds = getBounds(nodes);
  const zoom = getFittingZoom(bounds, pane);
  if (zoom >= readableZoom) return centerOn(bounds, pane, zoom);
  const selected = nodes.filter((node) => node.selected);
  if (selected.length === 0) return showFromStart(nodes, bounds, pane);
  const area = getBounds(selected);
  const closer = getFittingZoom(area, pane);
  return closer >= readableZoom ? centerOn(area, pane, readableZoom) : startAt(area, area, pane);
}

/** The view of all of a canvas, however small its text becomes. */
export function getWholeView(nodes: readonly CanvasNode[], pane: PaneSize): Viewport {
  if (nodes.length === 0) return emptyView;
  const bounds = getBounds(nodes);
  return centerOn(bounds, pane, Math.max(getFittingZoom(bounds, pane), lowestZoom));
}

/** The opening view of a workflow, from its Start when it doesn't fit. */
export function getInitialView(nodes: readonly CanvasNode[], pane: PaneSize): Viewport {
  return getReadableView(
    nodes.map((node) => (node.selected ? { ...node, selected: false } : node)),
    pane,
  );
}

function showFromStart(nodes: readonly CanvasNode[], bounds: Area, pane: PaneSize): Viewport {
  const cards = nodes.filter((node) => node.type === 'card');
  const start = cards.find(({ data }) => data.isStart) ?? nodes[0];
  return startAt(start ? getNodeArea(start) : bounds, bounds, pane);
}

/** Shows an area at the left, with as much above it as fits, but nothing above the bounds. */
function startAt({ x, y, height }: Area, bounds: Area, pane: PaneSize): Viewport {
  const middle = y + Math.min(height, getRoom(pane).height / readableZoom) / 2;
  const above = Math.min((middle - bounds.y) * readableZoom, getRoom(pane).height / 2);
  return { x: padding.left - x * readableZoom, y: padding.top + above - middle * readableZoom, zoom: readableZoom };
}

function centerOn({ x, y, width, height }: Area, pane: PaneSize, zoom: number): Viewport {
  const room = getRoom(pane);
  return {
    x: padding.left + (room.width - width * zoom) / 2 - x * zoom,
    y: padding.top + (room.height - height * zoom) / 2 - y * zoom,
    zoom,
  };
}

function getFittingZoom({ width, height }: Area, pane: PaneSize) {
  const room = getRoom(pane);
  return Math.min(1, room.width / width, room.height / height);
}

function getRoom(pane: PaneSize): PaneSize {
  return {
    width: Math.max(pane.width - padding.left - padding.right, 1),
    height: Math.max(pane.height - padding.top - padding.bottom, 1),
  };
}

/** The area that all nodes take, in canvas pixels. */
export function getBounds(nodes: readonly Pick<CanvasNode, 'position' | 'width' | 'height'>[]): Area {
  const left = Math.min(...nodes.map(({ position }) => position.x));
  const top = Math.min(...nodes.map(({ position }) => position.y));
  const right = Math.max(...nodes.map(({ position, width = 0 }) => position.x + width));
  const bottom = Math.max(...nodes.map(({ position, height = 0 }) => position.y + height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether all of an area is in the pane. */
export function isInView(area: Area, { x, y, zoom }: Viewport, pane: PaneSize): boolean {
  const [left, top] = [area.x * zoom + x, area.y * zoom + y];
  return left >= 0 && top >= 0 && left + area.width * zoom <= pane.width && top + area.height * zoom <= pane.height;
}

/** The same view, moved up or down so that nothing covers an area, if there is room for it between what covers the pane. */
export function moveFromCovers(area: Area, view: Viewport, pane: PaneSize, covers: readonly Area[]): Viewport {
  const cover = findCover(area, view, covers);
  if (!cover) return view;
  const top = area.y * view.zoom + view.y;
  const isAtTop = cover.y + cover.height / 2 < pane.height / 2;
  const shift = isAtTop ? cover.y + cover.height + margin - top : cover.y - margin - area.height * view.zoom - top;
  const moved = { ...view, y: view.y + shift };
  return isInView(area, moved, pane) && !findCover(area, moved, covers) ? moved : view;
}

function findCover({ x, y, width, height }: Area, view: Viewport, covers: readonly Area[]) {
  const [left, top] = [x * view.zoom + view.x, y * view.zoom + view.y];
  const [right, bottom] = [left + width * view.zoom, top + height * view.zoom];
  return covers.find(
    (cover) => left < cover.x + cover.width && cover.x < right && top < cover.y + cover.height && cover.y < bottom,
  );
}

/** Moves a view as little as possible so that it shows an area, or the upper left corner of an area larger than the pane. */
export function moveIntoView(area: Area, view: Viewport, pane: PaneSize): Viewport {
  if (isInView(area, view, pane)) return view;
  const shift = (start: number, length: number, room: number) => {
    const end = start + length;
    if (start >= 0 && end <= room) return 0;
    if (start < margin || length > room - 2 * margin) return margin - start;
    return end > room - margin ? room - margin - end : 0;
  };
  const { x, y, zoom } = view;
  return {
    x: x + shift(area.x * zoom + x, area.width * zoom, pane.width),
    y: y + shift(area.y * zoom + y, area.height * zoom, pane.height),
    zoom,
  };
}
