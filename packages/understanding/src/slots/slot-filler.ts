import { fixedMoment, type Moment } from '../entities/dates/calendar.ts';
import type { EntityValue } from '../entities/entity.ts';
import { findEntities, findWholeAnswer, timeDependentKinds } from '../entities/find-entities.ts';
import { maxUtteranceLength } from '../normalise.ts';
import { findCorrectedPlace } from './corrections.ts';
import { leaveOutExcluded } from './excluded-values.ts';
import { findIntroducedName } from './introduced-name.ts';
import { findNumberedValue } from './list-values.ts';
import { keepPlainNumbers } from './plain-numbers.ts';
import { leaveToRecurrences } from './recurring-values.ts';
import { keepLongest, createSlotFinder, type FoundValue } from './slot-finder.ts';
import { listDistinct, splitValues } from './several-values.ts';
import { isEntityKind } from '@confab/model';
import type { SlotTypeDefinition } from './slot-type.ts';

/** A slot to fill from answers. */
export interface RequestedSlot {
  readonly id: string;
  /** An entity kind, `text` for any words, or the id or name of a list. */
  readonly type: string;
  /** The slot takes all values of its type, as a list. */
  readonly takesSeveral?: boolean | undefined;
}

/** The value of a slot; a list if the slot takes several. */
export type SlotValue = EntityValue | readonly EntityValue[];

/** The value that fills a slot, and the places in the text where it was found. */
export interface FoundAnswer {
  readonly value: SlotValue;
  readonly places: readonly Pick<FoundValue, 'start' | 'end'>[];
}

/** Fills open slots from an answer. */
export interface SlotFiller {
  /**
   * Returns values by slot. The first slot of `open` was asked for: it takes its value first, and if it accepts any
   * words, the whole text. The others take remaining values of their type.
   *
   * @param isAnswer whether the text answers the question for that slot, so that '8' may be a time or an age and 'the
   *   16th' a date
   */
  fill(text: string, open: readonly string[], moment?: Moment, isAnswer?: boolean): ReadonlyMap<string, SlotValue>;
  /**
   * Returns a value of each slot that the text has one for, when none was asked for: none for a yes or no, and none
   * within a longer value of another slot, such as the 8 of 'at 8 pm'.
   */
  fillUnasked(text: string, slots: readonly string[], moment: Moment): ReadonlyMap<string, SlotValue>;
  /**
   * Like `fillUnasked`, with the places of the values in the text.
   *
   * @param named the slot that the text names: 'the day is every Saturday' gives a date
   */
  findUnasked(text: string, slots: readonly string[], moment: Moment, named?: string): ReadonlyMap<string, FoundAnswer>;
  /** Whether a slot accepts unlisted words. */
  acceptsAnyWords(slot: string): boolean;
  /**
   * The same filler, but for a value with several readings it takes the likeliest that the slot accepts: of 'at 8' the
   * evening.
   */
  prefer(accepts: AcceptsValue): SlotFiller;
}

/** Whether a slot accepts a value. */
type AcceptsValue = (slot: string, value: EntityValue) => boolean;

