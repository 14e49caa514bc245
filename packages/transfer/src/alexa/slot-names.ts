import { isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { toVariableName, type AssistantList, type AssistantSlot } from '../assistant.ts';
import { at, objectsAt, textAt, textsAt } from '../read-json.ts';
import type { ModelReading } from './read-model.ts';
import { toSlotType } from './slot-types.ts';

/** The slots of one intent under the names they have here. */
export interface IntentSlots {
  readonly getSlotName: (slot: string) => string | undefined;
  readonly renameSlots: (sample: string) => string;
}

/**
 * Slots by name. On the platform a slot belongs to its intent; here one name is one slot, so of two that differ in
 * their type the second gets a number.
 */
export class SlotNames {
  readonly #reading: ModelReading;
  readonly #types: ReadonlyMap<string, JsonObject>;
  readonly #slots = new Map<string, string>();

  constructor(language: JsonValue | undefined, reading: ModelReading) {
    this.#reading = reading;
    this.#types = new Map(objectsAt(language, 'types').map((row) => [textAt(row, 'name'), row]));
  }

  /** Takes the slots of an intent. */
  readSlots(intent: JsonObject, intentName: string): IntentSlots {
    const names = new Map<string, string>();
    for (const slot of objectsAt(intent, 'slots')) {
      const name = textAt(slot, 'name');
      if (name === '') continue;
      if (isJsonObject(at(slot, 'multipleValues')) && at(at(slot, 'multipleValues'), 'enabled') === true)
        this.#note('Of several values of {0} in {1} one is kept.', name, intentName);
      if (textsAt(slot, 'samples').length > 0)
        this.#note('The ways to answer the question for {0} of {1} are not needed here.', name, intentName);
      names.set(name, this.#take(name, this.#typeOf(textAt(slot, 'type')), intentName));
    }
    return {
      getSlotName: (slot) => names.get(slot),
      renameSlots: (sample) =>
        sample.replaceAll(/\{([^{}]*)\}/g, (mark, slot: string) => {
          const name = names.get(slot.trim());
          if (name === undefined)
            this.#reading.findings.warn(
              this.#reading.entry,
              'A sample of {0} marks {1}, which is none of its slots.',
              intentName,
              slot,
            );
          return name === undefined ? mark : `{${name}}`;
        }),
    };
  }

  slots(): AssistantSlot[] {
    return [...this.#slots].map(([name, type]) => ({ name, type }));
  }

  lists(): AssistantList[] {
    return [...this.#types].map(([name, row]) => ({
      name,
      // What extends a type of the platform adds to words that only the platform knows.
      isOpen: name.startsWith('AMAZON.') || isJsonObject(at(row, 'valueSupplier')),
      values: objectsAt(row, 'values').flatMap((value) => {
        const text = textAt(at(value, 'name'), 'value');
        return text === '' ? [] : [{ value: text, synonyms: textsAt(at(value, 'name'), 'synonyms') }];
      }),
    }));
  }

  #take(name: string, type: string, intentName: string): string {
    const taken = (candidate: string) =>
      [...this.#slots.keys()].find(
        (known) => toVariableName(known).toLowerCase() === toVariableName(candidate).toLowerCase(),
      );
    for (let number = 1; ; number += 1) {
      const candidate = number === 1 ? name : `${name}_${number}`;
      const known = taken(candidate);
      if (known !== undefined && this.#slots.get(known) !== type) continue;
      if (known === undefined) this.#slots.set(candidate, type);
      if (number > 1)
        this.#note(
          'The slot {0} of {1} is called {2} here, since another {0} has another type.',
          name,
          intentName,
          candidate,
        );
      return known ?? candidate;
    }
  }

  #typeOf(type: string): string {
    const row = this.#types.get(type);
    if (row) {
      if (isJsonObject(at(row, 'valueSupplier')))
        this.#reading.findings.warn(
          this.#reading.entry,
          'The values of {0} come from a catalogue of the platform; any words are taken.',
          type,
        );
      return objectsAt(row, 'values').length > 0 ? type : 'text';
    }
    const own = toSlotType(type);
    if (own === undefined) this.#note('The type {0} is taken as any words.', type);
    return own ?? 'text';
  }

  #note(message: string, ...names: readonly string[]) {
    this.#reading.findings.note(this.#reading.entry, message, ...names);
  }
}
