import { listLabelKeys, listReferences, readRows, type Reference } from '@confab/inputs';
import { getNodeTypeFacts, isTestItem, type ItemSchema, type JsonObject, type ReferenceKind } from '@confab/model';
import type { EditingSession, ItemView } from '../../../editing/index.ts';
import { findItemSchema, type ItemSchemas } from '../../tree/index.ts';

/** A reference with the keys of its labels. */
interface KeyedReference extends Reference {
  /** In the order of the labels; empty for an author's. */
  readonly labelKeys: readonly string[];
}

/** A place that refers to a definition. */
export interface ReferencePlace extends KeyedReference {
  readonly itemId: string;
  readonly itemName: string;
  /** The workflow of the item; undefined for the project. */
  readonly workflow: { readonly id: string; readonly name: string } | undefined;
}

/** Where definitions are used in the loaded part of a project. */
export interface ReferenceIndex {
  /** The places that refer to a definition by one of its ids or names. Parts of a variable count as the variable. */
  readonly find: (kind: ReferenceKind, ...targets: readonly string[]) => readonly ReferencePlace[];
  /** Whether all workflows are loaded. */
  readonly isComplete: boolean;
  /** Loads the workflows again that could not be loaded; undefined without any. */
  readonly retry: (() => void) | undefined;
}

export const emptyIndex: ReferenceIndex = { find: () => [], isComplete: false, retry: undefined };

/** References of items by their values, so that only items that change are read again. */
export type KnownReferences = WeakMap<JsonObject, readonly KeyedReference[]>;

/** Builds the index of the open project; undefined while the project is loading. */
export function buildReferenceIndex(
  session: EditingSession,
  schemas: ItemSchemas,
  known: KnownReferences,
): ReferenceIndex | undefined {
  const outline = session.getOutline();
  if (!outline) return undefined;
  const places = new Map<string, ReferencePlace[]>();

  /** @param shadowing names that mean something else in the workflow of the item */
  function add(
    item: ItemView | undefined,
    workflow: ReferencePlace['workflow'],
    shadowing: ReadonlySet<string> = new Set(),
  ) {
    const schema = item && findItemSchema(schemas, item);
    if (!item?.values || !schema) return;
    const at = { itemId: item.id, itemName: item.displayName, workflow };
    for (const reference of readReferences(schema, item.values, known)) {
      if (reference.kind === 'variable' && shadowing.has(reference.target.split('.')[0] ?? '')) continue;
      for (const target of listTargets(reference)) {
        const key = `${reference.kind} ${target}`;
        const list = places.get(key) ?? [];
        list.push({ ...reference, ...at });
        places.set(key, list);
      }
    }
  }

  let isComplete = true;
  const retries: (() => void)[] = [];
  add(session.getItem(outline.project.id), undefined);
  for (const { id, displayName: name, type } of outline.workflows) {
    if (isTestItem(type)) continue;
    const view = session.getWorkflow(id);
    if (view.status !== 'ready') {
      isComplete = false;
      if (view.status === 'failed') retries.push(view.retry);
      continue;
    }
    const shadowing = listParameterNames(view.nodes);
    for (const item of [view.workflow, ...view.nodes]) add(item, { id, name }, shadowing);
  }
  return {
    isComplete,
    retry: retries.length === 0 ? undefined : () => retries.forEach((retry) => retry()),
    find: (kind, ...targets) =>
      [...new Set(targets)]
        .filter((target) => target !== '')
        .flatMap((target) => places.get(`${kind} ${target}`) ?? []),
  };
}

/** The parameters that a module declares; in its nodes they hide variables of the same name. */
function listParameterNames(nodes: readonly ItemView[]): ReadonlySet<string> {
  const starts = nodes.filter(({ type }) => getNodeTypeFacts(type).declaresParameters);
  return new Set(
    starts
      .flatMap(({ values }) => readRows(values?.['Parameters']))
      .map((row) => row.values['Name'])
      .filter((name) => typeof name === 'string')
      .map((name) => name.trim()),
  );
}

function readReferences(schema: ItemSchema, values: JsonObject, known: KnownReferences) {
  const references =
    known.get(values) ??
    listReferences(schema.properties, values).map((reference) => ({
      ...reference,
      labelKeys: listLabelKeys(schema, reference.labelSources),
    }));
  known.set(values, references);
  return references;
}

/** The names that a reference counts as a use of: `Order.Items` counts for `Order` and for `Order.Items`. */
function listTargets({ kind, target }: Reference): readonly string[] {
  if (kind !== 'variable' || !target.includes('.')) return [target];
  const parts = target.split('.');
  return parts.map((_, at) => parts.slice(0, at + 1).join('.'));
}
