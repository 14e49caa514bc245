import type { AnalyticCounts, AnalyticDataOf, AnalyticView } from '@confab/contracts';
import { asNodeId, asProjectId } from '@confab/model';

export const projectId = asProjectId('00000000-0000-4000-8000-000000000001');
const nodeId = asNodeId('00000000-0000-4000-8000-000000000003');
export const counts: AnalyticCounts = {
  turns: 12,
  conversations: 3,
  newVisitors: 2,
  returningVisitors: 1,
  ended: 2,
  matched: 7,
  missed: 2,
  silent: 0,
  errors: 0,
  latencyMs: 120,
  slowestMs: 30,
};
const startUtc = '2026-11-20T00:00:00.000Z';

/** A result of each view that has something to show. */
export const results: { readonly [View in AnalyticView]: AnalyticDataOf<View> } = {
  overview: {
    view: 'overview',
    totals: counts,
    previous: null,
    grain: 'day',
    series: [{ startUtc, counts }],
    previousSeries: [],
  },
  detail: { view: 'detail', totals: counts, groups: [{ dimension: 'stage', key: 'Live', name: 'Live', counts }] },
  multiappdetail: {
    view: 'multiappdetail',
    totals: counts,
    days: [{ projectId, projectName: 'Café', startUtc, counts }],
  },
  faq: { view: 'faq', total: 7, intents: [{ intentId: 'hours', name: 'Opening hours', times: 7 }], others: 0 },
  misrecognitions: {
    view: 'misrecognitions',
    total: 2,
    texts: [{ text: 'xqzt', times: 2, lastUtc: '2026-11-20T10:00:00.000Z', bestScore: null }],
    others: 0,
    nodes: [],
  },
  correspondence: {
    view: 'correspondence',
    total: 1,
    isCut: false,
    fromNodeName: '',
    nodeName: '',
    throughNodeName: '',
    intentName: '',
    conversations: [
      {
        conversation: '00000000-0000-4000-8000-000000000009',
        projectId,
        startedUtc: '2026-11-20T10:00:00.000Z',
        stage: 'Live',
        channel: 'chat',
        language: 'en',
        release: 1,
        turns: 12,
        missed: 2,
        isEnded: true,
        firstSaid: 'where is the pier',
        foundSaid: null,
      },
    ],
    turns: [],
  },
  wordcloud: { view: 'wordcloud', texts: 9, total: 9, words: [{ word: 'pier', times: 4 }], others: 5 },
  sankey: {
    view: 'sankey',
    total: 12,
    links: [{ fromNodeId: null, fromName: '', toNodeId: nodeId, toName: 'Menu', times: 12 }],
    others: 0,
  },
  multiappoverview: {
    view: 'multiappoverview',
    totals: counts,
    previous: null,
    projects: [{ projectId, projectName: 'Café', counts }],
  },
  tiles1: { view: 'tiles1', totals: counts, previous: { ...counts, turns: 48 } },
  tiles2: {
    view: 'tiles2',
    totals: counts,
    previous: null,
    intents: [{ intentId: 'hours', name: 'Opening hours', times: 7 }],
    missedAt: [],
    leftAt: [],
    channels: [],
  },
  qtacfaq: {
    view: 'qtacfaq',
    totals: counts,
    pages: [{ nodeId, name: 'Menu', arrived: 12, asked: 12, matched: 7, missed: 2, ended: 2, left: 0 }],
  },
};
