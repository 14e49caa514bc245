import { toListType, toVariableName, type AssistantList, type AssistantSlot, type Fill } from '../assistant.ts';
import type { JsonObject } from '@confab/model';
import type { Findings } from '../finding.ts';
import { at, objectsAt, textAt, textsAt } from '../read-json.ts';
import { getDefaultPhrases } from '../default-phrases.ts';
import { getEntryName, type EntityFile } from './agent-files.ts';
import { toSlotType } from './entity-types.ts';
import { toTextList, replaceParameters } from './read-answer.ts';

/** Reads the entities of an agent that list values. */
export function readLists(entities: readonly EntityFile[], findings: Findings): AssistantList[] {
  return entities.flatMap(({ entry, entity, entries }): AssistantList[] => {
    const name = getEntryName(entry, entity);
    if (at(entity, 'isRegexp') === true) {
      findings.warn(entry, 'entityIsPattern', name);
      return [];
    }
    const values = entries.flatMap((row) => {
      const value = textAt(row, 'value');
      const synonyms = textsAt(row, 'synonyms');
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

/**
 * The slots for the parameters of an agent. A name is one slot, so a parameter with the same name and another type gets
 * a number.
 */
export class AgentSlots {
  readonly #lists: ReadonlySet<string>;
  readonly #findings: Findings;
  readonly #language: string;
  readonly #slots = new Map<string, Omit<AssistantSlot, 'name'>>();
  readonly #originalNames = new Map<string, string>();

  constructor(lists: readonly AssistantList[], language: string, findings: Findings) {
    this.#lists = new Set(lists.map(({ name }) => name));
    this.#language = language;
    this.#findings = findings;
  }

  /** Returns the original names of slots whose names differ, by their names in the project. */
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

  /** Adds a parameter of an intent. @returns the name of the slot. */
  addParameter(parameter: JsonObject, entry: string): string {
    const name = textAt(parameter, 'name');
    const type = this.#readType(textAt(parameter, 'dataType'), entry);
    const takesSeveral = at(parameter, 'isList') === true;
    for (let number = 1; ; number += 1) {
      const candidate = number === 1 ? toVariableName(name) : `${toVariableName(name)}_${number}`;
      const known = this.#slots.get(candidate);
      const isOther =
        known?.type !== type.type || known.isListed !== type.isListed || known.takesSeveral !== takesSeveral;
      if (known && isOther) continue;
      this.#slots.set(candidate, { ...type, takesSeveral });
      if (candidate !== name && !this.#originalNames.has(candidate)) this.#originalNames.set(candidate, name);
      if (number > 1) this.#findings.note(entry, 'parameterRenamed', name, candidate);
      return candidate;
    }
  }

  /** Reads the prompts of required parameters; `names` maps parameters to slots. */
  readFills(parameters: readonly JsonObject[], names: ReadonlyMap<string, string>): Fill[] {
    return parameters.flatMap((parameter): Fill[] => {
      const slot = names.get(textAt(parameter, 'name'));
      if (slot === undefined || at(parameter, 'required') !== true) return [];
      const prompts = this.#readPrompts(parameter);
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

  #readPrompts(parameter: JsonObject): readonly string[] {
    const own = (row: JsonObject) =>
      (textAt(row, 'lang') || this.#language).split('-')[0] === this.#language.split('-')[0];
    const prompts = objectsAt(parameter, 'prompts')
      .filter(own)
      .map((row) => textAt(row, 'value'));
    const messages = objectsAt(parameter, 'promptMessages')
      .filter(own)
      .flatMap((row) => toTextList(at(row, 'speech')));
    return [...prompts, ...messages].filter((text) => text !== '').map(replaceParameters);
  }

  #readType(dataType: string, entry: string): Pick<AssistantSlot, 'type' | 'isListed'> {
    const list = dataType.replace(/^@/, '');
    if (this.#lists.has(list)) return toListType(list);
    const own = toSlotType(dataType);
    if (own === undefined) this.#findings.note(entry, 'typeUnsupported', dataType);
    return { type: own ?? 'text' };
  }
}
