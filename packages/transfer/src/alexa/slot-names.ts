import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { toListType, toVariableName, type AssistantList, type AssistantSlot } from '../assistant.ts';
import type { FindingCode } from '../finding-messages.ts';
import { createNameIndex } from '../name-index.ts';
import { at, objectsAt, textAt } from '../read-json.ts';
import { readListValues } from './list-values.ts';
import type { ModelReading } from './read-model.ts';
import { toSlotType } from './slot-types.ts';

/** The slots of one intent by their names in the project. */
export interface IntentSlots {
  readonly getSlotName: (slot: string) => string | undefined;
  readonly renameSlots: (sample: string) => string;
}

type SlotKind = Omit<AssistantSlot, 'name'>;

function toKey({ type, isListed = false, takesSeveral = false }: SlotKind) {
  return `${type} ${String(isListed)} ${String(takesSeveral)}`;
}

function toPlace(intent: string, slot: string) {
  return JSON.stringify([intent, slot]);
}

function isSameKind(one: SlotKind | undefined, other: SlotKind) {
  return one !== undefined && toKey(one) === toKey(other);
}

/** Reads the types of a language by their names; those of the first language keep their upper and lower case. */
function readTypes(language: JsonValue | undefined, namesInFirst: Iterable<string>): ReadonlyMap<string, JsonObject> {
  const findInFirst = createNameIndex(namesInFirst);
  const types = new Map(objectsAt(language, 'types').map((row) => [textAt(row, 'name'), row]));
  return new Map(
    [...types].map(([name, row]) => {
      const inFirst = findInFirst(name) ?? name;
      return [types.has(inFirst) ? name : inFirst, row];
    }),
  );
}

/**
 * Assigns slot names. On the platform a slot belongs to its intent; in a project a name belongs to one slot, so a slot
 * with the same name and another type gets a number. A further language takes the names of the first one.
 */
export class SlotNames {
  readonly #reading: ModelReading;
  readonly #types: ReadonlyMap<string, JsonObject>;
  /** The types that are lists of values. */
  readonly #listed: ReadonlySet<string>;
  readonly #findType: (name: string) => string | undefined;
  readonly #slots = new Map<string, SlotKind>();
  /** The names of the slots by their variable names in lower case. */
  readonly #namesByVariable = new Map<string, string>();
  /** The names that were given, by type and variable name, with their numbers. */
  readonly #namesByType = new Map<string, { readonly name: string; readonly number: number }>();
  /** The names that were given, by intent and original name. */
  readonly #namesByIntent = new Map<string, string>();
  /** The same of the first language. */
  readonly #namesInFirst: ReadonlyMap<string, string> = new Map();
  readonly #originalNames = new Map<string, string>();
  /** The next number to try, by variable name. */
  readonly #nextNumbers = new Map<string, number>();

