import type { Problem } from '../types.ts';
import { getProblemKey } from './report.ts';
import type { NameLookup } from './name-lookups.ts';

/** The findings of compiling one part of a program, besides the compiled part. */
export interface PartFindings {
  readonly problems: readonly Problem[];
  /** Ids of the intents that each listening node matches. */
  readonly scopes: readonly (readonly string[])[];
  /** The names that the part depends on. */
  readonly lookups: readonly NameLookup[];
  readonly quotesUtterance: boolean;
}

/** The findings of the part that is being compiled. */
export interface OpenFindings {
  readonly problems: Problem[];
  readonly scopes: (readonly string[])[];
  readonly lookups: NameLookup[];
  quotesUtterance: boolean;
  /** Keys of the reported problems and of the names that were looked up. */
  readonly known: Set<string>;
}

/** Begins a part that has found nothing yet. */
export const openFindings = (): OpenFindings => ({
  problems: [],
  scopes: [],
  lookups: [],
  quotesUtterance: false,
  known: new Set(),
});

/** The findings of a part that is compiled, without the data that was only needed to collect them. */
export function closeFindings({ problems, scopes, lookups, quotesUtterance }: OpenFindings): PartFindings {
  return { problems, scopes, lookups, quotesUtterance };
}

/** Adds a problem. A shared response is compiled for each link to it, but reported once. */
export function addProblem({ known, problems }: OpenFindings, problem: Problem): void {
  const key = getProblemKey(problem);
  if (known.has(key)) return;
  known.add(key);
  problems.push(problem);
}
