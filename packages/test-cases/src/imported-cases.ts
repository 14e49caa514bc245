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
const importLimits = {
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

/** Keeps the first sentences of a kind and says how many more there are. */
export function summarise(sentences: readonly string[]): readonly string[] {
  const shown = 20;
  if (sentences.length <= shown) return sentences;
  return [...sentences.slice(0, shown), `There are ${sentences.length - shown} more notes like these.`];
}

/** Rejects an import without cases or beyond the limits. */
export function checkLimits({ cases, notes }: ImportedCases, what: string): ImportedCases {
  if (cases.length === 0) throw new ImportFault(what, 'it contains no test case.');
  if (cases.length > importLimits.casesMax)
    throw new ImportFault(what, `it contains ${cases.length} test cases, the limit is ${importLimits.casesMax}.`);
  for (const { name, steps } of cases) {
    if (name.length > importLimits.nameMax)
      throw new ImportFault(`"${name.slice(0, 40)}…"`, `its name is longer than ${importLimits.nameMax} characters.`);
    if (steps.length > importLimits.stepsMax)
      throw new ImportFault(`"${name}"`, `it has ${steps.length} steps, the limit is ${importLimits.stepsMax}.`);
    for (const [at, { requestValue, expectedResponse }] of steps.entries())
      if (requestValue.length > importLimits.textMax || expectedResponse.length > importLimits.textMax)
        throw new ImportFault(`"${name}", step ${at + 1}`, `a text is longer than ${importLimits.textMax} characters.`);
  }
  return { cases, notes };
}
