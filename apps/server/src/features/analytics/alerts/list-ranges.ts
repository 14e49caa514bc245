import type { AlertFigure, AnalyticCounts } from '@confab/contracts';
import type { ShareCounts } from './judge-share.ts';

type HourCounts = Pick<AnalyticCounts, 'turns' | 'conversations' | 'matched' | 'missed' | 'errors'>;

/** The counts of each hour of UTC with turns, by the time at which it begins. */
export type CountsByHour = ReadonlyMap<number, HourCounts>;

/** A range, and the ranges of the four weeks before with which it is compared. */
export interface ComparedRanges {
  readonly hours: number;
  readonly current: ShareCounts;
  readonly before: readonly ShareCounts[];
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** How many days before a range the ranges begin that it is compared with. */
export const daysBefore = 28;
/** The lengths of the ranges that are checked, in hours. */
const lengths = [1, 24] as const;

/**
 * The last hour and the last 24 hours, each with the ranges of the four weeks before that begin at the same time of
 * day. A range that begins on a working day is compared with those of working days, one that begins on a weekend with
 * those of weekends.
 */
export function listRanges(counts: CountsByHour, until: Date, figure: AlertFigure): readonly ComparedRanges[] {
  return lengths.map((hours) => {
    const start = until.getTime() - hours * hourMs;
    const starts = Array.from({ length: daysBefore }, (_, index) => start - (index + 1) * dayMs);
    return {
      hours,
      current: sumHours(counts, start, hours, figure),
      before: starts
        .filter((time) => isWeekend(time) === isWeekend(start))
        .map((time) => sumHours(counts, time, hours, figure)),
    };
  });
}

function sumHours(counts: CountsByHour, start: number, hours: number, figure: AlertFigure): ShareCounts {
  const sum = { conversations: 0, part: 0, whole: 0 };
  for (let hour = 0; hour < hours; hour += 1) {
    const counted = counts.get(start + hour * hourMs);
    if (!counted) continue;
    sum.conversations += counted.conversations;
    sum.part += counted[figure];
    // A turn without an utterance, such as silence or a pressed button, can be neither matched nor missed.
    sum.whole += figure === 'missed' ? counted.matched + counted.missed : counted.turns;
  }
  return sum;
}

function isWeekend(time: number) {
  const day = new Date(time).getUTCDay();
  return day === 0 || day === 6;
}
