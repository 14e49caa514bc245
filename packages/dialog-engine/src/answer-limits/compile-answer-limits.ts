import { isJsonArray, isJsonObject, tokenPattern, type JsonObject, type JsonValue } from '@confab/model';
import { fixedMoment, type Moment } from '@confab/understanding';
import { readText } from '../compile/authored-values.ts';
import type { Compiler } from '../compile/compiler.ts';
import { createMoment } from '../languages/moments.ts';
import type { TurnRun } from '../run/turn-run.ts';
import { hasLimits, limitExamples, readLimit, toCelsius, type Limit, type LimitScale } from './read-limit.ts';

/** The least and the greatest answer that a question accepts. */
export interface AnswerLimits {
  accepts(run: TurnRun, value: JsonValue): boolean;
}

/** Finds a limit in a turn; undefined if a variable holds none. */
type FindLimit = (run: TurnRun, moment: Moment) => Limit | undefined;

const secondsOfDay = 86_400;
/** Limits that are read only to check them need no moment. */
const anyMoment = fixedMoment(0);

/** The question that has the limits, and the prefix of the paths of its values. */
interface LimitedQuestion {
  readonly itemId: string;
  readonly path: string;
  /** The kind of its answers. */
  readonly kind: string;
}

/** Compiles the limits of a question, and reports those that cannot be read. @returns undefined if it accepts all answers */
export function compileAnswerLimits(
  compiler: Compiler,
  question: LimitedQuestion,
  values: JsonObject,
): AnswerLimits | undefined {
  const { itemId, path, kind } = question;
  if (!hasLimits(kind)) return undefined;
  const [from, to] = [readText(values.AcceptedFrom).trim(), readText(values.AcceptedTo).trim()];
  const least = compileLimit(compiler, question, 'AcceptedFrom', from);
  const greatest = compileLimit(compiler, question, 'AcceptedTo', to);
  if (!least && !greatest) return undefined;
  const [first, last] = [readLimit(kind, from, anyMoment), readLimit(kind, to, anyMoment)];
  if (first && last && first.isRelative === last.isRelative && isReversed(first, last))
    compiler.report(
      itemId,
      `${path}AcceptedTo`,
      'ReversedLimits',
      `"${to}" is less than "${from}". Swap them.`,
      to,
      from,
    );
  return {
    accepts(run, value) {
      const moment = createMoment(run.context, run.effects.clock());
      const limits = [least?.(run, moment), greatest?.(run, moment)] as const;
      return isJsonArray(value) ? value.every((one) => isWithin(kind, one, limits)) : isWithin(kind, value, limits);
    },
  };
}

function compileLimit(
  compiler: Compiler,
  { itemId, path, kind }: LimitedQuestion,
  input: 'AcceptedFrom' | 'AcceptedTo',
  text: string,
): FindLimit | undefined {
  if (text === '') return undefined;
  const [token] = text.matchAll(tokenPattern);
  if (token && token[0] === text) {
    const read = compiler.resolveToken(itemId, `${path}${input}`, token[1] ?? '');
    return read && ((run, moment) => toLimit(kind, read(run), moment));
  }
  if (readLimit(kind, text, anyMoment)) return (_, moment) => readLimit(kind, text, moment);
  const examples = limitExamples[kind] ?? [];
  compiler.report(
    itemId,
    `${path}${input}`,
    'UnreadableLimit',
    `"${text}" is not a limit for this kind of answer. Enter a limit such as ${examples.join(' or ')}.`,
    text,
    ...examples,
  );
  return undefined;
}

/** The limit that a variable holds: a text as authors write it, a number, or an earlier answer. */
function toLimit(kind: string, value: JsonValue, moment: Moment): Limit | undefined {
  if (isJsonObject(value)) {
    const at = measure(kind, value, 'number');
    return at === undefined ? undefined : { scale: 'number', at };
  }
  return readLimit(kind, readText(value), moment);
}

function isWithin(kind: string, value: JsonValue, [least, greatest]: readonly (Limit | undefined)[]): boolean {
  const isAtLeast = !least || isInOrder(least.at, measure(kind, value, least.scale));
  const isAtMost = !greatest || isInOrder(measure(kind, value, greatest.scale), greatest.at);
  if (!least || !greatest || least.scale !== greatest.scale || least.at <= greatest.at) return isAtLeast && isAtMost;
  // Hours may continue after midnight. Other limits that no answer could meet do not count, as the question would never
  // end.
  return least.scale === 'secondOfDay' ? isAtLeast || isAtMost : true;
}

/** A value that cannot be measured, such as one in a platform's own format, is accepted. */
function isInOrder(low: number | undefined, high: number | undefined): boolean {
  return low === undefined || high === undefined || low <= high;
}

function isReversed(first: Limit, last: Limit): boolean {
  return first.scale === last.scale && first.scale !== 'secondOfDay' && first.at > last.at;
}

/** The value of an answer as a number of a scale; undefined if it has none. */
function measure(kind: string, value: JsonValue, scale: LimitScale): number | undefined {
  if (typeof value === 'number') return value;
  if (isJsonObject(value)) {
    if (typeof value.amount !== 'number') return undefined;
    return kind === 'temperature' ? toCelsius(value.amount, readText(value.unit)) : value.amount;
  }
  const read = readLimit(kind, readText(value), anyMoment);
  if (read?.scale === scale) return read.at;
  if (read?.scale !== 'second') return undefined;
  return scale === 'day' ? Math.floor(read.at / secondsOfDay) : read.at % secondsOfDay;
}
