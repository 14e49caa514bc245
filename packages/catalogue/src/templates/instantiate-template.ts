import { getRowId, withRowId } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { Template } from './template.ts';
import { indexMedia, planMedia, type NewMedium } from './template-media.ts';

/** An item that is not stored yet. */
export interface NewItem {
  readonly id: string;
  readonly type: string;
  readonly values: JsonObject;
}

/** A new project with all its content under fresh ids. */
export interface NewProject {
  readonly project: NewItem;
  readonly workflows: readonly NewItem[];
  /** `x` and `y` are the position on the canvas. */
  readonly nodes: readonly (NewItem & { readonly workflowId: string; readonly x: number; readonly y: number })[];
  /** The files that the values name. */
  readonly media: readonly NewMedium[];
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
 * Creates a project from a template. The project, its workflows, nodes and intents get fresh ids, and references are
 * updated. Other rows and entries keep their ids, which are unique within their item.
 *
 * @param newAssetId gives the files of the template ids
 */
export function instantiateTemplate(template: Template, newId: () => string, newAssetId = newId): NewProject {
  const ids = new Map<string, string>();
  const media = planMedia(template, newAssetId);
  const files = indexMedia(media);
  const getId = (key: string) => {
    const known = ids.get(key) ?? newId();
    ids.set(key, known);
    return known;
  };
  const replaceIds = (values: JsonObject) => replaceReferences(values, getId, files);
  const projectValues = replaceIds(template.propertyValues);
  return {
    media,
    project: { id: newId(), type: template.projectType, values: replaceIntentIds(projectValues, getId) },
    workflows: template.workflows.map(({ key, type, propertyValues }) => ({
      id: getId(key),
      type,
      values: replaceIds(propertyValues),
    })),
    nodes: template.workflows.flatMap((workflow) =>
      workflow.nodes.map(({ key, type, x, y, propertyValues }) => ({
        id: getId(key),
        workflowId: getId(workflow.key),
        type,
        x,
        y,
        values: replaceIds(propertyValues),
      })),
    ),
  };
}

function replaceReferences(
  object: JsonObject,
  idOf: (key: string) => string,
  files: ReadonlyMap<string, string>,
): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) => {
      const isReference = references.has(name) && typeof value === 'string' && value !== '';
      return [name, isReference ? idOf(value) : replaceInValue(value, idOf, files)];
    }),
  );
}

function replaceInValue(
  value: JsonValue,
  idOf: (key: string) => string,
  files: ReadonlyMap<string, string>,
): JsonValue {
  if (typeof value === 'string') return files.get(value) ?? value;
  if (isJsonArray(value)) return value.map((one) => replaceInValue(one, idOf, files));
  return isJsonObject(value) ? replaceReferences(value, idOf, files) : value;
}

/** The row id of an intent is the intent's id. */
function replaceIntentIds(values: JsonObject, idOf: (key: string) => string): JsonObject {
  const rows = values['Intents'];
  if (!isJsonArray(rows)) return values;
  const renamed = rows.map((row) => {
    const id = getRowId(row);
    return isJsonObject(row) && id !== undefined ? withRowId(row, idOf(id)) : row;
  });
  return { ...values, Intents: renamed };
}
