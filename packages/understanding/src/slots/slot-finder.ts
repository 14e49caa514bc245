import { fixedMoment, type Moment } from '../entities/dates/calendar.ts';
import type { EntityValue } from '../entities/entity.ts';
import { findEntities } from '../entities/find-entities.ts';
import { maxUtteranceLength } from '../normalise.ts';
import { findsList, splitSlotWords, type ListFinder } from './list-values.ts';
import { isBuiltInSlotType, isEntityKind } from '@confab/model';
import type { SlotDefinition, SlotTypeDefinition } from './slot-type.ts';

/** A value in a text that fits slots of its type. */
export interface FoundValue {
  /** The kind, or the id of the list. */
  readonly type: string;
  readonly value: EntityValue;
  readonly otherValues: readonly EntityValue[];
  /** The words may also be values of other types: Friday to Sunday. */
  readonly isUnsure?: boolean;
  readonly start: number;
  readonly end: number;
}

/** Finds the values of all slot types in use. */
export interface SlotFinder {
  /** The language of the texts. */
  readonly language: string;
  /** The entity kind or list id of a slot type; undefined for free text and unknown types. */
  typeOf(type: string): string | undefined;
  isOpen(type: string): boolean;
  /** Finds the values of all types in use, in text order; without a moment, dates and times have placeholder values. */
  find(text: string, moment?: Moment): FoundValue[];
  /** The letter that replaces values of a type in training texts. */
  markOf(type: string): string;
}

const anyMoment = fixedMoment(0);
/** Letters of a rare script; one per type. */
const [firstMark, lastMark] = [0xa000, 0xa48c];

/** Built-in types whose names projects may also use for lists: a slot with such a name has the list if there is one. */
const commonListNames: ReadonlySet<string> = new Set(['age', 'temperature', 'recurrence']);

/** Creates a finder for the types in use; unused types cost nothing. */
export function createSlotFinder(
  slots: readonly SlotDefinition[],
  slotTypes: readonly SlotTypeDefinition[],
  language: string,
): SlotFinder {
  const lists = new Map(
    slotTypes.flatMap((list) => {
      // A list named like a built-in type is found by its id only.
      const isBuiltIn = isBuiltInSlotType(list.name) && !commonListNames.has(list.name);
      return isBuiltIn ? [[list.id, list] as const] : [[list.name, list] as const, [list.id, list] as const];
    }),
  );
  const typeOf = (type: string) => lists.get(type)?.id ?? (isEntityKind(type) ? type : undefined);
  const used = [...new Set(slots.map(({ type }) => typeOf(type)).filter((type) => type !== undefined))];
  const finders = new Map<string, ListFinder>();
  for (const type of used) {
    const list = lists.get(type);
    if (list) finders.set(type, findsList(list, language));
  }
  const kinds = used.filter((type) => !finders.has(type)).filter(isEntityKind);
  return {
    language,
    typeOf,
    isOpen: (type) => lists.get(type)?.isOpen ?? false,
    markOf: (type) => String.fromCodePoint(Math.min(lastMark, firstMark + Math.max(0, used.indexOf(type)))),
    find(text, moment = anyMoment) {
      if (used.length === 0) return [];
      const heard = text.slice(0, maxUtteranceLength);
      const words = finders.size === 0 ? [] : splitSlotWords(heard, language);
      const listed = [...finders].flatMap(([type, find]) =>
        find(words).map((found): FoundValue => ({ ...found, type, otherValues: [] })),
      );
      const read = findEntities(heard, { language, moment }, kinds).map(
        ({ kind, text: _text, ...entity }): FoundValue => ({ ...entity, type: kind }),
      );
      return [...listed, ...read].toSorted((a, b) => a.start - b.start || b.end - a.end);
    },
  };
}

/** Keeps the longest of overlapping values, then the first. */
export function keepLongest<Span extends { readonly start: number; readonly end: number }>(
  found: readonly Span[],
): Span[] {
  const taken = new Set<number>();
  const kept = found
    .toSorted((a, b) => b.end - b.start - (a.end - a.start))
    .filter(({ start, end }) => {
      for (let at = start; at < end; at += 1) if (taken.has(at)) return false;
      for (let at = start; at < end; at += 1) taken.add(at);
      return true;
    });
  return kept.toSorted((a, b) => a.start - b.start);
}