/** Creates a slot filler for a question; filling is linear in the text. */
export function createSlotFiller(
  slots: readonly RequestedSlot[],
  slotTypes: readonly SlotTypeDefinition[],
  language: string,
): SlotFiller {
  const finder = createSlotFinder(
    slots.map(({ id, type }) => ({ name: id, type })),
    slotTypes,
    language,
  );
  const typeById = new Map(slots.map(({ id, type }) => [id, finder.typeOf(type)]));
  const severalById = new Set(slots.flatMap(({ id, takesSeveral }) => (takesSeveral ? [id] : [])));
  const listSeveral = (said: string, isWhole: boolean, found: readonly FoundValue[]) => {
    const values = isWhole ? splitValues(said, { start: 0, end: said.length }, found, language) : found;
    return listDistinct(values.map(({ value }) => value));
  };
  const isAnything = (slot: string) => {
    const type = typeById.get(slot);
    return type === undefined || finder.isOpen(type);
  };
  const readWhole = (said: string, type: string | undefined, moment: Moment | undefined): FoundValue | undefined => {
    const list = slotTypes.find(({ id }) => id === type);
    if (list && !list.isOpen) {
      const value = findNumberedValue(list, said, language);
      return value === undefined ? undefined : { type: list.id, value, otherValues: [], start: 0, end: said.length };
    }
    if (type === undefined || !moment || !isEntityKind(type)) return undefined;
    const found = findWholeAnswer(said, { language, moment }, type);
    return found && { ...found, type };
  };
  const createFiller = (accepts: AcceptsValue): SlotFiller => {
    const choose = (slot: string, found: FoundValue) => chooseReading(found, (value) => accepts(slot, value));
    const findUnasked: SlotFiller['findUnasked'] = (text, slots, moment, named = '') => {
      const types = new Set(slots.map((slot) => typeById.get(slot)).filter((type) => type !== 'yesNo'));
      const said = text.slice(0, maxUtteranceLength);
      const heard = finder.find(said, moment).filter(({ type }) => types.has(type));
      const found = leaveToRecurrences(leaveOutExcluded(heard, said, language), typeById.get(named));
      const plain = keepPlainNumbers(found, { text: said, language, moment, isNumberAsked: false });
      let left = keepLongest(leaveDatesToDates(plain));
      const filled = new Map<string, FoundAnswer>();
      for (const slot of slots) {
        const ofType = left.filter(({ type }) => type === typeById.get(slot));
        const used = severalById.has(slot) ? ofType : ofType.slice(0, 1);
        const places = used.map((one) => choose(slot, one));
        const [first] = places;
        if (!first) continue;
        filled.set(slot, { value: severalById.has(slot) ? listSeveral(said, false, places) : first.value, places });
        left = left.filter((one) => !used.includes(one));
      }
      return filled;
    };
    return {
      acceptsAnyWords: isAnything,
      prefer: createFiller,
      findUnasked,
      fillUnasked(text, slots, moment) {
        return new Map([...findUnasked(text, slots, moment)].map(([slot, { value }]) => [slot, value]));
      },
      fill(text, open, moment, isAnswer = false) {
        const said = text.slice(0, maxUtteranceLength);
        const heard = finder
          .find(said, moment)
          .filter(({ type }) => moment !== undefined || !timeDependentKinds.has(type));
        const isNumberAsked = typeById.get(open[0] ?? '') === 'number';
        const context = { text: said, language, moment: moment ?? fixedMoment(0), isNumberAsked };
        const single = leaveToRecurrences(leaveOutExcluded(heard, said, language), typeById.get(open[0] ?? ''));
        const found = leaveDatesToDates(keepPlainNumbers(single, context));
        const filled = new Map<string, SlotValue>();
        const taken: FoundValue[] = [];
        const correctedAt = findCorrectedPlace(said, language);
        for (const [place, slot] of open.entries()) {
          const type = typeById.get(slot);
          const isAsked = place === 0;
          // A yes or no only fills the slot that was asked for.
          const free =
            type === 'yesNo' && !isAsked ? [] : found.filter((one) => one.type === type && overlapsNone(one, taken));
          const kept = keepLongest(free);
          if (severalById.has(slot)) {
            const corrected = kept.filter(({ start }) => start >= correctedAt);
            const isWhole = isAsked && isAnything(slot);
            const listed = (corrected.length > 0 ? corrected : kept).map((one) => choose(slot, one));
            const values = listSeveral(said, isWhole, listed);
            if (values.length > 0) filled.set(slot, values);
            if (isWhole) return filled;
            taken.push(...kept);
            continue;
          }
          const corrected = isAsked && type !== 'yesNo' ? kept.find(({ start }) => start >= correctedAt) : undefined;
          const whole = isAsked && isAnswer && kept.length === 0 ? readWhole(said, type, moment) : undefined;
          const first = corrected ?? kept[0] ?? whole;
          if (first) {
            taken.push(first);
            filled.set(slot, choose(slot, first).value);
          } else if (isAsked && isAnything(slot) && said.trim() !== '') {
            return filled.set(slot, findIntroducedName(said, language) ?? said.trim());
          }
        }
        return filled;
      },
    };
  };
  return createFiller(() => true);
}

/** Reads a yes or no; undefined for neither. */
export function findYesNo(text: string, language: string): boolean | undefined {
  const [answer] = findEntities(text, { language }, ['yesNo']);
  return typeof answer?.value === 'boolean' ? answer.value : undefined;
}

/** A value in the likeliest of its readings that are accepted, or in the likeliest of all. */
function chooseReading(found: FoundValue, accepts: (value: EntityValue) => boolean): FoundValue {
  const value = [found.value, ...found.otherValues].find(accepts);
  return value === undefined || value === found.value ? found : { ...found, value };
}

/** Lets a time and a date both have the part of the day that they share: 8 tonight. */
function leaveDatesToDates(found: readonly FoundValue[]): readonly FoundValue[] {
  const dateByEnd = new Map(found.flatMap((one) => (one.type === 'date' ? [[one.end, one] as const] : [])));
  return found.map((one) => {
    const date = one.type === 'time' ? dateByEnd.get(one.end) : undefined;
    return date && date.start > one.start ? { ...one, end: date.start } : one;
  });
}

function overlapsNone({ start, end }: FoundValue, taken: readonly FoundValue[]) {
  return taken.every((other) => end <= other.start || start >= other.end);
}
