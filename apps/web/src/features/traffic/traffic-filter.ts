import type { ProjectId } from '@confab/model';
import { create } from 'zustand';
import type { TrafficRequest } from './use-traffic.ts';
import { toRange, usualRange, type AnalyticParams, type QuickRange } from '../analytics/index.ts';

/** Which conversations are counted. */
export interface TrafficFilter {
  /** The days before today; undefined for chosen dates. */
  readonly days: QuickRange | undefined;
  readonly from: string;
  readonly to: string;
  readonly stage: TrafficRequest['stage'];
  readonly releaseId: TrafficRequest['releaseId'];
}

interface FilterState {
  readonly projectId: ProjectId | undefined;
  readonly filter: TrafficFilter | undefined;
}

const useFilterStore = create<FilterState>(() => ({ projectId: undefined, filter: undefined }));

/** The filter of the open project, which all its workflows share. @param today a day of UTC */
export function useTrafficFilter(projectId: ProjectId, today: string) {
  const state = useFilterStore();
  const usual: TrafficFilter = {
    days: usualRange,
    ...toRange(usualRange, today),
    stage: undefined,
    releaseId: undefined,
  };
  const kept = (state.projectId === projectId ? state.filter : undefined) ?? usual;
  // The last days end today, even when they were chosen on an earlier day.
  const filter = kept.days === undefined ? kept : { ...kept, ...toRange(kept.days, today) };
  return {
    filter,
    change: (changes: Partial<TrafficFilter>) =>
      useFilterStore.setState({ projectId, filter: { ...filter, ...changes } }),
  };
}

/** The parameters of analytics that list the conversations through a node. */
export function toConversationParams(
  { days, from, to, stage, releaseId }: TrafficFilter,
  nodeId: string,
): Readonly<Record<string, string>> {
  return {
    view: 'correspondence',
    through: nodeId,
    ...(days === undefined && { from, to }),
    ...(days !== undefined && days !== usualRange && { days: String(days) }),
    ...(stage && { stage }),
    ...(releaseId && { version: releaseId }),
  } satisfies AnalyticParams;
}
