import { createRows } from '@confab/inputs';
import type { JsonObject, JsonValue } from '@confab/model';
import type { Assistant } from '../assistant.ts';
import type { ProjectDocument } from '../document.ts';
import { toProjectLanguage, getDefaultPhrases } from '../default-phrases.ts';
import { buildNodes } from './build-nodes.ts';
import { toResponse } from './to-response.ts';
import { getBuiltInType, toVariableName } from '../assistant.ts';

/** Row ids of intents and slots by name. */
export interface RowIds {
  readonly intents: ReadonlyMap<string, string>;
  readonly slots: ReadonlyMap<string, string>;
}

/**
 * Builds a project that runs without changes: one workflow in which a question routes each intent to its own node,
 * required slots are filled by prompts, and follow-up intents are available after their answer.
 */
export function buildProject(assistant: Assistant, newId: () => string): ProjectDocument {
  const { name, description, notes, language } = assistant;
  const rows: RowIds = {
    intents: new Map(assistant.intents.map((intent) => [intent.name, newId()])),
    slots: new Map(assistant.slots.map((slot) => [slot.name, newId()])),
  };
  const projectId = newId();
  const workflowId = newId();
  const values: JsonObject = {
    DisplayName: name,
    Description: description,
    Language: toProjectLanguage(language),
    Notes: notes,
    Intents: intentRows(assistant, rows),
    ...slotTables(assistant, rows, newId),
    Variables: createRows(listVariables(assistant).map((variable) => ({ id: newId(), values: toVariable(variable) }))),
    NLUSettings: { Threshold: 0.5, Margin: 0.1, MaxReprompts: 2 },
    GlobalMessages: globalMessages(assistant, newId),
    SupplementaryMessages: [],
    Exceptions: [],
    Extensions: [],
  };
  return {
    project: { id: projectId, type: 'Pro', values },
    workflows: [
      {
        id: workflowId,
        type: 'Standard',
        order: 'a0',
        values: { DisplayName: 'Main', Description: '', Notes: '', IsStart: true },
      },
    ],
    nodes: buildNodes(assistant, { rows, workflowId, newId }),
  };
}

function intentRows({ intents }: Assistant, rows: RowIds): JsonValue {
  return createRows(
    intents.map(({ name, samples }) => ({
      id: rows.intents.get(name) ?? '',
      values: { Name: name, Samples: samples.map(toOneLine).join('\n'), Keywords: '' },
    })),
  );
}

function slotTables({ slots, lists }: Assistant, rows: RowIds, newId: () => string) {
  const listIds = new Map(lists.map(({ name }) => [name, newId()]));
  return {
    Slots: createRows(
      slots.map((slot) => ({
        id: rows.slots.get(slot.name) ?? '',
        values: {
          Name: slot.name,
          SlotType: getBuiltInType(slot) ?? listIds.get(slot.type) ?? slot.type,
          Variable: toVariableName(slot.name),
          ...(slot.takesSeveral && { SeveralValues: true }),
        },
      })),
    ),
    SlotTypes: createRows(
      lists.map(({ name, isOpen, values }) => ({
        id: listIds.get(name) ?? '',
        values: { Name: name, IsOpen: isOpen, Values: values.map(toListLine).join('\n') },
      })),
    ),
  };
}

function toListLine({ value, synonyms }: { readonly value: string; readonly synonyms: readonly string[] }) {
  const words = [value, ...synonyms].map((word) => toOneLine(word).replaceAll('|', ' ').trim());
  return [...new Set(words)].filter((word) => word !== '').join('|');
}

function listVariables({ slots }: Assistant): readonly string[] {
  return [...new Set(slots.map(({ name }) => toVariableName(name)))];
}

/** Creates a variable of type dynamic, which holds numbers as numbers and texts as texts. */
function toVariable(name: string): JsonObject {
  return { Name: name, Type: 'dynamic', DefaultValue: '', Scope: 'Project' };
}

function globalMessages({ fallback, language }: Assistant, newId: () => string): JsonObject {
  const phrases = getDefaultPhrases(language);
  const message = (...texts: readonly string[]) => toResponse({ texts, chips: [] }, newId);
  return {
    NoMatch: message(...(fallback.length > 0 ? fallback : [phrases.fallback])),
    NoInput: message(phrases.noInput),
    Error: message(phrases.error),
    DidYouMean: toResponse({ texts: [phrases.didYouMean], chips: [phrases.yes, phrases.no].map(toChip) }, newId),
  };
}

/** The first of some phrases, as a chip shows it. */
function toChip([phrase = '']: readonly string[]): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

function toOneLine(text: string) {
  return text.replaceAll(/\s+/g, ' ').trim();
}
