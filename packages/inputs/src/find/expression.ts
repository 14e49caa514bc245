import type { NamedMessage } from '@confab/model';
import { RE2JS, RE2JSSyntaxException } from 're2js';
import { namedFindMessages } from './find-messages.ts';
import type { Fuel, Match } from './match.ts';

/** A compiled regular expression. */
interface Expression {
  /** Finds at most `most` matches, from the left; empty matches are left out. */
  find(text: string, fuel: Fuel, most: number): readonly Match[];
}

export type ExpressionResult =
  | { readonly type: 'expression'; readonly expression: Expression }
  | ({ readonly type: 'refused' } & NamedMessage);

/** Messages for the syntax errors of the library. */
const refusals: Readonly<Record<string, NamedMessage>> = {
  'unexpected )': namedFindMessages.unopenedGroup,
  'missing closing )': namedFindMessages.unclosedGroup,
  'missing closing ]': namedFindMessages.unclosedClass,
  'missing argument to repetition operator': namedFindMessages.nothingToRepeat,
  'invalid nested repetition operator': namedFindMessages.nothingToRepeat,
  'invalid repeat count': namedFindMessages.invalidRepetition,
  'invalid character class range': namedFindMessages.unknownClass,
  'invalid escape sequence': namedFindMessages.unknownEscape,
  'invalid or unsupported Perl syntax': namedFindMessages.lookaround,
  'invalid named capture': namedFindMessages.invalidGroupName,
  'duplicate capture group name': namedFindMessages.repeatedGroupName,
  'trailing backslash at end of expression': namedFindMessages.endsTooEarly,
  'expression nests too deeply': namedFindMessages.tooDeep,
  'expression too large': namedFindMessages.tooLarge,
};

/** Maximum number of steps of a compiled expression, to keep searches fast. */
const stepsMax = 2_000;

/**
 * Compiles a regular expression that takes time linear in text length times expression length, so that no search can
 * block others.
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
  return { type: 'refused', ...(refusals[description] ?? namedFindMessages.unreadable) };
}

function findAll(compiled: RE2JS, text: string, fuel: Fuel, most: number): readonly Match[] {
  // The maximum cost is deducted first, so that no search starts without enough fuel.
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
