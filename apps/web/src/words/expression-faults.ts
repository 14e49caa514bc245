import type { ExpressionFaultCode } from '@confab/dialog-engine';
import { defineWords, useWords, type Translated } from './define-words.ts';

const english = {
  tooLong: () => 'The expression is too long.',
  tooDeep: () => 'The expression is nested too deep.',
  endsEarly: () => 'The expression ends too early.',
  unclosedText: () => 'A text is not closed.',
  unexpected: (text = '') => `Unexpected "${text}".`,
  missing: (text = '') => `"${text}" is missing.`,
  missingBefore: (text = '', found = '') => `"${text}" is missing before "${found}".`,
  unknownFunction: (name = '') => `There is no function "${name}".`,
  wrongCount: (name = '', count = '') => `"${name}" does not take ${count} values.`,
} satisfies Readonly<Record<ExpressionFaultCode, (...names: readonly string[]) => string>>;

export type ExpressionFaultWords = Translated<typeof english>;

/** Messages for the syntax errors of expressions. */
const words = defineWords(english, { de: () => import('./expression-faults.de.ts') });

/** Returns a function that words a syntax error in the language of the interface. */
export function useExpressionFault(): (fault: {
  readonly code: ExpressionFaultCode;
  readonly names: readonly string[];
}) => string {
  const say = useWords(words);
  return ({ code, names }) => say[code](...names);
}
