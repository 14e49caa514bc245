import { runAllSteps, type SteppedWork } from '@confab/understanding';
import { compileInSteps } from '../compile/compile.ts';
import type { Problem, ProjectSource } from '../types.ts';
import { getFixKind, type FixKind } from './problem-fix.ts';
import { createIntentCheck, type IntentCheck } from './intent-problems.ts';
import { findKeywordProblems } from './keyword-problems.ts';
import { severityByCode, type Severity } from './problem-codes.ts';
import { findValueProblemsInSteps, type FindSchema } from './value-problems.ts';

/** A problem as authors are told of it. */
export interface FoundProblem extends Problem {
  readonly severity: Severity;
  /** What would mend it, where that is obvious. */
  readonly fix: FixKind | undefined;
}

/** Finds everything that is wrong with a project, errors first, in steps: others are served meanwhile. */
export type ProblemFinder = (source: ProjectSource, schemaOf: FindSchema) => SteppedWork<readonly FoundProblem[]>;

/** A finder for one project that is looked at again and again, as in an editor. */
export function createProblemFinder(): ProblemFinder {
  const checkIntents = createIntentCheck();
  return (source, schemaOf) => find(source, schemaOf, checkIntents);
}

/**
 * Everything that is wrong with a project, errors first, else in the project's order.
 *
 * Pure and deterministic, for any project there can be. Takes time linear in the project, except for telling
 * intents apart, which is bounded.
 */
export function findProblems(source: ProjectSource, schemaOf: FindSchema): readonly FoundProblem[] {
  return runAllSteps(createProblemFinder()(source, schemaOf));
}

function* find(
  source: ProjectSource,
  schemaOf: FindSchema,
  checkIntents: IntentCheck,
): SteppedWork<readonly FoundProblem[]> {
  const program = yield* compileInSteps(source);
  return toFoundProblems([
    ...program.problems,
    ...(yield* findValueProblemsInSteps(source, schemaOf)),
    ...(yield* checkIntents(source, program)),
    ...findKeywordProblems(source, schemaOf),
  ]);
}

/** Problems as authors are told of them: errors first, and nothing twice. */
export function toFoundProblems(all: readonly Problem[]): readonly FoundProblem[] {
  const found = withoutEchoes(all).map((problem) => ({
    ...problem,
    severity: severityByCode[problem.code],
    fix: getFixKind(problem),
  }));
  const isError = ({ severity }: FoundProblem) => severity === 'error';
  return [...found.filter(isError), ...found.filter((problem) => !isError(problem))];
}

/** That a value is missing says nothing more where something else is wrong with it already; nor does the same twice. */
function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const faulty = new Set<string>();
  const told = new Set<string>();
  return problems.filter(({ itemId, path, code, message }) => {
    const place = `${itemId} ${path}`;
    const isEcho = (code === 'MissingValue' && faulty.has(place)) || told.has(`${place} ${message}`);
    faulty.add(place);
    told.add(`${place} ${message}`);
    return !isEcho;
  });
}
