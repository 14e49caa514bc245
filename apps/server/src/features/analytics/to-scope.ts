import { analyticDaysMax, analyticMessages, invalidFields, type analyticCalls, type BodyOf } from '@confab/contracts';
import type { CountScope } from './counts.repository.ts';

export type AnalyticRequest = BodyOf<typeof analyticCalls.retrieve>;

const dayMs = 86_400_000;

/** The turns that a request is about; its projects are not checked yet. @throws invalid for a wrong range (OBJ-11) */
export function toScope({ from, to, ...request }: AnalyticRequest): CountScope {
  const start = new Date(`${from}T00:00:00Z`);
  const end = new Date(Date.parse(`${to}T00:00:00Z`) + dayMs);
  if (start >= end) throw invalidFields(analyticMessages.rangeReversed, ['From']);
  if (end.getTime() - start.getTime() > analyticDaysMax * dayMs)
    throw invalidFields(analyticMessages.rangeTooLong, ['To']);
  const { teamId, projectIds, stage, channel, language, releaseId } = request;
  return { teamId, projectIds, start, end, stage, channel, language, releaseId };
}

/** The range of the same length before. */
export function toPreviousScope(scope: CountScope): CountScope {
  const length = scope.end.getTime() - scope.start.getTime();
  return { ...scope, start: new Date(scope.start.getTime() - length), end: scope.start };
}

/** Whether the range is so short that its hours are shown. */
export function isHourlyScope({ start, end }: CountScope): boolean {
  return end.getTime() - start.getTime() <= 2 * dayMs;
}
