import type { ProblemCode } from '../problems/problem-codes.ts';
import type { Problem } from '../types.ts';

/** Notes what is wrong with one item. */
export type Report = (path: string, code: ProblemCode, message: string, ...names: readonly string[]) => void;

/** Collects what is wrong with an item. */
export function createReporter(problems: Problem[], itemId: string): Report {
  return (path, code, message, ...names) => problems.push({ itemId, path, code, message, names });
}
