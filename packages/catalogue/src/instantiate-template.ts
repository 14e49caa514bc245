import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { Template } from './template.ts';

/** An item that is about to be stored for the first time. */
export interface NewItem {
  readonly id: string;
  readonly type: string;
  readonly values: JsonObject;
}

/** A project with everything in it, under ids of its own. */
export interface NewProject {
  readonly project: NewItem;
  readonly workflows: readonly NewItem[];
  /** `x` and `y` are where the node stands on the canvas. */
  readonly nodes: readonly (NewItem & { readonly workflowId: string; readonly x: number; readonly y: number })[];
}

const references = new Set([
  'TargetNodeId',
  'TargetWorkflowId',
  'OtherNodeId',
  'WorkflowId',
  'OtherWorkflowId',
  'IntentId',
]);

/**
 * Makes a project of a template: every project, workflow, node and intent gets a fresh id, and
 * every reference follows. Other rows and entries keep their ids, which are unique in their item.
 */
export function instantiateTemplate(template: Template, newId: () => string): NewProject {
  const ids = new Map<string, string>();
  const idOf = (key: string) => {
    const known = ids.get(key) ?? newId();
    ids.set(key, known);
    return known;
  };
  const renamed = (values: JsonObject) => withIds(values, idOf);
  const projectValues = renamed(template.propertyValues);
  return {
    project: { id: newId(), type: template.projectType, values: withIntentIds(projectValues, idOf) },
    workflows: template.workflows.map(({ key, type, propertyValues }) => ({
      id: idOf(key),
      type,
      values: renamed(propertyValues),
    })),
    nodes: template.workflows.flatMap((workflow) =>
      workflow.nodes.map(({ key, type, x, y, propertyValues }) => ({
        id: idOf(key),
        workflowId: idOf(workflow.key),
        type,
        x,
        y,
        values: renamed(propertyValues),
      })),
    ),
  };
}

function withIds(object: JsonObject, idOf: (key: string) => string): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => {
      const isReference = references.has(name) && typeof value === 'string' && value !== '';
      return [name, isReference ? idOf(value) : inside(value, idOf)];
    }),
  );
}

function inside(value: JsonValue, idOf: (key: string) => string): JsonValue {
  if (isJsonArray(value)) return value.map((one) => inside(one, idOf));
  return isJsonObject(value) ? withIds(value, idOf) : value;
}

/** The row id of an intent is the intent's id. */
function withIntentIds(values: JsonObject, idOf: (key: string) => string): JsonObject {
  const rows = values['Intents'];
  if (!isJsonArray(rows)) return values;
  const renamed = rows.map((row) =>
    isJsonObject(row) && typeof row['RowId'] === 'string' ? { ...row, RowId: idOf(row['RowId']) } : row,
  );
  return { ...values, Intents: renamed };
}
