import { expect, test } from 'vitest';
import { changeParams, parseAnalyticLocation } from './analytic-location.ts';
import { listStarts } from './days.ts';

const today = '2026-11-24';
const parse = (query: string) => parseAnalyticLocation(new URLSearchParams(query), today);
const change = (query: string, changes: Parameters<typeof changeParams>[1]) =>
  String(changeParams(new URLSearchParams(query), changes));
const node = '00000000-0000-4000-8000-000000000003';

test('an address without parameters is the overview of the last 28 days', () => {
  expect(parse('')).toMatchObject({
    view: 'overview',
    range: { from: '2026-10-28', to: today },
    quickRange: 28,
    figure: 'turns',
    page: 0,
    turn: {},
  });
});

test('the last 7 and 90 days end today, and chosen days are kept as they are', () => {
  expect(parse('days=7').range).toEqual({ from: '2026-11-18', to: today });
  expect(parse('days=90').range).toEqual({ from: '2026-08-27', to: today });
  expect(parse('from=2026-02-01&to=2026-02-03')).toMatchObject({
    range: { from: '2026-02-01', to: '2026-02-03' },
    quickRange: undefined,
  });
});

test('every filter is read from the address', () => {
  const filters = `stage=Beta&platform=alexa&language=de&version=${node}&page=3&conversation=${node}`;
  expect(
    parse(`view=correspondence&${filters}&at=${node}&towards=${node}&through=${node}&intent=hours&outcome=missed`),
  ).toMatchObject({
    view: 'correspondence',
    stage: 'Beta',
    channel: 'alexa',
    language: 'de',
    releaseId: node,
    page: 2,
    conversation: node,
    turn: { fromNodeId: node, nodeId: node, throughNodeId: node, intent: 'hours', outcome: 'missed' },
  });
});

test.each([
  'view=nothing',
  'days=8',
  'from=2026-02-31&to=2026-03-01',
  'from=2026-02-01',
  'stage=Nowhere',
  'version=1',
  'page=-1',
  'page=201',
  'conversation=x',
  'at=x&through=x&outcome=lost',
  `language=${'x'.repeat(41)}`,
])('the address ?%s is read as if it had no parameters', (query) => {
  expect(parse(query)).toEqual(parse(''));
});

test('a change of a filter closes the conversation and leads to the first page', () => {
  const before = `view=correspondence&page=2&conversation=${node}&at=${node}`;
  expect(change(before, { stage: 'Live' })).toBe(`view=correspondence&at=${node}&stage=Live`);
  expect(change(before, { page: '3' })).toBe(`view=correspondence&page=3&at=${node}`);
  expect(change(before, { conversation: undefined })).toBe(`view=correspondence&page=2&at=${node}`);
  expect(change(before, { view: 'faq' })).toBe('view=faq');
});

test('parameters of the page around analytics stay', () => {
  expect(change('tab=analytics&side=preview', { view: 'faq' })).toBe('tab=analytics&side=preview&view=faq');
});

test('the starts of a range have all of its days or hours, and none when it is reversed or too long', () => {
  expect(
    listStarts({ from: '2026-02-27', to: '2026-03-01' }, 'day').map((start) => new Date(start).getUTCDate()),
  ).toEqual([27, 28, 1]);
  expect(listStarts({ from: today, to: today }, 'hour')).toHaveLength(24);
  expect(listStarts({ from: '2026-02-02', to: '2026-02-01' }, 'day')).toEqual([]);
  expect(listStarts({ from: '0001-01-01', to: '9999-01-01' }, 'day')).toEqual([]);
});
