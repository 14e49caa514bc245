import { ExpressionFault } from './expression-fault.ts';

/** A token of an expression, with its position for messages. */
export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'operator' | 'end';
  readonly text: string;
  readonly at: number;
}

/** Longer expressions are not written by people, and each token may add a call to the stack. */
const maxTokens = 1_000;
const maxLength = 10_000;
const operators = ['==', '!=', '<=', '>=', '&&', '||', '+', '-', '*', '/', '%', '<', '>', '!', '(', ')', '?', ':', ','];
const space = /\s*/y;
const pattern =
  /(\d+(?:\.\d+)?)(?![\w.])|\{tv\.([A-Za-z0-9_.-]{1,200})\}|([A-Za-z_]\w*)|("(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*')/y;

/** @throws ExpressionFault at the first character that starts no token. */
export function lex(source: string): Token[] {
  const tokens: Token[] = [];
  if (source.length > maxLength) throw new ExpressionFault('tooLong', maxLength);
  for (let at = skipSpace(source, 0); at < source.length; at = skipSpace(source, at)) {
    if (tokens.length >= maxTokens) throw new ExpressionFault('tooLong', at);
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    tokens.push(match ? toToken(match, at) : toOperator(source, at));
    at = match ? pattern.lastIndex : at + (tokens.at(-1)?.text.length ?? 1);
  }
  tokens.push({ kind: 'end', text: '', at: source.length });
  return tokens;
}

function skipSpace(source: string, at: number) {
  space.lastIndex = at;
  space.exec(source);
  return space.lastIndex;
}

function toToken([, number, tokenName, name, text]: RegExpExecArray, at: number): Token {
  if (number !== undefined) return { kind: 'number', text: number, at };
  if (text !== undefined) return { kind: 'text', text: unquote(text), at };
  // A name in braces is never an operator or a literal.
  return tokenName === undefined
    ? { kind: 'name', text: name ?? '', at }
    : { kind: 'name', text: `{${tokenName}}`, at };
}

function toOperator(source: string, at: number): Token {
  const text = operators.find((operator) => source.startsWith(operator, at));
  if (text !== undefined) return { kind: 'operator', text, at };
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  const isQuote = character === '"' || character === "'";
  throw isQuote ? new ExpressionFault('unclosedText', at) : new ExpressionFault('unexpected', at, character);
}

function unquote(text: string) {
  return text.slice(1, -1).replace(/\\([^])/g, (_, character: string) => (character === 'n' ? '\n' : character));
}
