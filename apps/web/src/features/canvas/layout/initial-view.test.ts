import { describe, expect, it } from 'vitest';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import { createCard } from '../testing/create-card.ts';
import {
  getInitialView,
  getReadableView,
  getWholeView,
  isInView,
  lowestZoom,
  moveFromCovers,
  moveIntoView,
} from './initial-view.ts';

const pane = { width: 1_000, height: 700 };
const row = (count: number) =>
  Array.from({ length: count }, (_, at) => createCard(`c${at}`, { x: at * 340, y: 0 }, { isStart: at === 0 }));

describe('the view of a canvas', () => {
  it('all cards are shown as long as their text can be read', () => {
    const cards = row(3);
    const view = getReadableView(cards, pane);
    expect(view.zoom).toBe(1);
    for (const card of cards) expect(isInView(getNodeArea(card), view, pane)).toBe(true);
  });

  it('a canvas too large to read is shown from Start on, with text of at least 10 pixels (ui.md 9)', () => {
    const cards = row(40);
    const view = getReadableView(cards, pane);
    expect(view.zoom * 12).toBeGreaterThanOrEqual(10);
    expect(isInView(getNodeArea(cards[0]!), view, pane)).toBe(true);
    expect(isInView(getNodeArea(cards[39]!), view, pane)).toBe(false);
  });

  it('fitting a large canvas shows the selection, and opening it shows its Start', () => {
    const cards = row(40).map((card, at) => ({ ...card, selected: at === 30 }));
    const fitted = getReadableView(cards, pane);
    expect(fitted.zoom * 12).toBeGreaterThanOrEqual(10);
    expect(isInView(getNodeArea(cards[30]!), fitted, pane)).toBe(true);
    expect(isInView(getNodeArea(cards[0]!), getInitialView(cards, pane), pane)).toBe(true);
  });

  it('a selection that is too large to read is shown from its beginning', () => {
    const cards = row(40).map((card, at) => ({ ...card, selected: at >= 20 }));
    const view = getReadableView(cards, pane);
    expect(view.zoom * 12).toBeGreaterThanOrEqual(10);
    expect(isInView(getNodeArea(cards[20]!), view, pane)).toBe(true);
  });

  it('the whole view shows every card, however small its text becomes', () => {
    const cards = row(12);
    const view = getWholeView(cards, pane);
    expect(view.zoom * 12).toBeLessThan(10);
    for (const card of cards) expect(isInView(getNodeArea(card), view, pane)).toBe(true);
  });

  it('the whole view of a huge canvas has the lowest zoom, and that of few cards is not enlarged', () => {
    expect(getWholeView(row(400), pane).zoom).toBe(lowestZoom);
    expect(getWholeView(row(1), pane).zoom).toBe(1);
  });
});

describe('moveIntoView', () => {
  const view = { x: 0, y: 0, zoom: 1 };

  it('a view that shows the area stays the same', () => {
    expect(moveIntoView({ x: 10, y: 10, width: 240, height: 80 }, view, pane)).toBe(view);
  });

  it.each([
    ['to the right', { x: 1_200, y: 10, width: 240, height: 80 }, { x: -464, y: 0 }],
    ['below', { x: 100, y: 680, width: 240, height: 80 }, { x: 0, y: -84 }],
    ['to the left and above', { x: -100, y: -50, width: 240, height: 80 }, { x: 124, y: 74 }],
    ['larger than the pane', { x: 50, y: 40, width: 4_000, height: 80 }, { x: -26, y: 0 }],
  ])('an area %s moves the view as far as needed', (_where, area, { x, y }) => {
    expect(moveIntoView(area, view, pane)).toEqual({ x, y, zoom: 1 });
  });
});

describe('moveFromCovers', () => {
  const view = { x: 0, y: 0, zoom: 1 };
  const tools = { x: 20, y: 640, width: 200, height: 40 };
  const button = { x: 20, y: 20, width: 200, height: 36 };

  it('moveFromCovers returns the same view when nothing covers the area', () => {
    expect(moveFromCovers({ x: 400, y: 600, width: 240, height: 80 }, view, pane, [tools, button])).toBe(view);
  });

  it.each([
    ['the tools', { x: 100, y: 600, width: 240, height: 80 }, -64],
    ['the button above', { x: 100, y: 30, width: 240, height: 80 }, 50],
  ])('moveFromCovers moves the view so that an area under %s is no longer covered', (_what, area, y) => {
    expect(moveFromCovers(area, view, pane, [tools, button])).toEqual({ ...view, y });
  });

  it('moveFromCovers returns the same view when the area does not fit between the elements that cover the pane', () => {
    expect(moveFromCovers({ x: 100, y: 30, width: 240, height: 620 }, view, pane, [tools, button])).toBe(view);
  });
});
