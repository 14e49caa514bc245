import type { JsonValue, Message } from '@confab/model';
import { createExceptionMessage } from '../text/exception-messages.ts';
import { functions } from './functions.ts';
import { createUnexpectedTokenFault, ExpressionFault } from './expression-fault.ts';
import { lex, type Token } from './lex.ts';
import { measureOperand } from './measure-value.ts';
import { operatorLevels } from './operators.ts';
import { toNumber, toFinite, isTrue } from './values.ts';

/** The names, budget and fault handler of an evaluation. */
export interface ExpressionScope {
  /** The value of a name; null if it is unknown. */
  getValue(name: string): JsonValue;
  /**
   * Counts operations by the characters that they touch, before they are carried out; it may throw to end the evaluation.
   */
  spend(operations: number, characters: number): void;
  /** Called for a value that cannot be calculated with; the result is null then. */
  reportFault(message: Message): void;
  /** A value as people say it: a date, a time, a duration, money or a list in words. */
  toWords(value: JsonValue): string;
}

/** A compiled expression. It throws ValueTooLarge instead of building a text that is too long, and what `spend` throws. */
export type Expression = (scope: ExpressionScope) => JsonValue;

const maxDepth = 100;
/** The steps of reading a name, and of an operator or call. */
const nameSteps = 4;
const operationSteps = 10;
/** How many times as much an operator that searches costs, compared to others. */
const searchWeight = 4;
const comparisons: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

/**
 * Compiles an expression; calls `onName` for each name that it uses.
 *
 * @throws ExpressionFault with a message for its author.
 */
export function compileExpression(source: string, onName: (name: string) => void): Expression {
  return compileCountedExpression(source, onName).expression;
}

/** A compiled expression, and what its author should know about it. */
interface CountedExpression {
  readonly expression: Expression;
  readonly operations: number;
  /** The names that are compared with a number literal. */
  readonly comparedWithNumber: readonly string[];
}

/** Compiles an expression and counts its operators and calls. @throws ExpressionFault */
export function compileCountedExpression(source: string, onName: (name: string) => void): CountedExpression {
  const parser = new Parser(lex(source), onName);
  const expression = parser.ternary();
  parser.expectEnd();
  return { expression, operations: parser.operations, comparedWithNumber: [...parser.comparedWithNumber] };
}

