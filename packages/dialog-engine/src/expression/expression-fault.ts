import { fillMessage, listPlaceholders, type NamedMessage } from '@confab/model';
import type { Token } from './lex.ts';

/** Why an expression cannot be read. Placeholders are in the order of the names of a fault. */
export const expressionMessages = {
  tooLong: 'The expression is too long.',
  tooDeep: 'The expression is nested too deeply.',
  endsEarly: 'The expression ends too early.',
  unclosedText: 'A text has no closing quotation mark.',
  unexpected: 'Unexpected "{text}".',
  missing: '"{text}" is missing.',
  missingBefore: '"{text}" is missing before "{found}".',
  unknownFunction: 'There is no function "{name}".',
  wrongCount: '"{name}" does not take {count} values.',
} as const;

export type ExpressionFaultCode = keyof typeof expressionMessages;

/** A syntax error of an expression: a code, the texts that it names, and an English message for its author. */
export class ExpressionFault extends Error {
  override readonly name = 'ExpressionFault';
  readonly code: ExpressionFaultCode;
  /** What the message names, in its order. */
  readonly names: readonly string[];
  /** The index of the character where reading stopped. */
  readonly at: number;

  constructor(code: ExpressionFaultCode, at: number, ...names: readonly string[]) {
    super(createExpressionMessage(code, names).message);
    this.code = code;
    this.names = names;
    this.at = at;
  }
}

/** The message of a syntax error, by which it is translated; an unknown code is the message itself. */
export function createExpressionMessage(code: string, names: readonly string[]): NamedMessage {
  const texts: Readonly<Record<string, string>> = expressionMessages;
  const text = Object.hasOwn(texts, code) ? (texts[code] ?? code) : code;
  const messageParts = Object.fromEntries(listPlaceholders(text).map((name, index) => [name, names[index] ?? '']));
  return { message: fillMessage(text, messageParts), messageName: `expressionMessages.${code}`, messageParts };
}

/** The fault of a token that no expression can have at its place. */
export function createUnexpectedTokenFault({ kind, text, at }: Token): ExpressionFault {
  return kind === 'end' ? new ExpressionFault('endsEarly', at) : new ExpressionFault('unexpected', at, text);
}
