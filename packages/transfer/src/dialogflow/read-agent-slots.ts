import { toVariableName, type AssistantList, type AssistantSlot, type Fill } from '../assistant.ts';
import type { JsonObject } from '@confab/model';
import type { Findings } from '../finding.ts';
import { at, objectsAt, textAt, textsAt } from '../read-json.ts';
import { getDefaultPhrases } from '../default-phrases.ts';
import { getEntryName, type EntityFile } from './agent-files.ts';
import { toSlotType } from './entity-types.ts';
import { toTextList, replaceParameters } from './read-answer.ts';

/** Lists of an agent: its entities, as far as they list something. */
export function readLists(entities: readonly EntityFile[], findings: Findings): AssistantList[] {
  return entities.flatMap(({ entry, entity, entries }): AssistantList[] => {
    const name = getEntryName(entry, entity);
    if (at(entity, 'isRegexp') === true) {
      findings.warn(entry, 'The entity {0} is a pattern; any words are taken.', name);
      return [];
    }
    const values = entries.flatMap((row) => {
      const value = textAt(row, 'value');
      const words = [value, ...textsAt(row, 'synonyms')];
      if (words.some((word) => /@[\w.-]+:[\w-]+/.test(word))) {
        findings.warn(entry, 'A value of {0} is made of other entities; it is left out.', name);
        return [];
      }
      return value === '' ? [] : [{ value, synonyms: textsAt(row, 'synonyms').filter((word) => word !== value) }];
    });
    if (values.length === 0) {
      findings.warn(entry, 'The entity {0} has no values in this language; any words are taken.', name);
      return [];
    }
    return [{ name, isOpen: at(entity, 'automatedExpansion') === true, values }];
  });
}

/** The slots that an agent's parameters are; one name is one slot, so of two that differ the second gets a number. */
export class AgentSlots {
  readonly #lists: ReadonlySet<string>;
  readonly #findings: Findings;
  readonly #language: string;
  readonly #slots = new Map<string, string>();

  constructor(lists: readonly AssistantList[], language: string, findings: Findings) {
    this.#lists = new Set(lists.map(({ name }) => name));
    this.#language = language;
    this.#findings = findings;
  }

  slots(): AssistantSlot[] {
    return [...this.#slots].map(([name, type]) => ({ name, type }));
  }

  /** Takes a parameter of an intent. @returns the slot's name. */
  addParameter(name: string, dataType: string, entry: string): string {
    const type = this.#typeOf(dataType, entry);
    for (let number = 1; ; number += 1) {
      const candidate = number === 1 ? toVariableName(name) : `${toVariableName(name)}_${number}`;
      const known = this.#slots.get(candidate);
      if (known !== undefined && known !== type) continue;
      this.#slots.set(candidate, type);
      if (number > 1)
        this.#findings.note(
          entry,
          'The parameter {0} is called {1} here, since another one of that name has another type.',
          name,
          candidate,
        );
      return candidate;
    }
  }

  /** What is asked for of an intent's parameters; `names` are those of the slots they became. */
  readFills(parameters: readonly JsonObject[], names: ReadonlyMap<string, string>): Fill[] {
    return parameters.flatMap((parameter): Fill[] => {
      const slot = names.get(textAt(parameter, 'name'));
      if (slot === undefined || at(parameter, 'required') !== true) return [];
      const prompts = this.#promptsOf(parameter);
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

  #promptsOf(parameter: JsonObject): readonly string[] {
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

  #typeOf(dataType: string, entry: string): string {
    const list = dataType.replace(/^@/, '');
    if (this.#lists.has(list)) return list;
    const own = toSlotType(dataType);
    if (own === undefined) this.#findings.note(entry, 'The type {0} is taken as any words.', dataType);
    return own ?? 'text';
  }
}