  /** @param first the slots of the first language */
  constructor(language: JsonValue | undefined, reading: ModelReading, first?: SlotNames) {
    this.#reading = reading;
    const inFirst = new Set(first ? first.#types.keys() : []);
    this.#types = readTypes(language, inFirst);
    // The first language decides whether a type that it has is a list.
    const lists = this.lists().filter(({ name, values }) => values.length > 0 && !inFirst.has(name));
    this.#listed = new Set([...(first ? first.#listed : []), ...lists.map(({ name }) => name)]);
    this.#findType = createNameIndex([...this.#types.keys(), ...this.#listed]);
    if (!first) return;
    this.#slots = new Map(first.#slots);
    this.#namesByVariable = new Map(first.#namesByVariable);
    this.#namesByType = new Map(first.#namesByType);
    this.#nextNumbers = new Map(first.#nextNumbers);
    this.#namesInFirst = first.#namesByIntent;
  }

  /** Adds the slots of an intent. */
  readSlots(intent: JsonObject, intentName: string): IntentSlots {
    const names = new Map<string, string>();
    for (const slot of objectsAt(intent, 'slots')) {
      const name = textAt(slot, 'name');
      if (name === '') continue;
      const takesSeveral = at(at(slot, 'multipleValues'), 'enabled') === true;
      const kind = { ...this.#readType(textAt(slot, 'type')), takesSeveral };
      names.set(name, this.#findInFirst(name, kind, intentName) ?? this.#addSlot(name, kind, intentName));
    }
    for (const [name, own] of names) this.#namesByIntent.set(toPlace(intentName, name), own);
    return {
      getSlotName: (slot) => names.get(slot),
      renameSlots: (sample) =>
        sample.replaceAll(/\{([^{}]*)\}/g, (mark, slot: string) => {
          const name = names.get(slot.trim());
          if (name === undefined)
            this.#reading.findings.warn(this.#reading.entry, 'sampleUsesUnknownSlot', intentName, slot);
          return name === undefined ? mark : `{${name}}`;
        }),
    };
  }

  /** Returns the original names of renamed slots, by their names in the project. */
  originalNames(): ReadonlyMap<string, string> {
    return this.#originalNames;
  }

  slots(): AssistantSlot[] {
    return [...this.#slots].map(([name, { takesSeveral, ...type }]) => ({
      name,
      ...type,
      ...(takesSeveral && { takesSeveral }),
    }));
  }

  lists(): AssistantList[] {
    return [...this.#types].map(([name, row]) => ({
      name,
      // A type that extends a platform type also accepts the words of the platform.
      isOpen: name.startsWith('AMAZON.') || isJsonObject(at(row, 'valueSupplier')),
      values: readListValues(row),
    }));
  }

  /** Finds the name that a slot of an intent has in the first language, which decides its type. */
  #findInFirst(name: string, kind: SlotKind, intentName: string): string | undefined {
    const own = this.#namesInFirst.get(toPlace(intentName, name));
    if (own !== undefined && !isSameKind(this.#slots.get(own), kind))
      this.#reading.findings.warn(this.#reading.entry, 'slotTypeDiffers', name, intentName, this.#reading.locale);
    return own;
  }

  #addSlot(name: string, kind: SlotKind, intentName: string): string {
    const family = toVariableName(name).toLowerCase();
    const key = `${toKey(kind)} ${family}`;
    const own = this.#namesByType.get(key);
    for (let number = own?.number ?? this.#nextNumbers.get(family) ?? 1; ; number += 1) {
      const candidate = number === 1 ? name : `${name}_${number}`;
      const variable = toVariableName(candidate).toLowerCase();
      const known = own?.name ?? this.#namesByVariable.get(variable);
      if (known !== undefined && !isSameKind(this.#slots.get(known), kind)) continue;
      if (known === undefined) {
        this.#slots.set(candidate, kind);
        if (candidate !== name) this.#originalNames.set(candidate, name);
        this.#namesByVariable.set(variable, candidate);
      }
      if (!own) {
        this.#namesByType.set(key, { name: known ?? candidate, number });
        this.#nextNumbers.set(family, number + 1);
      }
      if (number > 1) this.#note('slotRenamed', name, intentName, candidate);
      return known ?? candidate;
    }
  }

  #readType(type: string): SlotKind {
    const own = this.#findType(type) ?? type;
    const row = this.#types.get(own);
    if (row && isJsonObject(at(row, 'valueSupplier')))
      this.#reading.findings.warn(this.#reading.entry, 'valuesFromPlatformCatalogue', type);
    if (this.#listed.has(own)) return toListType(own);
    if (row) return { type: 'text' };
    const builtIn = toSlotType(type);
    if (builtIn === undefined) this.#note('typeUnsupported', type);
    return { type: builtIn ?? 'text' };
  }

  #note(code: FindingCode, ...names: readonly string[]) {
    this.#reading.findings.note(this.#reading.entry, code, ...names);
  }
}
