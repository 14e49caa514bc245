import type { ExpressionFaultWords } from './expression-faults.ts';

/** German messages for the syntax errors of expressions. */
export const words: ExpressionFaultWords = {
  tooLong: () => 'Der Ausdruck ist zu lang.',
  tooDeep: () => 'Der Ausdruck ist zu tief verschachtelt.',
  endsEarly: () => 'Der Ausdruck endet zu früh.',
  unclosedText: () => 'Ein Text ist nicht geschlossen.',
  unexpected: (text = '') => `„${text}“ ist hier nicht erlaubt.`,
  missing: (text = '') => `„${text}“ fehlt.`,
  missingBefore: (text = '', found = '') => `„${text}“ fehlt vor „${found}“.`,
  unknownFunction: (name = '') => `Es gibt keine Funktion „${name}“.`,
  wrongCount: (name = '', count = '') => `„${name}“ nimmt nicht ${count} Werte an.`,
};

/** Words a syntax error by its code; an unknown code is returned as it is. */
export function describeExpressionFault(code: string, names: readonly string[]): string {
  const messages: Readonly<Record<string, (...names: readonly string[]) => string>> = words;
  return (Object.hasOwn(messages, code) ? messages[code]?.(...names) : undefined) ?? code;
}
