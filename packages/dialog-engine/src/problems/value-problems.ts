import {
  getRowsDefinition,
  isBlank,
  isComposite,
  isLimit,
  isResponse,
  isSecretSet,
  isSecretValue,
  listMissingInEntry,
  listEditableInputs,
  validate,
  readOrderedList,
  readRows,
} from '@confab/inputs';
import {
  emptyId,
  isJsonObject,
  type ItemKind,
  type ItemSchema,
  type JsonObject,
  type JsonValue,
  type NamedMessage,
  type Property,
  type ResponseEntry,
} from '@confab/model';
import { runAllSteps, type SteppedWork } from '@confab/understanding';
import { readText } from '../compile/authored-values.ts';
import { createReporter, type Report } from '../compile/report.ts';
import { isScreenLayout } from '../compile/compile-response.ts';
import { getSpokenWords, hashWords } from '../recordings/spoken-words.ts';
import type { Problem, ProjectSource, SourceItem } from '../types.ts';
import { nameInput, nameTerm, problemTerms, type KeyedName } from './problem-names.ts';

/** Finds the schema of an item type; undefined if the type is unknown. */
export type FindSchema = (item: { readonly kind: ItemKind; readonly type: string }) => ItemSchema | undefined;

const nodesInStep = 100;

/** Finds missing and invalid values by the rules of the inputs (A5.1 to A5.12). */
export function findValueProblems(source: ProjectSource, schemaOf: FindSchema): Problem[] {
  return runAllSteps(findValueProblemsInSteps(source, schemaOf));
}

/** Like `findValueProblems`, in steps. */
export function* findValueProblemsInSteps(
  { project, workflows, nodes }: ProjectSource,
  schemaOf: FindSchema,
): SteppedWork<Problem[]> {
  const problems: Problem[] = [];
  const check = (kind: ItemKind, item: SourceItem) => {
    const schema = schemaOf({ kind, type: item.type });
    if (!schema) return;
    const check = { report: createReporter(problems, item.id), schema };
    checkInputs(schema.properties, item.values, '', check);
  };
  check('project', project);
  for (const workflow of workflows) check('workflow', workflow);
  for (const [index, node] of nodes.entries()) {
    if (index % nodesInStep === 0) yield;
    check('node', node);
  }
  return problems;
}

interface Check {
  readonly report: Report;
  readonly schema: ItemSchema;
}

function checkInputs(properties: readonly Property[], values: JsonObject, above: string, check: Check) {
  const { report, schema } = check;
  for (const property of listEditableInputs(properties, undefined)) {
    const value = values[property.name];
    const path = `${above}${property.name}`;
    const name = nameInput(schema, property);
    const label = name.text;
    const fault = validate(property, value);
    if (fault !== undefined && isBlank(value)) report(path, 'MissingValue', `"${label}" needs a value.`, name);
    // The kind of the answers decides which limits can be read, so compiling reports them.
    else if (fault !== undefined && !isLimit(property)) reportFault(path, name, fault, report);
    if (isSecretValue(value) && !isSecretSet(value))
      report(path, 'SecretMissing', `"${label}" is a secret that has to be set again.`, name);
    checkInside(property, value, path, check);
  }
}

/** Names the label and the text, and of a text with a limit also its message and the limit. */
function reportFault(path: string, label: KeyedName, fault: NamedMessage, report: Report) {
  const { message: text, messageName = '', messageParts } = fault;
  const naming = [messageName, ...(messageParts?.['limit'] === undefined ? [] : [String(messageParts['limit'])])];
  report(path, 'InvalidValue', `"${label.text}": ${text}.`, label, text, ...naming);
}

function checkInside(property: Property, value: JsonValue | undefined, path: string, check: Check) {
  const inside = getRowsDefinition(property)?.properties;
  if (isResponse(property)) checkEntries(value, path, check.report);
  else if (isComposite(property) && isJsonObject(value)) checkInputs(inside ?? [], value, `${path}/`, check);
  else if (inside) {
    for (const { id, values } of readRows(value)) checkInputs(inside, values, `${path}/${id}/`, check);
  }
}

function checkEntries(response: JsonValue | undefined, path: string, report: Report) {
  if (!isJsonObject(response) || response.IsLinkedResponse === true) return;
  for (const entry of readOrderedList(response.Entries)) {
    if (entry.Enabled === false || entry.Enabled === 'false') continue;
    if (isPlaceholder(entry))
      report(
        `${path}/Entries/${readText(entry.EntryId)}`,
        'PlaceholderAnswer',
        'This is a placeholder from an import. Write the answer.',
      );
    if (
      !isBlank(readText(entry.ImageAssetId)) &&
      readText(entry.ImageAssetId) !== emptyId &&
      readText(entry.ImageAlt).trim() === ''
    )
      report(
        `${path}/Entries/${readText(entry.EntryId)}/ImageAlt`,
        'MissingImageAlt',
        'The image has no alternative text. Describe what it shows.',
      );
    if (isRecordingStale(entry))
      report(
        `${path}/Entries/${readText(entry.EntryId)}/AudioAssetId`,
        'StaleRecording',
        'The words have changed since they were recorded. Record them again.',
      );
    const missing = listMissingInEntry(toResponseEntry(entry));
    if (missing.length === 0) continue;
    const message = `This answer still lacks ${missing.map((one) => problemTerms[one]).join(' and ')}.`;
    report(`${path}/Entries/${readText(entry.EntryId)}`, 'IncompleteEntry', message, ...missing.map(nameTerm));
  }
}

/** Whether an entry has a recording that was made from other words. */
function isRecordingStale(entry: JsonObject): boolean {
  const [assetId, recorded] = [readText(entry.AudioAssetId), readText(entry.RecordedWordsHash)];
  if (isBlank(assetId) || assetId === emptyId || recorded === '') return false;
  const words = getSpokenWords(entry);
  return words !== '' && hashWords(words) !== recorded;
}

/** Whether an entry still has the placeholder that an import wrote instead of an answer. */
export function isPlaceholder(entry: JsonObject): boolean {
  const placeholder = readText(entry.PlaceholderText);
  return (
    placeholder !== '' && readText(entry.SpokenText) === placeholder && readText(entry.DisplayText) === placeholder
  );
}

/** The values that decide whether an entry is complete; values of another shape count as empty. */
function toResponseEntry(entry: JsonObject): ResponseEntry {
  const layout = readText(entry.ScreenLayout);
  return {
    EntryId: readText(entry.EntryId),
    Order: readText(entry.Order),
    DisplayText: readText(entry.DisplayText),
    ImageAssetId: readText(entry.ImageAssetId),
    ...(isScreenLayout(layout) && { ScreenLayout: layout }),
  };
}
