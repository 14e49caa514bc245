import { expect, test } from 'vitest';
import { counts, projectId, results } from '../testing/analytic-results.ts';
import { findDrill } from './find-drill.ts';

const page = results.qtacfaq.pages[0];
const nodeId = page?.nodeId ?? '';

test.each([
  ['the misses of a day', results.overview, 0, 5, { from: '2026-11-20', to: '2026-11-20', outcome: 'missed' }],
  ['the conversations of a day', results.overview, 0, 2, { from: '2026-11-20', to: '2026-11-20' }],
  ['the matches of a stage', results.detail, 0, 4, { stage: 'Live', outcome: 'matched' }],
  ['the misses of a project', results.multiappoverview, 0, 5, { project: projectId, outcome: 'missed' }],
  ['the conversations of a project', results.multiappoverview, 0, 2, { project: projectId, version: undefined }],
  [
    'the ends of a day of a project',
    results.multiappdetail,
    0,
    3,
    { project: projectId, from: '2026-11-20', to: '2026-11-20', outcome: 'ended' },
  ],
  ['a word', results.wordcloud, 0, 1, { said: results.wordcloud.words[0]?.word }],
  ['an utterance', results.misrecognitions, 0, 1, { said: results.misrecognitions.texts[0]?.text, outcome: 'missed' }],
  ['an intent', results.faq, 0, 1, { intent: 'hours' }],
  ['the key figure of misses', results.tiles1, 6, 1, { outcome: 'missed' }],
  ['the turns that arrived at a page', results.qtacfaq, 0, 1, { towards: nodeId }],
  ['the turns that were taken at a page', results.qtacfaq, 0, 2, { at: nodeId }],
  ['the misses of a page', results.qtacfaq, 0, 4, { at: nodeId, outcome: 'missed' }],
  ['the ends at a page', results.qtacfaq, 0, 5, { towards: nodeId, outcome: 'ended' }],
] as const)('%s lead to the conversations behind them', (_name, data, row, column, filter) => {
  expect(findDrill(data, row, column)).toMatchObject({ view: 'correspondence', ...filter });
});

test('a path between two pages leads to the conversations that took it', () => {
  const links = results.sankey.links.map((link) => ({ ...link, fromNodeId: link.toNodeId }));
  expect(findDrill({ ...results.sankey, links }, 0, 2)).toEqual({
    view: 'correspondence',
    at: nodeId,
    towards: nodeId,
  });
  expect(findDrill(results.sankey, 0, 2)).toBeUndefined();
});

test('a figure of 0, the row of others, and figures by which conversations cannot be filtered have no link', () => {
  expect(findDrill({ ...results.tiles1, totals: { ...counts, missed: 0 } }, 6, 1)).toBeUndefined();
  expect(findDrill(results.faq, 1, 1)).toBeUndefined();
  expect(findDrill(results.tiles1, 0, 1)).toBeUndefined();
  expect(findDrill({ ...results.overview, grain: 'hour' }, 0, 5)).toBeUndefined();
  expect(findDrill(results.qtacfaq, 0, 6)).toBeUndefined();
  expect(findDrill(results.wordcloud, 500, 1)).toBeUndefined();
});
