import { expect, it } from 'vitest';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import { createCard } from '../testing/create-card.ts';
import { getResizedView } from './get-resized-view.ts';
import { getInitialView, getWholeView, isInView } from './initial-view.ts';

const pane = { width: 1_200, height: 700 };
const narrow = { width: 800, height: 700 };
const nodes = Array.from({ length: 12 }, (_, at) =>
  createCard(`c${at}`, { x: at * 340, y: 200 }, { isStart: at === 0 }),
);
const opened = { nodes, view: getInitialView(nodes, pane), pane, computedAs: 'opening', isArriving: false } as const;
const area = (at: number) => getNodeArea(nodes[at]!);

it('the current card stays in view when the opening view is computed again', () => {
  expect(isInView(area(3), opened.view, pane)).toBe(true);
  const resized = getResizedView({ ...opened, currentId: 'c3' }, narrow, []);
  expect(isInView(area(3), resized, narrow)).toBe(true);
  expect(isInView(area(0), resized, narrow)).toBe(false);
});

it('a move of the view to a card ends at that card in the resized pane', () => {
  const moving = { ...opened, view: { ...opened.view, x: opened.view.x - 20 }, computedAs: undefined, currentId: 'c4' };
  expect(isInView(area(4), moving.view, pane)).toBe(false);
  expect(getResizedView(moving, narrow, [])).toBe(moving.view);
  expect(isInView(area(4), getResizedView({ ...moving, isArriving: true }, narrow, []), narrow)).toBe(true);
});

it('a view of all cards shows all of them again in the resized pane', () => {
  const whole = { ...opened, view: getWholeView(nodes, pane), computedAs: 'whole', currentId: undefined } as const;
  const resized = getResizedView(whole, narrow, []);
  expect(resized.zoom).toBeLessThan(whole.view.zoom);
  for (const node of nodes) expect(isInView(getNodeArea(node), resized, narrow)).toBe(true);
});

it('without a current card, a view that the author has moved stays', () => {
  const moved = { ...opened, computedAs: undefined, currentId: undefined };
  expect(getResizedView(moved, narrow, [])).toBe(moved.view);
});

it('the overview does not cover the current card', () => {
  const view = { ...opened.view, y: opened.view.y + 300 };
  const overview = { x: 600, y: area(3).y * view.zoom + view.y + 10, width: 200, height: 100 };
  const resized = getResizedView({ ...opened, view, currentId: 'c3', computedAs: undefined }, narrow, [overview]);
  expect((area(3).y + area(3).height) * resized.zoom + resized.y).toBeLessThanOrEqual(overview.y);
  expect(isInView(area(3), resized, narrow)).toBe(true);
});
