import type { ProjectId } from '@confab/model';
import { analyticSaidMax, type AnalyticCounts, type AnalyticData, type AnalyticOutcome } from '@confab/contracts';
import type { AnalyticParams } from '../filters/analytic-location.ts';
import { countNames, tileNames } from './count-names.ts';

const outcomes: readonly AnalyticOutcome[] = ['matched', 'missed', 'silent', 'errors', 'ended'];
const toOutcome = (name: string | undefined) => outcomes.find((outcome) => outcome === name);

/**
 * Finds how the address changes to show the conversations behind a figure of a table.
 *
 * @returns undefined where the figure is 0 or conversations cannot be filtered by it.
 */
export function findDrill(data: AnalyticData, row: number, column: number): AnalyticParams | undefined {
  const drill = findFilter(data, row, column);
  return drill && { view: 'correspondence', ...drill };
}

function findFilter(data: AnalyticData, row: number, column: number): AnalyticParams | undefined {
  switch (data.view) {
    case 'overview': {
      const { startUtc, counts } = data.series[row] ?? {};
      const day = startUtc?.slice(0, 10);
      return data.grain === 'day' && day !== undefined
        ? addTo(ofCounts(counts, countNames[column - 1]), { days: undefined, from: day, to: day })
        : undefined;
    }
    case 'detail': {
      const { dimension, key, counts } = data.groups[row] ?? {};
      if (dimension === undefined || key === undefined || key === '') return undefined;
      const name = ({ stage: 'stage', channel: 'platform', language: 'language', release: 'version' } as const)[
        dimension
      ];
      return addTo(ofCounts(counts, countNames[column - 1]), { [name]: key });
    }
    case 'multiappdetail': {
      const { projectId, startUtc, counts } = data.days[row] ?? {};
      const day = startUtc?.slice(0, 10);
      return day !== undefined
        ? addTo(ofCounts(counts, countNames[column - 1]), {
            ...ofProject(projectId),
            days: undefined,
            from: day,
            to: day,
          })
        : undefined;
    }
    case 'multiappoverview': {
      const { projectId, counts } = data.projects[row] ?? {};
      return addTo(ofCounts(counts, countNames[column - 1]), ofProject(projectId));
    }
    case 'faq': {
      const { intentId } = data.intents[row] ?? {};
      return column === 1 && intentId ? { intent: intentId } : undefined;
    }
    case 'misrecognitions': {
      const { text } = data.texts[row] ?? {};
      return column === 1 && text ? { ...ofSaid(text), outcome: 'missed' } : undefined;
    }
    case 'wordcloud': {
      const { word } = data.words[row] ?? {};
      return column === 1 && word !== undefined ? ofSaid(word) : undefined;
    }
    case 'sankey': {
      const { fromNodeId, toNodeId } = data.links[row] ?? {};
      return column === 2 && fromNodeId && toNodeId ? { at: fromNodeId, towards: toNodeId } : undefined;
    }
    case 'tiles1':
      return column === 1 ? ofCounts(data.totals, tileNames[row]) : undefined;
    case 'qtacfaq':
      return ofPage(data.pages[row], column);
    default:
      return undefined;
  }
}

/** The conversations of a figure; those of all turns are all conversations that began in the range. */
function ofCounts(counts: AnalyticCounts | undefined, name: string | undefined): AnalyticParams | undefined {
  if (!counts || name === undefined) return undefined;
  if (name === 'conversations') return counts.conversations > 0 ? {} : undefined;
  const outcome = toOutcome(name);
  return outcome !== undefined && counts[outcome] > 0 ? { outcome } : undefined;
}

/** The conversations in which a text was said; for a long one, its beginning. */
export const ofSaid = (text: string): AnalyticParams => ({ said: text.slice(0, analyticSaidMax).trim() });

/** Versions belong to a project, so choosing another project clears the chosen one. */
function ofProject(projectId: ProjectId | undefined): AnalyticParams {
  return { project: projectId, version: undefined };
}

function addTo(drill: AnalyticParams | undefined, more: AnalyticParams): AnalyticParams | undefined {
  return drill && { ...drill, ...more };
}

type Page = Extract<AnalyticData, { view: 'qtacfaq' }>['pages'][number];
const pageColumns = [undefined, 'arrived', 'asked', 'matched', 'missed', 'ended'] as const;

function ofPage(page: Page | undefined, column: number): AnalyticParams | undefined {
  const name = pageColumns[column];
  if (!page?.nodeId || name === undefined || page[name] === 0) return undefined;
  const isLedTo = name === 'arrived' || name === 'ended';
  const outcome = toOutcome(name);
  return { [isLedTo ? 'towards' : 'at']: page.nodeId, ...(outcome !== undefined && { outcome }) };
}
