/** The state of reading a number: finished thousands, and the part below them. */
export interface NumberSum {
  readonly finished: number;
  readonly part: number;
  /** The smallest scale so far; the next must be smaller. */
  readonly scale: number;
  readonly isEmpty: boolean;
  /** After a zero or an ordinal nothing can follow. */
  readonly isZero: boolean;
}

export const emptySum: NumberSum = { finished: 0, part: 0, scale: Infinity, isEmpty: true, isZero: false };

/**
 * Adds the parts of a word.
 * @param teensAfter tens that are followed by ten to nineteen: soixante-dix
 * @returns undefined if they form no number: `two three`
 */
export function addWord(
  sum: NumberSum,
  parts: readonly number[],
  teensAfter: readonly number[] = [],
): NumberSum | undefined {
  let grown: NumberSum | undefined = sum;
  for (const part of parts) grown = grown && addPart(grown, part, teensAfter);
  return grown;
}

export function sumOf({ finished, part }: NumberSum): number {
  return finished + part;
}

function addPart(sum: NumberSum, value: number, teensAfter: readonly number[]): NumberSum | undefined {
  if (sum.isZero || (value === 0 && !sum.isEmpty)) return undefined;
  const next = { ...sum, isEmpty: false, isZero: value === 0 };
  if (value >= 1_000) return addScale(next, value);
  if (value === 100) {
    const isOwn = sum.part >= 1 && sum.part < 100 && sum.part % 10 !== 0;
    return isOwn || sum.part === 0 ? { ...next, part: (sum.part || 1) * 100 } : undefined;
  }
  return fits(sum.part, value, teensAfter) ? { ...next, part: sum.part + value } : undefined;
}

function addScale(sum: NumberSum, value: number): NumberSum | undefined {
  // A thousand million is a milliard.
  if (sum.scale === 1_000 && value > sum.finished + sum.part)
    return { ...sum, finished: (sum.finished + sum.part) * value, part: 0, scale: value };
  if (value >= sum.scale) return undefined;
  return { ...sum, finished: sum.finished + (sum.part || 1) * value, part: 0, scale: value };
}

/** Whether a number below 1,000 can follow a part: five after twenty, twenty-one after two hundred. */
function fits(part: number, value: number, teensAfter: readonly number[]) {
  const below = part % 100;
  if (value >= 100) return part === 0;
  if (value < 10) return below % 10 === 0 && below !== 10;
  return below === 0 || (value < 20 && teensAfter.includes(below));
}
