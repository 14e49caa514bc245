import { toDayNumber, toLocalTime, type LocalTime } from './calendar.ts';
import type { Scan } from '../scan.ts';

/** A stamp of ISO 8601 as platforms send it: the day and time as written, and the offset if there is one. */
export interface Stamp {
  readonly next: number;
  /** Missing for a day or time that does not exist. */
  readonly local?: LocalTime;
  /** `Z` or `+01:00`. */
  readonly offset?: string;
}

const iso = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})?(?![\p{L}\d])/u;
const longestIso = 40;

/** Reads `2026-05-03T19:30:00+02:00`. */
export function readStamp(scan: Scan, at: number): Stamp | undefined {
  const first = scan.at(at);
  if (first?.word.length !== 4 || first.kind !== 'digits') return undefined;
  const found = iso.exec(scan.text.slice(first.start, first.start + longestIso));
  if (!found) return undefined;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const day = toDayNumber(year, month, date);
  let next = at;
  while ((scan.at(next)?.start ?? Infinity) < first.start + found[0].length) next += 1;
  if (day === undefined || hour > 23 || minute > 59 || second > 59) return { next };
  const local = { day, second: hour * 3_600 + minute * 60 + second };
  return { next, local, ...(found[7] !== undefined && { offset: found[7] }) };
}

/** The day and time of a stamp: as written, and in the zone of the utterance for UTC (`Z`). */
export function readStampTime(scan: Scan, at: number): Stamp | undefined {
  const stamp = readStamp(scan, at);
  if (!stamp?.local || stamp.offset !== 'Z') return stamp;
  const { day, second } = stamp.local;
  return { ...stamp, local: toLocalTime({ ...scan.moment, instant: (day * 86_400 + second) * 1_000 }) };
}
