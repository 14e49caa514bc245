import { catalogue, createValuesIn, findTemplate, instantiateTemplate, type NewMedium } from '@confab/catalogue';
import { projectCalls, unprocessable, workflowCalls } from '@confab/contracts';
import { createDefaultValues, createOrderCounter, orderBetween } from '@confab/inputs';
import {
  type GraphLayout,
  type ItemKind,
  type ItemSchema,
  type JsonObject,
  type NodeId,
  type WorkflowId,
  type ProjectId,
  type NewId,
  asItemId,
  asNodeId,
  asProjectId,
  asWorkflowId,
} from '@confab/model';
import type { ItemPlan } from '../items/create-items.ts';
import { isActionAllowed, getSchema } from '../schemas/find-schema.ts';

export interface ProjectPlan {
  readonly items: readonly ItemPlan[];
  readonly layouts: readonly GraphLayout[];
  /** Files of the project's template that the values of its items name. */
  readonly media?: readonly NewMedium[];
}

const creationFailed = projectCalls.create.fallbackMessage;

interface BlankProject {
  readonly type: string;
  readonly values: JsonObject & { readonly DisplayName: string };
  /** The language of the project; by default that of its schema. */
  readonly language: string | undefined;
  /** The name of the first workflow. */
  readonly firstName: string | undefined;
}

/** A blank project: one workflow with its Start node. A test plan is empty. */
export function planBlankProject(
  { type, values: given, language, firstName = 'Main' }: BlankProject,
  newId: () => NewId,
): ProjectPlan {
  const projectId = newId();
  const values = createProjectValues(type, given, language, newId);
  const project = {
    id: projectId,
    kind: 'project',
    type,
    projectId,
    workflowId: null,
    values,
    sortOrder: orderBetween(undefined, undefined),
  } as const;
  if (type === 'TestPlan') return { items: [project], layouts: [] };
  const workflow = planWorkflow(
    { projectId, type: 'Standard', displayName: firstName, order: project.sortOrder, values: { IsStart: true } },
    newId,
  );
  return { items: [project, ...workflow.items], layouts: [workflow.layout] };
}

/** The values of a new project, with its default texts in its language. */
export function createProjectValues(
  type: string,
  given: JsonObject,
  language: string | undefined,
  newId: () => NewId,
): JsonObject {
  const schema = getSchema('project', type, creationFailed);
  if (language === undefined || type === 'TestPlan') return { ...createDefaultValues(schema, newId), ...given };
  return createValuesIn({ schema, given: { ...given, Language: language }, languages: [language] }, newId);
}

interface NewWorkflow {
  /** Default: a new id. */
  readonly id?: WorkflowId | undefined;
  readonly projectId: ProjectId;
  readonly type: string;
  readonly displayName: string;
  readonly order: string;
  readonly values?: JsonObject;
}

/** A workflow with its start node; workflows of tests have none. */
export function planWorkflow(request: NewWorkflow, newId: () => NewId): { items: ItemPlan[]; layout: GraphLayout } {
  const { projectId, id: workflowId = newId() } = request;
  const nodeId = newId();
  const schema = getSchema('workflow', request.type, workflowCalls.create.fallbackMessage);
  const start = findStartNodeSchema(request.type);
  const workflow: ItemPlan = {
    id: workflowId,
    kind: 'workflow',
    type: request.type,
    projectId,
    workflowId: null,
    values: { ...createDefaultValues(schema, newId), ...request.values, DisplayName: request.displayName },
    sortOrder: request.order,
  };
  if (!start) return { items: [workflow], layout: toLayout(workflowId, []) };
  const node: ItemPlan = {
    id: nodeId,
    kind: 'node',
    type: start.type,
    projectId,
    workflowId,
    values: { ...createDefaultValues(start, newId), DisplayName: start.title },
    sortOrder: orderBetween(undefined, undefined),
  };
  return { items: [workflow, node], layout: toLayout(workflowId, [{ nodeId, x: 80, y: 80 }]) };
}

/** Finds the schema of a workflow type's start node, the only type that cannot be duplicated. */
function findStartNodeSchema(workflowType: string): ItemSchema | undefined {
  return Object.values(catalogue.nodeSchemas).find(
    (schema) => !isActionAllowed(schema, 'AllowDuplicate') && (schema.workflowTypes?.includes(workflowType) ?? true),
  );
}

/**
 * A project from a template, with new ids.
 *
 * @param newAssetId creates the id of each file
 */
export function planFromTemplate(
  templateId: string,
  displayName: string,
  newId: () => NewId,
  newAssetId: () => string,
): ProjectPlan {
  const template = findTemplate(templateId);
  if (!template) throw unprocessable(creationFailed);
  const { project, workflows, nodes, media } = instantiateTemplate(template, newId, newAssetId);
  const projectId = asProjectId(project.id);
  const complete = (kind: ItemKind, { type, values }: { type: string; values: JsonObject }): JsonObject => ({
    ...createDefaultValues(getSchema(kind, type, creationFailed), newId),
    ...values,
  });
  const nextOrder = createOrderCounter();
  const items: ItemPlan[] = [
    {
      id: projectId,
      kind: 'project',
      type: project.type,
      projectId,
      workflowId: null,
      values: { ...complete('project', project), DisplayName: displayName },
      sortOrder: nextOrder(),
    },
    ...workflows.map((workflow) => ({
      id: asItemId(workflow.id),
      kind: 'workflow' as const,
      type: workflow.type,
      projectId,
      workflowId: null,
      values: complete('workflow', workflow),
      sortOrder: nextOrder(),
    })),
    ...nodes.map((node) => ({
      id: asItemId(node.id),
      kind: 'node' as const,
      type: node.type,
      projectId,
      workflowId: asWorkflowId(node.workflowId),
      values: complete('node', node),
      sortOrder: nextOrder(),
    })),
  ];
  const layouts = workflows.map(({ id }) =>
    toLayout(
      asWorkflowId(id),
      nodes
        .filter(({ workflowId }) => workflowId === id)
        .map(({ id: nodeId, x, y }) => ({ nodeId: asNodeId(nodeId), x, y })),
    ),
  );
  return { items, layouts, media };
}

function toLayout(workflowId: WorkflowId, places: readonly { nodeId: NodeId; x: number; y: number }[]): GraphLayout {
  return { workflowId, positions: [...places] };
}
