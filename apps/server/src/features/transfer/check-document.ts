import { Refusal } from '@confab/contracts';
import type { SteppedWork } from '@confab/dialog-engine';
import { createDefaultValues, translationsInput } from '@confab/inputs';
import { isJsonArray, isJsonObject, type ItemKind, type JsonObject, type JsonValue } from '@confab/model';
import { getItemKinds, type DocumentItem, type Findings, type ProjectDocument } from '@confab/transfer';
import { checkValues } from '../../core/schemas/check-values.ts';
import { findNewReferences } from '../../core/references/find-new-references.ts';
import { isActionAllowed, findSchema } from '../../core/schemas/find-schema.ts';
import { assertItemSize } from '../../core/items/store-draft.ts';
import { emptyDraft } from '../../core/items/to-item.ts';
import { nameMessage } from '../../http/failures/name-message.ts';

interface CheckContext {
  readonly findings: Findings;
  readonly newId: () => string;
  /** Ids of workflows and nodes that references can point to. */
  readonly knownIds: ReadonlySet<string>;
}

/**
 * Checks a document in steps before it is stored: all types exist, all values fit their inputs, and all references point to
 * existing items. What cannot be stored is a finding; unknown inputs are left out with a warning.
 */
export function* checkDocument(
  document: ProjectDocument,
  findings: Findings,
  newId: () => string,
  others: Iterable<string> = [],
): SteppedWork<ProjectDocument> {
  const ids = [...document.workflows, ...document.nodes].map(({ id }) => id);
  const checking: CheckContext = { findings, newId, knownIds: new Set([...ids, ...others]) };
  const kinds = getItemKinds(document.project.type);
  const types = new Map(document.workflows.map(({ id, type }) => [id, type]));
  for (const { id, type, workflowId } of document.nodes)
    checkWorkflowType(id, type, types.get(workflowId) ?? '', findings);
  checkSingletons(document, findings);
  return {
    project: { ...document.project, values: checkItem('project', document.project, checking) },
    workflows: yield* checkItems(kinds.workflow, document.workflows, checking),
    nodes: yield* checkItems(kinds.node, document.nodes, checking),
  };
}

function* checkItems<Item extends DocumentItem>(
  kind: ItemKind,
  items: readonly Item[],
  checking: CheckContext,
): SteppedWork<Item[]> {
  const checked: Item[] = [];
  for (const item of items) {
    checked.push({ ...item, values: checkItem(kind, item, checking) });
    yield;
  }
  return checked;
}

function checkItem(kind: ItemKind, item: DocumentItem, { findings, newId, knownIds }: CheckContext): JsonObject {
  const entry = `${kind} ${item.id}`;
  const schema = findSchema(kind, item.type);
  if (!schema) {
    findings.error(entry, 'unknownType', item.type);
    return item.values;
  }
  const names = new Set([...schema.properties.map(({ name }) => name), translationsInput]);
  const known: Record<string, JsonObject[string]> = {};
  for (const [name, value] of Object.entries(item.values)) {
    if (names.has(name)) known[name] = value;
    else findings.warn(entry, 'unknownInput', name);
  }
  const missing = findNewReferences({ kind, type: item.type, draft: emptyDraft }, known).filter(
    (id) => !knownIds.has(id),
  );
  for (const id of missing) findings.warn(entry, 'referenceMissing', id);
  const cleared = missing.length === 0 ? known : clearTexts(known, new Set(missing));
  const values = { ...createDefaultValues(schema, newId), ...cleared };
  try {
    assertItemSize(JSON.stringify(cleared), values);
    checkValues({ kind, type: item.type }, values);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // A client translates by the name of the message and the value in it; the sentence needs the text alone.
    const { name = '', parts = {} } = nameMessage(error.template, error.parts);
    findings.error(entry, 'itemRefused', error.message, name, ...Object.values(parts).map(String));
  }
  return values;
}

/** Empties every text that is one of the ids. */
function clearTexts(values: JsonObject, ids: ReadonlySet<string>): JsonObject {
  const clear = (value: JsonValue): JsonValue => {
    if (typeof value === 'string') return ids.has(value) ? '' : value;
    if (isJsonArray(value)) return value.map(clear);
    return isJsonObject(value) ? clearTexts(value, ids) : value;
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, clear(value)]));
}

function checkWorkflowType(id: string, type: string, workflowType: string, findings: Findings) {
  const allowed = findSchema('node', type)?.workflowTypes;
  if (allowed && workflowType !== '' && !allowed.includes(workflowType))
    findings.error(`node ${id}`, 'nodeNotInWorkflowType', type, workflowType);
}

/** Reports a second node of a type that a workflow can have only once. */
function checkSingletons({ nodes }: ProjectDocument, findings: Findings) {
  const seen = new Set<string>();
  for (const { id, type, workflowId } of nodes) {
    if (isActionAllowed(findSchema('node', type), 'AllowDuplicate')) continue;
    const place = `${workflowId} ${type}`;
    if (seen.has(place)) findings.error(`node ${id}`, 'onlyOneNodeOfType', type);
    seen.add(place);
  }
}
