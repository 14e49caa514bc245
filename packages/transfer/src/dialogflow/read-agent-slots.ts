import { toListType, toVariableName, type AssistantList, type AssistantSlot, type Fill } from '../assistant.ts';
import type { JsonObject } from '@confab/model';
import type { Findings } from '../finding.ts';
import { createNameIndex } from '../name-index.ts';
import { at, listAt, objectsAt, textAt, toWord } from '../read-json.ts';
import { getDefaultPhrases } from '../default-phrases.ts';
import { getEntryName, type EntityFile } from './agent-files.ts';
import { toSlotType } from './entity-types.ts';
import { listInLanguage, replaceParameters, toTextList } from './read-answer.ts';
import type { FindSlot } from './slot-references.ts';

/** Reads the entities of an agent that list values. */
export function readLists(entities: readonly EntityFile[], findings: Findings): AssistantList[] {
  return entities.flatMap(({ entry, entity, entries }): AssistantList[] => {
    const name = getEntryName(entry, entity);
    if (at(entity, 'isRegexp') === true) {
      findings.warn(entry, 'entityIsPattern', name);
      return [];
    }
    const values = entries.flatMap((row) => {
      const value = toWord(at(row, 'value')) || toWord(row);
      const synonyms = listAt(row, 'synonyms')
        .map(toWord)
        .filter((word) => word !== '');
      // A value with synonyms is only a name for them.
      if ((synonyms.length > 0 ? synonyms : [value]).some((word) => /@[\w.-]+:[\w-]+/.test(word))) {
        findings.warn(entry, 'compositeValue', name);
        return [];
      }
      return value === '' ? [] : [{ value, synonyms: synonyms.filter((word) => word !== value) }];
    });
    if (values.length === 0) {
      findings.warn(entry, 'entityWithoutValues', name);
      return [];
    }
    return [{ name, isOpen: at(entity, 'automatedExpansion') === true, values }];
  });
}

type SlotKind = Omit<AssistantSlot, 'name'>;

/** A slot, and its parameter. */
interface ParameterSlot {
  readonly name: string;
  readonly original: string;
  readonly kind: SlotKind;
}

/**
 * The slots for the parameters of an agent. A name belongs to one variable, so a parameter with the same name and
 * another type, or with a name that differs only in signs or case, gets a number. A further language takes the names of
 * the first one.
 */
export class AgentSlots {
  readonly #lists: ReadonlySet<string>;
  readonly #findList: (name: string) => string | undefined;
  readonly #findings: Findings;
  readonly #language: string;
  /** The slots by the names and types of their parameters. */
  readonly #slots = new Map<string, ParameterSlot>();
  /** The slots by the entries and names of their parameters. */
  readonly #slotsByPlace = new Map<string, ParameterSlot>();
  /** The same of the first language. */
  readonly #slotsInFirst: ReadonlyMap<string, ParameterSlot> = new Map();
  readonly #taken = new Set<string>();
  /** The next number to try, by variable name. */
  readonly #nextNumbers = new Map<string, number>();

  /** @param first the slots of the first language */
  constructor(lists: readonly AssistantList[], language: string, findings: Findings, first?: AgentSlots) {
    // A list that only a further language has values of is not a type there either: it is left out.
    this.#lists = first ? first.#lists : new Set(lists.map(({ name }) => name));
    this.#findList = createNameIndex(this.#lists);
    this.#language = language;
    this.#findings = findings;
    if (!first) return;
    this.#slots = new Map(first.#slots);
    this.#slotsInFirst = first.#slotsByPlace;
    this.#taken = new Set(first.#taken);
    this.#nextNumbers = new Map(first.#nextNumbers);
  }

