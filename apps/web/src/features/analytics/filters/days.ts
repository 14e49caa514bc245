import { analyticDaysMax, type analyticMessages } from '@confab/contracts';
import { z } from 'zod';

/** Two days of UTC, as in 2026-11-23, both counted. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export const quickRanges = [7, 28, 90] as const;
export type QuickRange = (typeof quickRanges)[number];
export const usualRange: QuickRange = 28;

export const dayText = z.iso.date().max(10);
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** The days that end today. */
export function toRange(days: QuickRange, today: string): DayRange {
  return { from: addDays(today, 1 - days), to: today };
}

function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** Why the days of a range cannot be shown; undefined when they can. */
export function findRangeFault({ from, to }: DayRange): keyof typeof analyticMessages | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days <= 0) return 'rangeReversed';
  return days > analyticDaysMax ? 'rangeTooLong' : undefined;
}

/** The starts of all hours or days of a range, in milliseconds. Empty for a range that is reversed or longer than two years. */
export function listStarts({ from, to }: DayRange, grain: 'hour' | 'day'): readonly number[] {
  const start = Date.parse(from);
  const step = grain === 'hour' ? hourMs : dayMs;
  const length = Math.ceil((Date.parse(to) + dayMs - start) / step);
  if (!(length > 0 && length <= 732)) return [];
  return Array.from({ length }, (_none, index) => start + index * step);
}
