import type { ProblemCode } from '../problems/problem-codes.ts';
import { expressionOperationsMax } from '../run/limits/turn-limits.ts';
import type { KeyedName } from '../problems/problem-names.ts';
import type { Problem } from '../types.ts';

/** A name in a problem: an author's, or one of the product. */
export type ProblemName = string | KeyedName;

/** Reports a problem of one item. */
export type Report = (path: string, code: ProblemCode, message: string, ...names: readonly ProblemName[]) => void;

/** Creates a function that collects the problems of one item. */
export function createReporter(problems: Problem[], itemId: string): Report {
  return (path, code, message, ...names) => problems.push({ itemId, path, code, message, ...splitNames(names) });
}

/** The texts of names, and the keys of those that have one. */
export function splitNames(names: readonly ProblemName[]): Pick<Problem, 'names' | 'nameKeys'> {
  const nameKeys = names.map((name) => (typeof name === 'string' ? '' : name.key));
  return {
    names: names.map((name) => (typeof name === 'string' ? name : name.text)),
    ...(nameKeys.some((key) => key !== '') && { nameKeys }),
  };
}

/** The identity of a problem: one that two checks find is listed once. */
export function getProblemKey({ itemId, path, message }: Pick<Problem, 'itemId' | 'path' | 'message'>): string {
  return `${itemId} ${path} ${message}`;
}

/** The message for an expression with too many operations, and the numbers in it. */
export function describeTooManyOperations(operations: number): [message: string, ...names: string[]] {
  const [count, most] = [String(operations), String(expressionOperationsMax)];
  const advice = `with more than ${most} a turn may take too long. Split it.`;
  return [`This expression has ${count} operations; ${advice}`, count, most];
}

/** The message for a comparison of a text variable with a number. */
export function describeNumberWithText(name: string): string {
  return `"${name}" holds a text and is compared with a number. Make it a number, or write the number in quotation marks.`;
}
