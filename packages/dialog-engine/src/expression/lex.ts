/** A piece of an expression, with where it begins for messages. */
export interface Token {
  readonly kind: 'number' | 'text' | 'name' | 'operator' | 'end';
  readonly text: string;
  readonly at: number;
}

/** What is wrong with an expression, in words for its author. */
export class ExpressionFault extends Error {
  override readonly name = 'ExpressionFault';
}

const operators = ['==', '!=', '<=', '>=', '&&', '||', '+', '-', '*', '/', '%', '<', '>', '!', '(', ')', '?', ':', ','];
const pattern =
  /\s*(?:(\d+(?:\.\d+)?)|\{tv\.([A-Za-z_][\w-]*)\}|([A-Za-z_]\w*)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'))/y;

/** @throws ExpressionFault at the first character that nothing begins with. */
export function lex(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (source.slice(at).trim() !== '') {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    const token = match ? toToken(match, at) : toOperator(source, at);
    tokens.push(token.token);
    at = token.next;
  }
  tokens.push({ kind: 'end', text: '', at });
  return tokens;
}

function toToken(match: RegExpExecArray, at: number): { token: Token; next: number } {
  const [whole, number, tokenName, name, text] = match;
  const next = at + whole.length;
  if (number !== undefined) return { token: { kind: 'number', text: number, at }, next };
  if (text !== undefined) return { token: { kind: 'text', text: unquote(text), at }, next };
  return { token: { kind: 'name', text: tokenName ?? name ?? '', at }, next };
}

function toOperator(source: string, at: number): { token: Token; next: number } {
  const start = at + source.slice(at).search(/\S/);
  const text = operators.find((operator) => source.startsWith(operator, start));
  if (text === undefined) throw new ExpressionFault(`"${source[start]}" cannot stand here.`);
  return { token: { kind: 'operator', text, at: start }, next: start + text.length };
}

function unquote(text: string) {
  return text.slice(1, -1).replace(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));
}
