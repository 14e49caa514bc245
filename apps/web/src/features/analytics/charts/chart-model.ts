import type { AnalyticCounts } from '@confab/contracts';

/** The figures of turns that a picture can show. */
export const chartedFigures = [
  'turns',
  'conversations',
  'ended',
  'matched',
  'missed',
  'silent',
  'errors',
  'latency',
] as const;
export type ChartedFigure = (typeof chartedFigures)[number];

/** A row of values, one a category. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly number[];
  /** Drawn paler: the previous range. */
  readonly isBefore?: boolean;
}

/** A page or node; several may have the same name. */
interface ChartNode {
  readonly key: string;
  readonly name: string;
}

/** The content of a picture, independent of how it is drawn. */
export type ChartModel =
  | { readonly kind: 'lines'; readonly categories: readonly string[]; readonly series: readonly ChartSeries[] }
  | { readonly kind: 'bars'; readonly categories: readonly string[]; readonly series: readonly ChartSeries[] }
  | {
      readonly kind: 'flows';
      readonly links: readonly { readonly from: ChartNode; readonly to: ChartNode; readonly times: number }[];
    };

/** The value of a figure. The time that turns took is their average, in milliseconds. */
export function getFigure(counts: AnalyticCounts, figure: ChartedFigure): number {
  if (figure !== 'latency') return counts[figure];
  return counts.turns === 0 ? 0 : Math.round(counts.latencyMs / counts.turns);
}
