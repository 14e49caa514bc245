import type { AnalyticCounts, AnalyticDataOf, AnalyticView } from '@confab/contracts';

const none: AnalyticCounts = {
  turns: 0,
  conversations: 0,
  newVisitors: 0,
  returningVisitors: 0,
  ended: 0,
  matched: 0,
  missed: 0,
  silent: 0,
  errors: 0,
  latencyMs: 0,
  slowestMs: 0,
};

const empty: { readonly [View in AnalyticView]: AnalyticDataOf<View> } = {
  overview: { view: 'overview', totals: none, previous: null, grain: 'day', series: [], previousSeries: [] },
  detail: { view: 'detail', totals: none, groups: [] },
  multiappdetail: { view: 'multiappdetail', totals: none, days: [] },
  faq: { view: 'faq', total: 0, intents: [], others: 0 },
  misrecognitions: { view: 'misrecognitions', total: 0, texts: [], others: 0, nodes: [] },
  correspondence: {
    view: 'correspondence',
    total: 0,
    isCut: false,
    fromNodeName: '',
    nodeName: '',
    throughNodeName: '',
    intentName: '',
    conversations: [],
    turns: [],
  },
  wordcloud: { view: 'wordcloud', texts: 0, total: 0, words: [], others: 0 },
  sankey: { view: 'sankey', total: 0, links: [], others: 0 },
  multiappoverview: { view: 'multiappoverview', totals: none, previous: null, projects: [] },
  tiles1: { view: 'tiles1', totals: none, previous: null },
  tiles2: { view: 'tiles2', totals: none, previous: null, intents: [], missedAt: [], leftAt: [], channels: [] },
  qtacfaq: { view: 'qtacfaq', totals: none, pages: [] },
};

/** The result of a view whose call failed (A7.91). */
export function createEmptyAnalyticData<View extends AnalyticView>(view: View): AnalyticDataOf<View> {
  return empty[view];
}
