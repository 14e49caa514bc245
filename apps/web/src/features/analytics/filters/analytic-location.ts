import {
  analyticOutcomes,
  analyticSaidMax,
  analyticViews,
  type AnalyticOutcome,
  type AnalyticView,
} from '@confab/contracts';
import { nodeIdSchema, releaseIdSchema, stages, type NodeId, type ReleaseId, type Stage } from '@confab/model';
import { z } from 'zod';
import { chartedFigures, type ChartedFigure } from '../charts/chart-model.ts';
import { dayText, quickRanges, usualRange, toRange, type DayRange, type QuickRange } from './days.ts';

/** What a turn of the listed conversations must have. */
interface TurnFilter {
  readonly fromNodeId?: NodeId;
  readonly nodeId?: NodeId;
  readonly throughNodeId?: NodeId;
  readonly intent?: string;
  readonly outcome?: AnalyticOutcome;
  /** A part of an utterance. */
  readonly said?: string;
}

/** The state of the analytics page in the address. */
export interface AnalyticLocation {
  readonly view: AnalyticView;
  readonly range: DayRange;
  /** The days before today that were chosen; undefined for chosen dates. */
  readonly quickRange: QuickRange | undefined;
  readonly stage: Stage | undefined;
  readonly channel: string | undefined;
  readonly language: string | undefined;
  readonly releaseId: ReleaseId | undefined;
  readonly figure: ChartedFigure;
  readonly page: number;
  readonly conversation: string | undefined;
  readonly turn: TurnFilter;
}

/** The parameters of the address, by their names in it. */
export type AnalyticParams = Partial<Record<(typeof paramNames)[number], string | undefined>>;
const turnParams = ['at', 'towards', 'through', 'intent', 'outcome', 'said'] as const;
/** The change that clears the filter for turns of the listed conversations. */
export const noTurnParams: AnalyticParams = Object.fromEntries(turnParams.map((name) => [name, undefined]));
const paramNames = [
  'project',
  'view',
  'days',
  'from',
  'to',
  'stage',
  'platform',
  'language',
  'version',
  'figure',
  'page',
  'conversation',
  ...turnParams,
] as const;

const pageNumber = z.coerce.number().int().min(1).max(200);
const shortText = z.string().min(1).max(40);

/** Reads the address; values that cannot be are ignored. @param today a day of UTC */
export function parseAnalyticLocation(params: URLSearchParams, today: string): AnalyticLocation {
  const read = <Schema extends z.ZodType>(name: keyof AnalyticParams, schema: Schema) =>
    schema.safeParse(params.get(name)).data;
  const from = read('from', dayText);
  const to = read('to', dayText);
  const dates = from !== undefined && to !== undefined ? { from, to } : undefined;
  const quickRange = dates
    ? undefined
    : (quickRanges.find((days) => String(days) === params.get('days')) ?? usualRange);
  const fromNodeId = read('at', nodeIdSchema);
  const nodeId = read('towards', nodeIdSchema);
  const throughNodeId = read('through', nodeIdSchema);
  const intent = read('intent', z.string().min(1).max(200));
  const outcome = read('outcome', z.enum(analyticOutcomes));
  const said = read('said', z.string().trim().min(1).max(analyticSaidMax));
  return {
    view: read('view', z.enum(analyticViews)) ?? 'overview',
    range: dates ?? toRange(quickRange ?? usualRange, today),
    quickRange,
    stage: read('stage', z.enum(stages)),
    channel: read('platform', shortText),
    language: read('language', shortText),
    releaseId: read('version', releaseIdSchema),
    figure: read('figure', z.enum(chartedFigures)) ?? 'turns',
    page: (read('page', pageNumber) ?? 1) - 1,
    conversation: read('conversation', z.guid()),
    turn: {
      ...(fromNodeId && { fromNodeId }),
      ...(nodeId && { nodeId }),
      ...(throughNodeId && { throughNodeId }),
      ...(intent !== undefined && { intent }),
      ...(outcome && { outcome }),
      ...(said !== undefined && { said }),
    },
  };
}

/**
 * Returns the address with changed parameters; a parameter that is undefined is removed. Any change closes the open
 * conversation and returns to the first page. Another view or project also removes the conditions on turns.
 */
export function changeParams(before: URLSearchParams, changes: AnalyticParams): URLSearchParams {
  const next = new URLSearchParams(before);
  const isOpening = 'conversation' in changes;
  if (!isOpening) next.delete('conversation');
  if (!isOpening && !('page' in changes)) next.delete('page');
  if ('view' in changes || 'project' in changes) for (const name of turnParams) next.delete(name);
  for (const name of paramNames) {
    if (!(name in changes)) continue;
    const value = changes[name];
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
