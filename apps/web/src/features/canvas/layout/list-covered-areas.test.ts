import { afterEach, expect, it } from 'vitest';
import { findFreeSpot } from './find-free-spot.ts';
import { listCoveredAreas, listPaneCovers } from './list-covered-areas.ts';

afterEach(() => document.body.replaceChildren());

/** A canvas with a panel at a place of the page. */
function aCanvas(panel: { left: number; top: number; width: number; height: number }, pointerEvents = 'all') {
  const canvas = document.createElement('div');
  const element = document.createElement('div');
  element.className = 'react-flow__panel';
  element.style.pointerEvents = pointerEvents;
  element.getBoundingClientRect = () => new DOMRect(panel.left, panel.top, panel.width, panel.height);
  canvas.append(element);
  document.body.append(canvas);
  return canvas;
}
// The canvas begins 200 pixels from the left of the page and shows everything at half its size.
const flow = { screenToFlowPosition: ({ x, y }: { x: number; y: number }) => ({ x: (x - 200) * 2, y: y * 2 }) };
const overview = { left: 900, top: 600, width: 150, height: 100 };

it('the overview covers the part of the canvas below it, at any zoom', () => {
  expect(listCoveredAreas(aCanvas(overview), flow)).toEqual([{ x: 1400, y: 1200, width: 300, height: 200 }]);
});

it('a new card that was requested under the overview is placed beside it', () => {
  const size = { width: 240, height: 120 };
  const { x, y } = findFreeSpot(listCoveredAreas(aCanvas(overview), flow), { x: 1450, y: 1250 }, size);
  expect(x + size.width <= 1400 || x >= 1700 || y + size.height <= 1200 || y >= 1400).toBe(true);
});

it('elements that are hidden or let the pointer through cover nothing', () => {
  expect(listCoveredAreas(aCanvas({ ...overview, width: 0, height: 0 }), flow)).toEqual([]);
  expect(listCoveredAreas(aCanvas(overview, 'none'), flow)).toEqual([]);
  expect(listCoveredAreas(null, flow)).toEqual([]);
});

it('the covers of the pane are measured from its corner', () => {
  const canvas = aCanvas(overview);
  canvas.getBoundingClientRect = () => new DOMRect(200, 50, 1_000, 700);
  expect(listPaneCovers(canvas)).toEqual([{ x: 700, y: 550, width: 150, height: 100 }]);
  expect(listPaneCovers(null)).toEqual([]);
});
