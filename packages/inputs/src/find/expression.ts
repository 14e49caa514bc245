import { RE2JS, RE2JSSyntaxException } from 're2js';
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
  'unexpected )': 'There is a ) without its (.',
  'missing closing )': 'There is a ( without its ).',
  'missing closing ]': 'There is a [ without its ].',
  'missing argument to repetition operator': 'There is nothing that could be repeated.',
  'invalid nested repetition operator': 'There is nothing that could be repeated.',
  'invalid repeat count': 'A repetition cannot end before it begins, nor ask for more than 1,000 times.',
  'invalid character class range': 'A range or a class of characters is not known.',
  'invalid escape sequence': 'What follows a \\ is not known here, nor can a search ask for what a group found.',
  'invalid or unsupported Perl syntax': 'A search cannot look ahead or behind.',
  'invalid named capture': 'The name of a group is not one, nor can a search look behind.',
  'duplicate capture group name': 'Two groups have the same name.',
  'trailing backslash at end of expression': 'The expression ends too early.',
  'expression nests too deeply': 'There are too many groups in one another.',
  'expression too large': 'The expression is too large. Make its repetitions smaller.',
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
    if (compiled.programSize() > stepsMax) return refused('expression too large');
    return { type: 'expression', expression: { find: (text, fuel, most) => findAll(compiled, text, fuel, most) } };
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) return refused(error.getDescription());
    throw error;
  }
}

function refused(description: string): ExpressionResult {
  return { type: 'refused', message: refusals[description] ?? 'The expression cannot be read.' };
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
