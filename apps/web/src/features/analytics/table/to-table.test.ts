import { expect, test } from 'vitest';
import { createDisplay } from '../display.ts';
import { projectId, results } from '../testing/analytic-results.ts';
import { words as german } from '../words.de.ts';
import { words } from '../words.ts';
import { toTable } from './to-table.ts';

const display = createDisplay(words.english, 'en', (utc) => utc);
/** The beginning of conversations, and a node that was deleted. */
const places = [null, projectId].map((nodeId) => ({ nodeId: nodeId as never, name: '', times: 3 }));
const figures = { arrived: 3, asked: 3, matched: 0, missed: 0, ended: 0, left: 0 };

test.each([
  [createDisplay(words.english, 'en', (utc) => utc), '20/11/2026'],
  [createDisplay(german, 'de', (utc) => utc), '20.11.2026'],
] as const)('days of tables are written like other dates of the language', (display, day) => {
  const getFirst = (view: 'overview' | 'multiappdetail') => toTable(results[view], display).rows[0]?.[0];
  expect([getFirst('overview'), getFirst('multiappdetail')]).toEqual([day, `${day} Café`]);
});

test.each([
  {
    ...results.sankey,
    links: places.map(({ nodeId, name, times }) => ({
      fromNodeId: nodeId,
      fromName: name,
      toNodeId: null,
      toName: 'Menu',
      times,
    })),
  },
  { ...results.qtacfaq, pages: places.map(({ nodeId, name }) => ({ nodeId, name, ...figures })) },
  { ...results.tiles2, intents: [], missedAt: places },
])('the table of $view distinguishes the beginning of conversations from a deleted node', (data) => {
  const names = toTable(data, display).rows.map(([name]) => String(name).replace('Not matched: ', ''));
  expect(names).toEqual(['Beginning', 'Unknown']);
});
