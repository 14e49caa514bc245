import type { Token } from './lex.ts';
/** Why an expression cannot be read, with the texts that each reason names. */
const messages = {
  tooLong: () => 'The expression is too long.',
  tooDeep: () => 'The expression is nested too deep.',
  endsEarly: () => 'The expression ends too early.',
  unclosedText: () => 'A text is not closed.',
  unexpected: (text = '') => `Unexpected "${text}".`,
  missing: (text = '') => `"${text}" is missing.`,
  missingBefore: (text = '', found = '') => `"${text}" is missing before "${found}".`,
  unknownFunction: (name = '') => `There is no function "${name}".`,
  wrongCount: (name = '', count = '') => `"${name}" does not take ${count} values.`,
} as const satisfies Readonly<Record<string, (...names: readonly string[]) => string>>;

export type ExpressionFaultCode = keyof typeof messages;

/** A syntax error of an expression: a code, the texts that it names, and an English message for its author. */
export class ExpressionFault extends Error {
  override readonly name = 'ExpressionFault';
  readonly code: ExpressionFaultCode;
  /** What the message names, in its order. */
  readonly names: readonly string[];
  /** The index of the character where reading stopped. */
  readonly at: number;

  constructor(code: ExpressionFaultCode, at: number, ...names: readonly string[]) {
    const format: (...names: readonly string[]) => string = messages[code];
    super(format(...names));
    this.code = code;
    this.names = names;
    this.at = at;
  }
}

/** The fault of a token that no expression can have at its place. */
export function createUnexpectedTokenFault({ kind, text, at }: Token): ExpressionFault {
  return kind === 'end' ? new ExpressionFault('endsEarly', at) : new ExpressionFault('unexpected', at, text);
}
