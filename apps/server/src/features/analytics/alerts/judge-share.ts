/** The counts of a range: some of its turns, all turns that could have been among them, and its conversations. */
export interface ShareCounts {
  readonly conversations: number;
  readonly part: number;
  readonly whole: number;
}

/** A share of turns with its usual band. */
export interface Judgement {
  readonly share: number;
  /** The median of the ranges before. */
  readonly usual: number;
  /** 'raised' is above the usual values and not yet out of the band: it opens no alert and closes none. */
  readonly place: 'usual' | 'raised' | 'unusual';
}

/**
 * A range with fewer conversations is neither judged nor compared with, because single visitors would decide its share.
 */
export const conversationsMin = 20;
/** With fewer ranges to compare, the usual value is unknown. */
export const rangesMin = 5;

/** A share has to differ from its usual value by at least this, so that figures near zero cause no alerts. */
const widthMin = 0.05;
const spreadsMax = 4;
const errorsMax = 3;
/** The median distance from the median, times this, estimates a standard deviation. */
const deviationFactor = 1.4826;

/**
 * Compares the share of a range with the shares of earlier ranges.
 *
 * The median and the median distance from it ignore single bad days, so that one outage does not make the next one
 * usual. The band is at least as wide as the share varies by chance with so few turns.
 *
 * @returns undefined when the range has too few conversations, or too few earlier ranges have enough
 */
export function judgeShare(current: ShareCounts, before: readonly ShareCounts[]): Judgement | undefined {
  const shares = before.filter(isLarge).map(toShare);
  if (!isLarge(current) || shares.length < rangesMin) return undefined;
  const usual = findMedian(shares);
  const deviation = deviationFactor * findMedian(shares.map((share) => Math.abs(share - usual)));
  const expected = Math.min(Math.max(usual, 1 / current.whole), 1);
  const chance = Math.sqrt((expected * (1 - expected)) / current.whole);
  const width = Math.max(spreadsMax * deviation, errorsMax * chance, widthMin);
  const share = toShare(current);
  if (share > usual + width) return { share, usual, place: 'unusual' };
  return { share, usual, place: share > usual + width / 2 ? 'raised' : 'usual' };
}

function isLarge({ conversations, whole }: ShareCounts) {
  return conversations >= conversationsMin && whole > 0;
}

function toShare({ part, whole }: ShareCounts) {
  return part / whole;
}

function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
