import { compileExpression } from './compile-expression.ts';
import { ExpressionFault, type ExpressionFaultCode } from './expression-fault.ts';

/** A syntax error as data. */
export interface FoundExpressionFault {
  readonly code: ExpressionFaultCode;
  /** What its message names. */
  readonly names: readonly string[];
  /** The index of the character where reading stopped. */
  readonly at: number;
}

/** The syntax error of an expression, with the index where it is; undefined for a valid or blank expression. */
export function findExpressionFault(source: string): FoundExpressionFault | undefined {
  if (source.trim() === '') return undefined;
  try {
    compileExpression(source, () => undefined);
    return undefined;
  } catch (error) {
    if (error instanceof ExpressionFault) return error;
    throw error;
  }
}
