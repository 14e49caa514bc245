import {
  findCorrection,
  findYesNo,
  isEqualData,
  isOnlyCorrection,
  splitUtterance,
  splitWords,
  type SplitPiece,
} from '@confab/understanding';
import type { FilledSlot, IntentCandidate } from '@confab/model';
import type { IntentListener } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { CaptureField, CaptureForm } from './capture/capture-form.ts';
import { isAskedAgain, listOuterListeners, type OuterListener } from './outer-listeners.ts';
import { getMoment, listListed, understand } from './understand.ts';

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

/** The intents that pieces are matched with, those of the question first. */
interface PieceListeners {
  readonly question: IntentListener;
  readonly outer: readonly OuterListener[];
}

/** Fewer words, such as 'no thanks' or 'good morning', and longer texts are not clauses with a wish of their own. */
const minClauseWords = 3;
const maxClauseWords = 15;
/** The score of a likely intent that counts as surely as a keyword. */
const sureScore = 0.8;
/** The earlier questions, the latest first, that an utterance is split for: ten would use up the steps of a turn. */
const maxEarlierQuestions = 2;

/**
 * Splits an utterance with several wishes, such as 'two small teas and a croissant', into the wishes, in order.
 *
 * A piece is a wish of its own if an intent is surely understood in it and fills a slot, or if more than a comma joins it
 * to one for another intent: 'a tea, and when do you close?'. Every other piece belongs to the wish before it, or to the
 * first, and so does one that only adds to it or corrects it: 'a tea, please', 'a tea, large', 'a tea, no, make that a
 * coffee'. The words around a wish are left out if they would hide it: 'no, I also want a croissant'.
 */
export function splitWishes(run: TurnRun, question: IntentListener, text: string): readonly string[] {
  if (!run.program.nluSettings.severalAtOnce || run.platformIntent) return [text];
  const pieces = splitUtterance(text, run.program.language);
  if (pieces.length < 2) return [text];
  const listeners = listListeners(run, question);
  if (isExact(run, listeners, text)) return [text];
  // If the utterance has no value, no piece fills a slot.
  const hasValues = run.program.intents.finder.find(text).length > 0;
  const find = (start: number, end: number) =>
    hasValues ? findWish(run, listeners, text.slice(start, end)) : undefined;
  const parts: Part[] = [];
  for (const { start, end } of pieces) {
    const wish = find(start, end) ?? findClause(run, listeners, text.slice(start, end));
    const part: Part = { start, end, wish, core: { start, end } };
    const last = parts.at(-1);
    const joined = last && join(run, last, part, find, text);
    if (joined) parts[parts.length - 1] = joined;
    else parts.push(part);
  }
  return parts.map(({ start, end, wish, core }) => {
    const isHidden = wish !== undefined && countSlots(wish) > 0 && !find(start, end);
    return isHidden ? text.slice(core.start, core.end) : text.slice(start, end);
  });
}

/** Joins two neighbours, unless each is a wish of its own. */
function join(
  run: TurnRun,
  first: Part,
  second: Part,
  find: (start: number, end: number) => IntentCandidate | undefined,
  text: string,
): Part | undefined {
  const range = { start: first.start, end: second.end };
  if (!second.wish) return { ...range, wish: first.wish, core: first.core };
  if (!first.wish) return { ...range, wish: second.wish, core: second.core };
  if (countSlots(first.wish) === 0 || countSlots(second.wish) === 0) {
    const isOther = first.wish.intentId !== second.wish.intentId && isJoint(text.slice(first.end, second.start));
    const { wish, core } = countSlots(first.wish) === 0 && countSlots(second.wish) > 0 ? second : first;
    if (isOther) return undefined;
    // The opening of a wish may match another intent on its own: 'Friday, I'd like to come in and see the doctor'.
    const both = find(range.start, range.end);
    return both && countSlots(both) >= Math.max(countSlots(first.wish), countSlots(second.wish))
      ? { ...range, wish: both, core: range }
      : { ...range, wish, core };
  }
  const corrects = isCorrection(run, first, second, text);
  if (!corrects && !hasOpenSlots(run, first.wish, second.wish)) return undefined;
  const core = { start: first.core.start, end: second.end };
  const both = find(core.start, core.end);
  const isOne = corrects ? takesValues(both, second.wish) : isSum(both, first.wish, second.wish);
  if (isOne) return { ...range, wish: both, core };
  return corrects && isReplaced(first.wish, second.wish) ? second : undefined;
}

/** Whether a piece only gives other values for slots of the one before, as in 'on Thursday, no, make it Friday'. */
function isCorrection({ program: { language } }: TurnRun, first: Part, second: Part, text: string): boolean {
  const slots = second.wish?.slots ?? [];
  if (!first.wish?.slots?.some((one) => slots.some(({ slot }) => slot === one.slot))) return false;
  const from = first.core.end;
  const said = text.slice(from, second.end);
  if (findCorrection(said, language) !== 'clear') return false;
  const moved = second.start - from;
  const places = slots.map(({ start, end }) => ({ start: start + moved, end: end + moved }));
  const names = slots.map(({ slot }) => slot);
  return isOnlyCorrection(said, places, names, language);
}

