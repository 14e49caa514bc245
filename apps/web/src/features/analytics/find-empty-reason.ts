import type { AnalyticCounts, AnalyticData } from '@confab/contracts';

/** The reason why a view has nothing to show: the kind of data that its range lacks. */
export type EmptyReason = 'noConversations' | 'noIntents' | 'noMisses' | 'noWords';

/** Why a view has nothing to show; undefined when it has something, such as the figures of the range before. */
export function findEmptyReason(data: AnalyticData): EmptyReason | undefined {
  switch (data.view) {
    case 'faq':
      return data.total === 0 ? 'noIntents' : undefined;
    case 'misrecognitions':
      return data.total === 0 ? 'noMisses' : undefined;
    case 'wordcloud':
      return data.words.length === 0 ? 'noWords' : undefined;
    case 'tiles1':
    case 'tiles2':
      return hasTurns(data.totals) || (data.previous && hasTurns(data.previous)) ? undefined : 'noConversations';
    default:
      return hasRows(data) ? undefined : 'noConversations';
  }
}

function hasRows(
  data: Exclude<AnalyticData, { view: 'faq' | 'misrecognitions' | 'wordcloud' | 'tiles1' | 'tiles2' }>,
): boolean {
  switch (data.view) {
    case 'overview':
      return [...data.series, ...data.previousSeries].some(({ counts }) => hasTurns(counts));
    case 'detail':
      return data.groups.length > 0;
    case 'multiappdetail':
      return data.days.length > 0;
    case 'multiappoverview':
      return data.projects.length > 0 || (data.previous !== null && hasTurns(data.previous));
    case 'correspondence':
      return data.total > 0 || data.conversations.length > 0;
    case 'sankey':
      return data.total > 0;
    case 'qtacfaq':
      return data.pages.length > 0;
  }
}

function hasTurns({ turns }: AnalyticCounts): boolean {
  return turns > 0;
}
