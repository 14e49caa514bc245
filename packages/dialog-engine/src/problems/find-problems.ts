import type { SteppedWork } from '@confab/understanding';
import { compileInSteps } from '../compile/compile.ts';
import type { Program } from '../program.ts';
import type { Problem, ProjectSource } from '../types.ts';
import { findAssetProblems, type AssetStates } from './asset-problems.ts';
import { findEndlessNodes } from './endless-circles.ts';
import { findExampleAddresses } from './example-addresses.ts';
import { getFixKind, type FixKind } from './fixes/problem-fix.ts';
import { createIntentCheck, type IntentCheck, type IntentCheckResult } from './intent-problems.ts';
import { findKeywordProblems } from './keyword-problems.ts';
import { severityByCode, type Severity } from './problem-codes.ts';
import { findScriptProblems, type CheckScript } from './script-problems.ts';
import { findSiteProblems } from './site-problems.ts';
import { findTranslationProblems } from './translation-problems.ts';
import { findValueProblemsInSteps, type FindSchema } from './value-problems.ts';

/** A problem as shown to authors. */
export interface FoundProblem extends Problem {
  readonly severity: Severity;
  /** The available fix, if there is an obvious one. */
  readonly fix: FixKind | undefined;
}

/**
 * Finds all problems of a project, errors first, in steps so that other work is not blocked. The files that it names
 * are checked if `assets` has those of the team; its scripts are checked by `checkScript`.
 */
export interface ProblemFinder {
  (
    source: ProjectSource,
    schemaOf: FindSchema,
    assets?: AssetStates,
    checkScript?: CheckScript,
  ): SteppedWork<readonly FoundProblem[]>;
  /** The last check of intents, which another finder can start with; undefined before the first search. */
  readonly getIntentCheck: () => IntentCheckResult | undefined;
}

/**
 * Creates a finder for one project that is checked repeatedly, as in an editor; only what changed is compiled, and
 * intents are checked only when they changed.
 *
 * @param intentCheck the result of another finder's check of the project's intents
 */
export function createProblemFinder(intentCheck?: IntentCheckResult): ProblemFinder {
  const checkIntents = createIntentCheck(intentCheck);
  let before: Program | undefined;
  function* find(source: ProjectSource, schemaOf: FindSchema, assets?: AssetStates, checkScript?: CheckScript) {
    const program = yield* compileInSteps(source, before);
    before = program;
    const found = yield* findInSteps(source, schemaOf, program, checkIntents);
    return toFoundProblems([
      ...found,
      ...(assets ? findAssetProblems(source, schemaOf, assets) : []),
      ...(checkScript ? findScriptProblems(source, checkScript) : []),
    ]);
  }
  return Object.assign(find, { getIntentCheck: checkIntents.getLastResult });
}

/**
 * Pure and deterministic for any project. Takes time linear in the project, except for the check for confusable
 * intents, which is bounded.
 */
function* findInSteps(
  source: ProjectSource,
  schemaOf: FindSchema,
  program: Program,
  checkIntents: IntentCheck,
): SteppedWork<readonly Problem[]> {
  return [
    ...program.problems,
    ...findEndlessNodes(source),
    ...findSiteProblems(source.project),
    ...findExampleAddresses(source.nodes),
    ...(yield* findValueProblemsInSteps(source, schemaOf)),
    ...(yield* findTranslationProblems(source, schemaOf)),
    ...(yield* checkIntents(source, program)),
    ...findKeywordProblems(source, schemaOf),
  ];
}

/** Adds severity and fix to problems, removes duplicates and sorts errors first. */
export function toFoundProblems(all: readonly Problem[]): readonly FoundProblem[] {
  const found = removeDuplicates(all).map((problem) => ({
    ...problem,
    severity: severityByCode[problem.code],
    fix: getFixKind(problem),
  }));
  const isError = ({ severity }: FoundProblem) => severity === 'error';
  return [...found.filter(isError), ...found.filter((problem) => !isError(problem))];
}

/** Removes duplicates, and 'missing value' at an input that has another problem. */
function removeDuplicates(problems: readonly Problem[]): Problem[] {
  const faulty = new Set<string>();
  const reported = new Set<string>();
  return problems.filter(({ itemId, path, code, message }) => {
    const place = `${itemId} ${path}`;
    const isEcho = (code === 'MissingValue' && faulty.has(place)) || reported.has(`${place} ${message}`);
    faulty.add(place);
    reported.add(`${place} ${message}`);
    return !isEcho;
  });
}
