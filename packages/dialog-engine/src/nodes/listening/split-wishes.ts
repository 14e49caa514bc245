import { splitUtterance } from '@confab/understanding';
import type { IntentCandidate } from '@confab/model';
import type { IntentListener } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { listOuterListeners, understand } from './understand.ts';

interface Range {
  readonly start: number;
  readonly end: number;
}

/** A part of an utterance with at most one wish. */
interface Part extends Range {
  /** The intent that fills slots from it; undefined if none does. */
  readonly wish: IntentCandidate | undefined;
  /** The words of the wish, without other words around them. */
  readonly core: Range;
}

/**
 * Splits an utterance with several wishes, such as 'two small teas and a croissant', into the wishes, in order.
 *
 * A piece is a wish of its own if an intent is surely understood in it and fills a slot. Every other piece belongs to
 * the wish before it, or to the first, and so does one that only adds to it: 'a tea, please', 'a tea, large'. The words
 * around a single wish are left out if they would hide it: 'no, I also want a croissant'.
 */
export function splitWishes(run: TurnRun, question: IntentListener, text: string): readonly string[] {
  if (!run.program.nluSettings.severalAtOnce || run.platformIntent) return [text];
  const pieces = splitUtterance(text, run.program.language);
  const { finder } = run.program.intents;
  if (pieces.length < 2 || finder.find(text).length === 0) return [text];
  const listeners = [question, ...listOuterListeners(run).map(({ listener }) => listener)];
  const find = (start: number, end: number) => findWish(run, listeners, text.slice(start, end));
  const parts: Part[] = [];
  for (const { start, end } of pieces) {
    const wish = find(start, end);
    const part: Part = { start, end, wish, core: { start, end } };
    const last = parts.at(-1);
    const joined = last && join(run, last, part, find);
    if (joined) parts[parts.length - 1] = joined;
    else parts.push(part);
  }
  const [first] = parts;
  if (parts.length > 1) return parts.map(({ start, end }) => text.slice(start, end));
  return first?.wish && !find(0, text.length) ? [text.slice(first.core.start, first.core.end)] : [text];
}

/** One part of two neighbours, unless each of them is a wish of its own. */
function join(
  run: TurnRun,
  first: Part,
  second: Part,
  find: (start: number, end: number) => IntentCandidate | undefined,
): Part | undefined {
  const range = { start: first.start, end: second.end };
  if (!second.wish) return { ...range, wish: first.wish, core: first.core };
  if (!first.wish) return { ...range, wish: second.wish, core: second.core };
  if (!hasOpenSlots(run, first.wish, second.wish)) return undefined;
  const core = { start: first.core.start, end: second.end };
  const both = find(core.start, core.end);
  return both && isSum(both, first.wish, second.wish) ? { ...range, wish: both, core } : undefined;
}

/** Whether an intent takes all values of two pieces together, so that they are one wish. */
function isSum(both: IntentCandidate, first: IntentCandidate, second: IntentCandidate) {
  return both.intentId === first.intentId && countSlots(both) === countSlots(first) + countSlots(second);
}

/** Whether the intent of the first piece has slots for all values of the second, and these are not filled yet. */
function hasOpenSlots({ program: { intents } }: TurnRun, first: IntentCandidate, second: IntentCandidate) {
  const all = intents.slotted[intents.indexById.get(first.intentId) ?? -1]?.slots ?? [];
  const open = all.filter(({ name }) => !first.slots?.some(({ slot }) => slot === name));
  return second.slots?.every(({ slot }) => open.some(({ name }) => name === slot)) ?? false;
}

function findWish(run: TurnRun, listeners: readonly IntentListener[], text: string): IntentCandidate | undefined {
  for (const listener of listeners) {
    const { best, isSure } = understand(run, listener, text);
    if (best && isSure) return countSlots(best) > 0 ? best : undefined;
  }
  return undefined;
}

const countSlots = ({ slots }: IntentCandidate) => slots?.length ?? 0;