/** A recursive descent parser, one method per precedence level, that builds closures. */
class Parser {
  readonly #tokens: readonly Token[];
  readonly #onName: (name: string) => void;
  /** The operators and calls so far. */
  operations = 0;
  readonly comparedWithNumber = new Set<string>();
  /** The operands that are a written number (null) or a name alone. */
  readonly #operands = new WeakMap<Expression, string | null>();
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], onName: (name: string) => void) {
    this.#tokens = tokens;
    this.#onName = onName;
  }

  ternary(): Expression {
    return this.#deeper(() => {
      const test = this.#either();
      if (this.#take('?') === undefined) return test;
      const yes = this.ternary();
      this.#expect(':');
      const no = this.ternary();
      return this.#counted((scope) => (isTrue(test(scope)) ? yes(scope) : no(scope)));
    });
  }

  expectEnd(): void {
    if (this.#peek().kind !== 'end') throw createUnexpectedTokenFault(this.#peek());
  }

  #either(): Expression {
    let left = this.#both();
    while (this.#take('||', 'or') !== undefined) {
      const [first, second] = [left, this.#both()];
      left = this.#counted((scope) => isTrue(first(scope)) || isTrue(second(scope)));
    }
    return left;
  }

  #both(): Expression {
    let left = this.#opposite();
    while (this.#take('&&', 'and') !== undefined) {
      const [first, second] = [left, this.#opposite()];
      left = this.#counted((scope) => isTrue(first(scope)) && isTrue(second(scope)));
    }
    return left;
  }

  /** `not` negates a whole comparison, `!` only the next operand. */
  #opposite(): Expression {
    if (this.#take('not') === undefined) return this.#binary(0);
    const inner = this.#deeper(() => this.#opposite());
    return this.#counted((scope) => !isTrue(inner(scope)));
  }

  #binary(level: number): Expression {
    const operators = operatorLevels[level];
    if (!operators) return this.#unary();
    let left = this.#binary(level + 1);
    for (;;) {
      const operator = this.#take(...operators.keys());
      const apply = operator === undefined ? undefined : operators.get(operator);
      if (operator === undefined || !apply) return left;
      const [first, second] = [left, this.#binary(level + 1)];
      if (comparisons.has(operator)) this.#noteComparison(first, second);
      const weight = operator === 'contains' ? searchWeight : 1;
      this.operations += 1;
      left = (scope) => {
        const [a, b] = [first(scope), second(scope)];
        scope.spend(operationSteps, weight * (measureOperand(a) + measureOperand(b)));
        return apply(a, b) ?? reportNothing(scope, createExceptionMessage('notCountable', { operator }));
      };
    }
  }

  #noteComparison(...pair: readonly [Expression, Expression]) {
    const [first, second] = pair.map((operand) => this.#operands.get(operand));
    if (first === null && typeof second === 'string') this.comparedWithNumber.add(second);
    if (second === null && typeof first === 'string') this.comparedWithNumber.add(first);
  }

  #noteOperand(operand: Expression, name: string | null): Expression {
    this.#operands.set(operand, name);
    return operand;
  }

  #unary(): Expression {
    const sign = this.#take('!', '-');
    if (sign === undefined) return this.#primary();
    const inner = this.#deeper(() => this.#unary());
    if (sign === '!') return this.#counted((scope) => !isTrue(inner(scope)));
    return this.#counted(
      (scope) => toFinite(-(toNumber(inner(scope)) ?? Number.NaN)) ?? reportNothing(scope, minusNeedsNumber),
    );
  }

  #primary(): Expression {
    const token = this.#peek();
    this.#at += 1;
    if (token.kind === 'number') return this.#noteOperand(constant(toFinite(Number(token.text)) ?? null), null);
    if (token.kind === 'text') return constant(token.text);
    if (token.kind === 'name') return this.#name(token.text);
    if (token.kind !== 'operator' || token.text !== '(') throw createUnexpectedTokenFault(token);
    const inner = this.ternary();
    this.#expect(')');
    return inner;
  }

  #name(text: string): Expression {
    if (this.#take('(') !== undefined) return this.#call(text);
    if (text === 'true' || text === 'false') return constant(text === 'true');
    if (text === 'null') return constant(null);
    const name = text.startsWith('{') ? text.slice(1, -1) : text;
    this.#onName(name);
    const read: Expression = (scope) => {
      scope.spend(nameSteps, 0);
      return scope.getValue(name);
    };
    return this.#noteOperand(read, name);
  }

  #call(name: string): Expression {
    const called = functions.get(name);
    const { at } = this.#tokens[this.#at - 2] ?? this.#peek();
    if (!called) throw new ExpressionFault('unknownFunction', at, name);
    const args: Expression[] = [];
    while (this.#take(')') === undefined) {
      if (args.length > 0) this.#expect(',');
      args.push(this.ternary());
    }
    if (args.length < called.minArguments || args.length > called.maxArguments)
      throw new ExpressionFault('wrongCount', at, name, String(args.length));
    this.operations += 1;
    const needsNumbers = createExceptionMessage('functionNeedsNumbers', { name });
    return (scope) => {
      const values = args.map((arg) => arg(scope));
      scope.spend(
        operationSteps + values.length,
        values.reduce<number>((sum, value) => sum + measureOperand(value), 0),
      );
      return called.call(values, scope) ?? reportNothing(scope, needsNumbers);
    };
  }

  /** Counts an operation whose operands are read as a truth value or number. */
  #counted(apply: Expression): Expression {
    this.operations += 1;
    return (scope) => {
      scope.spend(operationSteps, 0);
      return apply(scope);
    };
  }

  #peek(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '', at: 0 };
  }

  #take(...texts: readonly string[]): string | undefined {
    const { kind, text } = this.#peek();
    if ((kind !== 'operator' && kind !== 'name') || !texts.includes(text)) return undefined;
    this.#at += 1;
    return text;
  }

  #expect(text: string) {
    const { text: found, at } = this.#peek();
    if (this.#take(text) !== undefined) return;
    throw found ? new ExpressionFault('missingBefore', at, text, found) : new ExpressionFault('missing', at, text);
  }

  #deeper(parse: () => Expression): Expression {
    this.#depth += 1;
    if (this.#depth > maxDepth) throw new ExpressionFault('tooDeep', this.#peek().at);
    const parsed = parse();
    this.#depth -= 1;
    return parsed;
  }
}

const minusNeedsNumber = createExceptionMessage('minusNeedsNumber');

function constant(value: JsonValue): Expression {
  return () => value;
}

function reportNothing(scope: ExpressionScope, message: Message) {
  scope.reportFault(message);
  return null;
}
