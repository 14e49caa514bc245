import type { Moment } from '../entities/calendar.ts';
import type { EntityValue } from '../entities/entity.ts';
import { findEntities, timeDependentKinds } from '../entities/find-entities.ts';
import { maxUtteranceLength } from '../normalise.ts';
import { keepLongest, createSlotFinder, type FoundValue } from './slot-finder.ts';
import type { SlotTypeDefinition } from './slot-type.ts';

/** A slot that somebody is asked for. */
export interface RequestedSlot {
  readonly id: string;
  /** A kind that every project knows, `text` for whatever is said, or the id or name of a list. */
  readonly type: string;
}

/** Finds what an answer holds for the slots that are still open. */
export interface SlotFiller {
  /**
   * Values by slot. The first of `open` was asked for: what is said is its value before it is any other's, and where
   * it takes words of any kind, all of them are. The others take what is left and clearly theirs.
   */
  fill(text: string, open: readonly string[], moment?: Moment): ReadonlyMap<string, EntityValue>;
  /** Whether a slot takes words that nobody has listed. */
  acceptsAnyWords(slot: string): boolean;
}

/** Makes the slots of a question ready to be found in answers; linear in the text. */
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
  const typeOf = new Map(slots.map(({ id, type }) => [id, finder.typeOf(type)]));
  const isAnything = (slot: string) => {
    const type = typeOf.get(slot);
    return type === undefined || finder.isOpen(type);
  };
  return {
    acceptsAnyWords: isAnything,
    fill(text, open, moment) {
      const said = text.slice(0, maxUtteranceLength);
      const found = finder
        .find(said, moment)
        .filter(({ type }) => moment !== undefined || !timeDependentKinds.has(type));
      const filled = new Map<string, EntityValue>();
      const taken: FoundValue[] = [];
      for (const [place, slot] of open.entries()) {
        const type = typeOf.get(slot);
        const isAsked = place === 0;
        // A yes or a no is an answer to what was asked, and to nothing else.
        const free = type === 'yesNo' && !isAsked ? [] : found.filter((one) => one.type === type && isFree(one, taken));
        const [first] = keepLongest(free);
        if (first) {
          taken.push(first);
          filled.set(slot, first.value);
        } else if (isAsked && isAnything(slot) && said.trim() !== '') {
          return filled.set(slot, said.trim());
        }
      }
      return filled;
    },
  };
}

/** Whether somebody said yes or no; undefined for neither. */
export function findYesNo(text: string, language: string): boolean | undefined {
  const [answer] = findEntities(text, { language }, ['yesNo']);
  return typeof answer?.value === 'boolean' ? answer.value : undefined;
}

function isFree({ start, end }: FoundValue, taken: readonly FoundValue[]) {
  return taken.every((other) => end <= other.start || start >= other.end);
}