/** Whether an intent takes the values of a correction. */
function takesValues(both: IntentCandidate | undefined, correction: IntentCandidate) {
  const isTaken = ({ slot, value }: FilledSlot) =>
    both?.slots?.some((one) => one.slot === slot && isEqualData(one.value, value)) ?? false;
  return correction.slots?.every(isTaken) ?? false;
}

/** Whether a correction replaces all of the wish before it. */
function isReplaced(wish: IntentCandidate, correction: IntentCandidate) {
  if (wish.intentId !== correction.intentId) return false;
  return wish.slots?.every(({ slot }) => correction.slots?.some((one) => one.slot === slot)) ?? false;
}

/** Whether an intent takes all values of two pieces together, so that they are one wish. */
function isSum(both: IntentCandidate | undefined, first: IntentCandidate, second: IntentCandidate) {
  return both?.intentId === first.intentId && countSlots(both) === countSlots(first) + countSlots(second);
}

/** Whether the intent of the first piece has slots for all values of the second, and these are not filled yet. */
function hasOpenSlots({ program: { intents } }: TurnRun, first: IntentCandidate, second: IntentCandidate) {
  const all = intents.slotted[intents.indexById.get(first.intentId) ?? -1]?.slots ?? [];
  const open = all.filter(({ name }) => !first.slots?.some(({ slot }) => slot === name));
  return second.slots?.every(({ slot }) => open.some(({ name }) => name === slot)) ?? false;
}

/**
 * Splits an answer to a Capture from the wishes after it, as in 'large, and two croissants please'. What fills a slot
 * of the Capture belongs to the answer, except beside a value of a list that it does not ask for.
 */
export function splitAnswer(run: TurnRun, form: CaptureForm, field: CaptureField, text: string): readonly string[] {
  if (!run.program.nluSettings.severalAtOnce || run.platformIntent) return [text];
  const pieces = splitUtterance(text, run.program.language);
  const answers = (piece: SplitPiece | undefined, ids: readonly string[]) =>
    piece !== undefined && form.slotFiller.fill(text.slice(piece.start, piece.end), ids, getMoment(run)).size > 0;
  if (pieces.length < 2 || form.slotFiller.acceptsAnyWords(field.id) || !answers(pieces[0], [field.id])) return [text];
  const listeners = listListeners(run, form);
  const fields = form.fields.filter(({ id }) => !form.slotFiller.acceptsAnyWords(id)).map(({ id }) => id);
  const names = new Set(form.fields.map(({ name }) => name.toLowerCase()));
  const first = pieces.findIndex((piece, index) => {
    if (index === 0) return false;
    const wish = findWish(run, listeners, text.slice(piece.start, piece.end));
    if (wish && listListed(wish).some(({ slot }) => !names.has(slot.toLowerCase()))) return true;
    if (answers(piece, fields)) return false;
    if (wish) return true;
    const between = text.slice(pieces[index - 1]?.end, piece.start);
    return isJoint(between) && findClause(run, listeners, text.slice(piece.start, piece.end)) !== undefined;
  });
  if (first < 0) return [text];
  const [end, start] = [pieces[first - 1]?.end ?? 0, pieces[first]?.start ?? text.length];
  return [text.slice(0, end), ...splitWishes(run, form, text.slice(start))];
}

/**
 * The listeners that each piece is matched with. Earlier questions are last, so that they do not hide a wish for the
 * others.
 */
function listListeners(run: TurnRun, question: IntentListener): PieceListeners {
  const outer = listOuterListeners(run);
  const earlier = outer.filter(({ scope }) => scope === 'Earlier').slice(0, maxEarlierQuestions);
  return { question, outer: [...outer.filter(({ scope }) => scope !== 'Earlier'), ...earlier] };
}

function isExact(run: TurnRun, { question, outer }: PieceListeners, text: string): boolean {
  const listeners = [question, ...outer.map(({ listener }) => listener)];
  return listeners.some((listener) => understand(run, listener, text).best?.how === 'exact');
}

/**
 * The intent that a listener surely matches, the question first. At an earlier question, intents of the open one do not
 * count.
 */
function findSure(run: TurnRun, { question, outer }: PieceListeners, text: string): IntentCandidate | undefined {
  const own = understand(run, question, text);
  if (own.best && own.isSure) return own.best;
  for (const beside of outer) {
    const { best, isSure } = understand(run, beside.listener, text);
    if (best && isSure && !isAskedAgain(question, beside, best)) return best;
  }
  return undefined;
}

/** The intent that is surely understood in a clause, though it fills no slot. */
function findClause(run: TurnRun, listeners: PieceListeners, text: string): IntentCandidate | undefined {
  const { length } = splitWords(text);
  if (length < minClauseWords || length > maxClauseWords) return undefined;
  if (findYesNo(text, run.program.language) !== undefined) return undefined;
  const best = findSure(run, listeners, text);
  return best && (best.how !== 'model' || best.score >= sureScore) ? best : undefined;
}

/** Whether two pieces are joined by more than a comma. */
const isJoint = (between: string) => /[^\s,]/u.test(between);

function findWish(run: TurnRun, listeners: PieceListeners, text: string): IntentCandidate | undefined {
  const best = findSure(run, listeners, text);
  return best && countSlots(best) > 0 ? best : undefined;
}

const countSlots = ({ slots }: IntentCandidate) => slots?.length ?? 0;
