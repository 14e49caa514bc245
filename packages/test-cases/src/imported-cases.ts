import type { MatchKind } from '@confab/model';

/** A step as a file has it, with the node reached by its name. */
export interface ImportedStep {
  readonly requestValue: string;
  readonly expectedResponse: string;
  readonly match: MatchKind;
  readonly nodeName: string;
  readonly expectEndSession: boolean | undefined;
}

/** A case as a file has it. */
export interface ImportedCase {
  readonly name: string;
  readonly steps: readonly ImportedStep[];
}

/** What a file holds, and what of it could not be taken over. */
export interface ImportedCases {
  readonly cases: readonly ImportedCase[];
  /** Sentences in English for the person who imports. */
  readonly notes: readonly string[];
}

/** A file that cannot be read; the message names the entry at fault. */
export class ImportFault extends Error {
  override readonly name = 'ImportFault';
  constructor(where: string, what: string) {
    super(`${where}: ${what}`);
  }
}

/** Bounds of what is read: of a file, and of the cases in it. */
export const importLimits = {
  casesMax: 500,
  stepsMax: 100,
  textMax: 4_000,
  nameMax: 200,
  fileBytesMax: 2_000_000,
} as const;

/** A step that says this and checks nothing. */
export function createPlainStep(requestValue: string): ImportedStep {
  return { requestValue, expectedResponse: '', match: 'Contains', nodeName: '', expectEndSession: undefined };
}

/** Refuses what is beyond the bounds, or no case at all. */
export function checkLimits({ cases, notes }: ImportedCases, what: string): ImportedCases {
  if (cases.length === 0) throw new ImportFault(what, 'there is no test case in it.');
  if (cases.length > importLimits.casesMax)
    throw new ImportFault(
      what,
      `it holds ${cases.length} test cases, and ${importLimits.casesMax} is the most that is taken at once.`,
    );
  for (const { name, steps } of cases) {
    if (name.length > importLimits.nameMax)
      throw new ImportFault(`"${name.slice(0, 40)}…"`, `its name is longer than ${importLimits.nameMax} characters.`);
    if (steps.length > importLimits.stepsMax)
      throw new ImportFault(`"${name}"`, `it has ${steps.length} steps, and ${importLimits.stepsMax} is the most.`);
    for (const [at, { requestValue, expectedResponse }] of steps.entries())
      if (requestValue.length > importLimits.textMax || expectedResponse.length > importLimits.textMax)
        throw new ImportFault(`"${name}", step ${at + 1}`, `a text is longer than ${importLimits.textMax} characters.`);
  }
  return { cases, notes };
}