  /** Returns the original names of slots whose names differ, by their names in the project. */
  originalNames(): ReadonlyMap<string, string> {
    const renamed = [...this.#slots.values()].filter(({ name, original }) => name !== original);
    return new Map(renamed.map(({ name, original }) => [name, original]));
  }

  slots(): AssistantSlot[] {
    return [...this.#slots.values()].map(({ name, kind }) => ({ name, ...kind }));
  }

  /** Adds a parameter of an intent. @returns the name of the slot. */
  addParameter(parameter: JsonObject, entry: string): string {
    const original = textAt(parameter, 'name');
    const kind: SlotKind = {
      ...this.#readType(textAt(parameter, 'dataType'), entry),
      ...(at(parameter, 'isList') === true && { takesSeveral: true }),
    };
    const place = JSON.stringify([entry, original]);
    const slot = this.#findInFirst(place, kind, entry) ?? this.#addSlot(original, kind, entry);
    if (!this.#slotsByPlace.has(place)) this.#slotsByPlace.set(place, slot);
    return slot.name;
  }

  /** Finds the slot that a parameter of an intent has in the first language, which decides its type. */
  #findInFirst(place: string, kind: SlotKind, entry: string): ParameterSlot | undefined {
    const own = this.#slotsInFirst.get(place);
    if (own && toKey(own.original, own.kind) !== toKey(own.original, kind))
      this.#findings.warn(entry, 'slotTypeDiffers', own.original, getEntryName(entry, {}), this.#language);
    return own;
  }

  #addSlot(original: string, kind: SlotKind, entry: string): ParameterSlot {
    const plain = toVariableName(original);
    const key = toKey(original, kind);
    const known = this.#slots.get(key);
    const name = known?.name ?? this.#createName(plain);
    if (name !== plain) this.#findings.note(entry, 'parameterRenamed', original, name);
    const slot = known ?? { name, original, kind };
    this.#slots.set(key, slot);
    return slot;
  }

  #createName(plain: string): string {
    const family = plain.toLowerCase();
    for (let number = this.#nextNumbers.get(family) ?? 1; ; number += 1) {
      const name = number === 1 ? plain : `${plain}_${number}`;
      if (this.#taken.has(name.toLowerCase())) continue;
      this.#taken.add(name.toLowerCase());
      this.#nextNumbers.set(family, number + 1);
      return name;
    }
  }

  /** Reads the prompts of required parameters; `names` maps parameters to slots. */
  readFills(parameters: readonly JsonObject[], names: ReadonlyMap<string, string>, findSlot: FindSlot): Fill[] {
    return parameters.flatMap((parameter): Fill[] => {
      const slot = names.get(textAt(parameter, 'name'));
      if (slot === undefined || at(parameter, 'required') !== true) return [];
      const prompts = this.#readPrompts(parameter, findSlot);
      return [
        {
          slot,
          isRequired: true,
          prompts: prompts.length > 0 ? prompts : [getDefaultPhrases(this.#language).slotPrompt(slot)],
          confirm: [],
        },
      ];
    });
  }

  #readPrompts(parameter: JsonObject, findSlot: FindSlot): readonly string[] {
    const list = (name: string, readTexts: (row: JsonObject) => readonly string[]) =>
      listInLanguage(objectsAt(parameter, name), this.#language, (row) => readTexts(row).length > 0).flatMap(readTexts);
    const texts = [
      ...list('prompts', (row) => toTextList(at(row, 'value'))),
      ...list('promptMessages', (row) => toTextList(at(row, 'speech'))),
    ];
    return texts.map((text) => replaceParameters(text, findSlot));
  }

  #readType(dataType: string, entry: string): Pick<AssistantSlot, 'type' | 'isListed'> {
    const list = this.#findList(dataType.replace(/^@/, ''));
    if (list !== undefined) return toListType(list);
    const own = toSlotType(dataType);
    if (own === undefined) this.#findings.note(entry, 'typeUnsupported', dataType);
    return { type: own ?? 'text' };
  }
}

function toKey(name: string, { type, isListed = false, takesSeveral = false }: SlotKind) {
  return JSON.stringify([name, type, isListed, takesSeveral]);
}
