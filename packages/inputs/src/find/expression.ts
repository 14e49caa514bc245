import { RE2JS, RE2JSSyntaxException } from 're2js';
import { findMessages } from './find-messages.ts';
import type { Fuel, Match } from './match.ts';

/** A regular expression that can be looked for. */
interface Expression {
  /** The matches of a text from the left, at most so many; those that hold nothing are left out. */
  find(text: string, fuel: Fuel, most: number): readonly Match[];
}

export type ExpressionResult =
  | { readonly type: 'expression'; readonly expression: Expression }
  | { readonly type: 'refused'; readonly message: string };

/** What the library says of an expression, in words for who typed it. */
const refusals: Readonly<Record<string, string>> = {
  'unexpected )': findMessages.unopenedGroup,
  'missing closing )': findMessages.unclosedGroup,
  'missing closing ]': findMessages.unclosedClass,
  'missing argument to repetition operator': findMessages.nothingToRepeat,
  'invalid nested repetition operator': findMessages.nothingToRepeat,
  'invalid repeat count': findMessages.invalidRepetition,
  'invalid character class range': findMessages.unknownClass,
  'invalid escape sequence': findMessages.unknownEscape,
  'invalid or unsupported Perl syntax': findMessages.lookaround,
  'invalid named capture': findMessages.invalidGroupName,
  'duplicate capture group name': findMessages.repeatedGroupName,
  'trailing backslash at end of expression': findMessages.endsTooEarly,
  'expression nests too deeply': findMessages.tooDeep,
  'expression too large': findMessages.tooLarge,
};

/** The most steps an expression may come to: more would make every page of a search slow. */
const stepsMax = 2_000;

/**
 * Makes an expression whose work grows with the text times the expression and never faster, whatever it is: nobody's
 * search can hold up the others.
 */
export function createExpression(source: string, matchCase: boolean): ExpressionResult {
  try {
    const compiled = RE2JS.compile(source, RE2JS.MULTILINE | (matchCase ? 0 : RE2JS.CASE_INSENSITIVE));
    if (compiled.programSize() > stepsMax) return createRefusal('expression too large');
    return { type: 'expression', expression: { find: (text, fuel, most) => findAll(compiled, text, fuel, most) } };
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) return createRefusal(error.getDescription());
    throw error;
  }
}

function createRefusal(description: string): ExpressionResult {
  return { type: 'refused', message: refusals[description] ?? findMessages.unreadable };
}

function findAll(compiled: RE2JS, text: string, fuel: Fuel, most: number): readonly Match[] {
  // What it can cost at most is paid before it is done, so that nothing is begun that there is no time for.
  fuel.left -= 1 + text.length * compiled.programSize();
  if (fuel.left <= 0) return [];
  const found: Match[] = [];
  const matcher = compiled.matcher(text);
  while (found.length < most && matcher.find()) {
    const [start, end] = [matcher.start(), matcher.end()];
    if (end === start) continue;
    const groups = Array.from({ length: matcher.groupCount() }, (_, index) => matcher.group(index + 1) ?? undefined);
    found.push({ start, end, groups });
  }
  return found;
}
