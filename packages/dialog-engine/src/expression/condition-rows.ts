import { ExpressionFault } from './expression-fault.ts';
import { lex, type Token } from './lex.ts';

/** The comparisons of a rule. `isTrue` and `isFalse` compare with nothing. */
export const ruleOperators = [
  '==',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'contains',
  'startsWith',
  'endsWith',
  'isTrue',
  'isFalse',
] as const;
export type RuleOperator = (typeof ruleOperators)[number];

/** What a variable is compared with. `text` of a number is its decimal digits, of a variable its name. */
export interface RuleValue {
  readonly kind: 'text' | 'number' | 'boolean' | 'variable';
  readonly text: string;
}

/** One row of a condition: a variable, an operator and a value. */
export interface ConditionRule {
  readonly kind: 'rule';
  readonly variable: string;
  readonly operator: RuleOperator;
  /** Ignored by `isTrue` and `isFalse`. */
  readonly value: RuleValue;
}

/** Rows of which all or any have to hold. */
export interface ConditionGroup {
  readonly kind: 'group';
  readonly join: 'and' | 'or';
  readonly parts: readonly ConditionPart[];
}

export type ConditionPart = ConditionRule | ConditionGroup;

const maxDepth = 20;
const emptyText: RuleValue = { kind: 'text', text: '' };
const reserved: ReadonlySet<string> = new Set(['and', 'or', 'not', 'true', 'false', 'null', ...ruleOperators.slice(6)]);
const comparisons: ReadonlyMap<string, RuleOperator> = new Map(ruleOperators.slice(0, 9).map((one) => [one, one]));

/** Whether an operator compares with a value. */
export function takesValue(operator: RuleOperator): boolean {
  return operator !== 'isTrue' && operator !== 'isFalse';
}

/**
 * Reads an expression as rows; a blank one as no rows.
 *
 * @returns undefined for an expression that rows cannot show, for example a calculation or a function
 */
export function parseCondition(source: string): ConditionGroup | undefined {
  if (source.trim() === '') return { kind: 'group', join: 'and', parts: [] };
  try {
    const reader = new RowReader(lex(source));
    const part = reader.either(0);
    if (part === undefined || !reader.isAtEnd()) return undefined;
    return part.kind === 'group' ? part : { kind: 'group', join: 'and', parts: [part] };
  } catch (error) {
    if (error instanceof ExpressionFault) return undefined;
    throw error;
  }
}

/** The expression of rows. Rules without a variable and groups without rules are left out. */
export function formatCondition(group: ConditionGroup): string {
  const parts = group.parts.flatMap((part) => {
    if (part.kind === 'rule') return part.variable === '' ? [] : [formatRule(part)];
    const inner = formatCondition(part);
    if (inner === '') return [];
    return [countRules(part) > 1 ? `(${inner})` : inner];
  });
  return parts.join(` ${group.join} `);
}

function countRules(part: ConditionPart): number {
  if (part.kind === 'rule') return part.variable === '' ? 0 : 1;
  return part.parts.reduce((sum, inner) => sum + countRules(inner), 0);
}

function formatRule({ variable, operator, value }: ConditionRule) {
  if (operator === 'isTrue') return formatName(variable);
  return operator === 'isFalse'
    ? `not ${formatName(variable)}`
    : `${formatName(variable)} ${operator} ${formatValue(value)}`;
}

/** The name of a variable as an expression has it: alone if it is a word, else as a token. */
export function formatName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) && !reserved.has(name) ? name : `{tv.${name}}`;
}

function formatValue({ kind, text }: RuleValue) {
  if (kind === 'variable' && text !== '') return formatName(text);
  if (kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(text)) return text;
  if (kind === 'boolean') return text === 'true' ? 'true' : 'false';
  return `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', String.raw`\n`)}"`;
}

/** Reads the part of the expression grammar that rows can show. Each method returns undefined for anything else. */
class RowReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  isAtEnd(): boolean {
    return this.#peek().kind === 'end';
  }

  either(depth: number): ConditionPart | undefined {
    return depth > maxDepth ? undefined : this.#chain('or', ['||', 'or'], () => this.#both(depth));
  }

  #both(depth: number): ConditionPart | undefined {
    return this.#chain('and', ['&&', 'and'], () => this.#part(depth));
  }

  #chain(
    join: ConditionGroup['join'],
    signs: readonly string[],
    read: () => ConditionPart | undefined,
  ): ConditionPart | undefined {
    const first = read();
    if (first === undefined) return undefined;
    const parts = [first];
    while (this.#take(signs)) {
      const next = read();
      if (next === undefined) return undefined;
      parts.push(next);
    }
    return parts.length === 1 ? first : { kind: 'group', join, parts };
  }

  #part(depth: number): ConditionPart | undefined {
    if (this.#take(['('])) {
      const inner = this.either(depth + 1);
      return inner !== undefined && this.#take([')']) ? inner : undefined;
    }
    const isNegated = this.#take(['not', '!']);
    const variable = this.#name();
    if (variable === undefined) return undefined;
    const operator = isNegated ? undefined : comparisons.get(this.#peek().text);
    if (operator === undefined || this.#peek().kind === 'text')
      return { kind: 'rule', variable, operator: isNegated ? 'isFalse' : 'isTrue', value: emptyText };
    this.#at += 1;
    const value = this.#value();
    return value && { kind: 'rule', variable, operator, value };
  }

  #name(): string | undefined {
    const { kind, text } = this.#peek();
    if (kind !== 'name' || reserved.has(text) || this.#tokens[this.#at + 1]?.text === '(') return undefined;
    this.#at += 1;
    return text.startsWith('{') ? text.slice(1, -1) : text;
  }

  #value(): RuleValue | undefined {
    const sign = this.#take(['-']) ? '-' : '';
    const { kind, text } = this.#peek();
    if (kind === 'number') return this.#taken({ kind, text: sign + text });
    if (sign !== '') return undefined;
    if (kind === 'text') return this.#taken({ kind, text });
    if (kind === 'name' && (text === 'true' || text === 'false')) return this.#taken({ kind: 'boolean', text });
    const name = this.#name();
    return name === undefined ? undefined : { kind: 'variable', text: name };
  }

  #taken(value: RuleValue) {
    this.#at += 1;
    return value;
  }

  #peek(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '', at: 0 };
  }

  #take(texts: readonly string[]): boolean {
    const { kind, text } = this.#peek();
    if ((kind !== 'operator' && kind !== 'name') || !texts.includes(text)) return false;
    this.#at += 1;
    return true;
  }
}
