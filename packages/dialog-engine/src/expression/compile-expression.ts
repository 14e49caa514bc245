import type { JsonValue } from '@confab/model';
import { functions, wordOperators } from './functions.ts';
import { ExpressionFault, lex, type Token } from './lex.ts';
import { add, compare, isTrue, toNumber } from './values.ts';

/** Looks a variable up by the name an author wrote. */
export type Lookup = (name: string) => JsonValue;
/** A compiled expression; it never throws. */
export type Expression = (lookup: Lookup) => JsonValue;

type Binary = (left: JsonValue, right: JsonValue) => JsonValue;
const deepest = 100;

/** Operators by how strongly they bind, weakest first. */
const levels: readonly Readonly<Record<string, Binary>>[] = [
  { '==': (a, b) => compare(a, b) === 0, '!=': (a, b) => compare(a, b) !== 0 },
  {
    '<': (a, b) => compare(a, b) < 0,
    '<=': (a, b) => compare(a, b) <= 0,
    '>': (a, b) => compare(a, b) > 0,
    '>=': (a, b) => compare(a, b) >= 0,
    ...wordOperators,
  },
  { '+': add, '-': (a, b) => toNumber(a) - toNumber(b) },
  { '*': (a, b) => toNumber(a) * toNumber(b), '/': divide, '%': remainder },
];

/**
 * Compiles an expression once; what it names is reported to `onName`.
 *
 * @throws ExpressionFault in words for its author.
 */
export function compileExpression(source: string, onName: (name: string) => void): Expression {
  const tokens = lex(source);
  let at = 0;
  let depth = 0;
  const peek = (): Token => tokens[at] ?? { kind: 'end', text: '', at: source.length };
  const takes = (...texts: readonly string[]) => {
    const token = peek();
    const isWanted = (token.kind === 'operator' || token.kind === 'name') && texts.includes(token.text);
    if (isWanted) at += 1;
    return isWanted ? token.text : undefined;
  };
  const expect = (text: string) => {
    if (takes(text) === undefined)
      throw new ExpressionFault(`"${text}" is missing${peek().text ? ` before "${peek().text}"` : ''}.`);
  };

  const expression = ternary();
  if (peek().kind !== 'end') throw new ExpressionFault(`"${peek().text}" cannot stand here.`);
  return expression;

  function ternary(): Expression {
    depth += 1;
    if (depth > deepest) throw new ExpressionFault('The expression is nested too deep.');
    const test = either();
    depth -= 1;
    if (takes('?') === undefined) return test;
    const yes = ternary();
    expect(':');
    const no = ternary();
    return (lookup) => (isTrue(test(lookup)) ? yes(lookup) : no(lookup));
  }

  function either(): Expression {
    let left = both();
    while (takes('||', 'or') !== undefined) {
      const [first, second] = [left, both()];
      left = (lookup) => isTrue(first(lookup)) || isTrue(second(lookup));
    }
    return left;
  }

  function both(): Expression {
    let left = binary(0);
    while (takes('&&', 'and') !== undefined) {
      const [first, second] = [left, binary(0)];
      left = (lookup) => isTrue(first(lookup)) && isTrue(second(lookup));
    }
    return left;
  }

  function binary(level: number): Expression {
    const operators = levels[level];
    if (!operators) return unary();
    let left = binary(level + 1);
    for (;;) {
      const operator = takes(...Object.keys(operators));
      const apply = operator === undefined ? undefined : operators[operator];
      if (!apply) return left;
      const [first, second] = [left, binary(level + 1)];
      left = (lookup) => apply(first(lookup), second(lookup));
    }
  }

  function unary(): Expression {
    depth += 1;
    if (depth > deepest) throw new ExpressionFault('The expression is nested too deep.');
    const sign = takes('!', 'not', '-');
    const inner = sign === undefined ? primary() : unary();
    depth -= 1;
    if (sign === undefined) return inner;
    return sign === '-' ? (lookup) => -toNumber(inner(lookup)) : (lookup) => !isTrue(inner(lookup));
  }

  function primary(): Expression {
    const token = peek();
    at += 1;
    if (token.kind === 'number') return constant(Number(token.text));
    if (token.kind === 'text') return constant(token.text);
    if (token.kind === 'operator' && token.text === '(') return parenthesis();
    if (token.kind === 'name') return name(token.text);
    throw new ExpressionFault(
      token.kind === 'end' ? 'The expression ends too early.' : `"${token.text}" cannot stand here.`,
    );
  }

  function parenthesis(): Expression {
    const inner = ternary();
    expect(')');
    return inner;
  }

  function name(text: string): Expression {
    if (takes('(') !== undefined) return callOf(text);
    if (text === 'true' || text === 'false') return constant(text === 'true');
    if (text === 'null') return constant(null);
    onName(text);
    return (lookup) => lookup(text);
  }

  function callOf(text: string): Expression {
    const called = Object.hasOwn(functions, text) ? functions[text] : undefined;
    if (!called) throw new ExpressionFault(`There is no function "${text}".`);
    const args: Expression[] = [];
    while (takes(')') === undefined) {
      if (args.length > 0) expect(',');
      args.push(ternary());
    }
    return (lookup) => called(args.map((arg) => arg(lookup)));
  }
}

function constant(value: JsonValue): Expression {
  return () => value;
}

/** Nothing divided by nothing is nothing: an assistant goes on. */
function divide(left: JsonValue, right: JsonValue) {
  const by = toNumber(right);
  return by === 0 ? null : toNumber(left) / by;
}

function remainder(left: JsonValue, right: JsonValue) {
  const by = toNumber(right);
  return by === 0 ? null : toNumber(left) % by;
}
