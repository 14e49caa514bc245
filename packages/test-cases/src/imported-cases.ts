import type { MatchKind } from '@confab/model';

/** A step in an imported file; nodes are given by name. */
export interface ImportedStep {
  readonly requestValue: string;
  readonly expectedResponse: string;
  readonly match: MatchKind;
  readonly nodeName: string;
  readonly expectEndSession: boolean | undefined;
}

/** A test case in an imported file. */
export interface ImportedCase {
  readonly name: string;
  readonly steps: readonly ImportedStep[];
}

/** The imported cases, and notes on what was skipped. */
export interface ImportedCases {
  readonly cases: readonly ImportedCase[];
  /** English sentences for the person who imports. */
  readonly notes: readonly string[];
}

/** An invalid file; the message names the faulty entry. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
  constructor(where: string, what: string) {
    super(`${where}: ${what}`);
  }
}

/** Limits of an import. */
export const importLimits = {
  casesMax: 500,
  stepsMax: 100,
  textMax: 4_000,
  nameMax: 200,
  fileBytesMax: 2_000_000,
} as const;

/** Creates a step without expectations. */
export function createPlainStep(requestValue: string): ImportedStep {
  return { requestValue, expectedResponse: '', match: 'Contains', nodeName: '', expectEndSession: undefined };
}

/** Keeps the first sentences of a kind and counts the others. */
export function summarise(sentences: readonly string[]): readonly string[] {
  const shown = 20;
  if (sentences.length <= shown) return sentences;
  return [...sentences.slice(0, shown), `There are ${sentences.length - shown} more notes like these.`];
}

/** Rejects an import without cases or beyond the limits. */
export function checkLimits({ cases, notes }: ImportedCases, what: string): ImportedCases {
  if (cases.length === 0) throw new ImportFault(what, 'it contains no test case.');
  if (cases.length > importLimits.casesMax) throw new ImportFault(what, describeTooManyCases(cases.length));
  for (const one of cases) {
    const fault = findExcess(one);
    if (fault) throw fault;
  }
  return { cases, notes };
}

/**
 * Leaves out the cases beyond the limits, with a note on each.
 *
 * @throws ImportFault with the first notes as its reasons, when no case is left.
 */
export function keepWithinLimits({ cases, notes }: ImportedCases, what: string): ImportedCases {
  const faults = cases.flatMap((one) => findExcess(one) ?? []);
  const fitting = cases.filter((one) => !findExcess(one));
  const all = [...notes, ...summarise(faults.map(({ message }) => `${message} The case is left out.`))];
  if (fitting.length === 0) throw new ImportFault(what, ['it contains no test case.', ...all.slice(0, 3)].join(' '));
  if (fitting.length > importLimits.casesMax)
    all.push(`${what}: ${describeTooManyCases(fitting.length)} The further ones are left out.`);
  return { cases: fitting.slice(0, importLimits.casesMax), notes: all };
}

function describeTooManyCases(count: number): string {
  return `it contains ${count} test cases, the limit is ${importLimits.casesMax}.`;
}

/** Finds what of a case is beyond the limits. */
function findExcess({ name, steps }: ImportedCase): ImportFault | undefined {
  const { nameMax, stepsMax, textMax } = importLimits;
  if (name.length > nameMax)
    return new ImportFault(`"${name.slice(0, 40)}…"`, `its name is longer than ${nameMax} characters.`);
  if (steps.length > stepsMax)
    return new ImportFault(`"${name}"`, `it has ${steps.length} steps, the limit is ${stepsMax}.`);
  const long = steps.findIndex(
    ({ requestValue, expectedResponse }) => requestValue.length > textMax || expectedResponse.length > textMax,
  );
  if (long < 0) return undefined;
  return new ImportFault(`"${name}", step ${long + 1}`, `a text is longer than ${textMax} characters.`);
}
