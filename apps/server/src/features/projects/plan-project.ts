import { findTemplate, instantiateTemplate } from '@confab/catalogue';
import { unprocessable } from '@confab/contracts';
import { defaultValues, orderBetween } from '@confab/inputs';
import type { ItemKind, JsonObject } from '@confab/model';
import type { ItemPlan } from '../items/create-items.ts';
import { getSchema } from '../items/schema-of.ts';

/** Where nodes of a new project stand, by workflow. */
export interface PlannedLayout {
  readonly workflowId: string;
  readonly positions: readonly { readonly nodeId: string; readonly x: number; readonly y: number }[];
}

export interface ProjectPlan {
  readonly items: readonly ItemPlan[];
  readonly layouts: readonly PlannedLayout[];
}

const makingFailed = 'Error creating Project using Template';

/** A project with one workflow that holds its Start node: where a blank project begins. */
export function planBlankProject(type: string, displayName: string, newId: () => string): ProjectPlan {
  const projectId = newId();
  const values = { ...defaultValues(getSchema('project', type, makingFailed), newId), DisplayName: displayName };
  const project = { id: projectId, kind: 'project', type, projectId, workflowId: null, values, sortOrder: orderBetween(undefined, undefined) } as const;
  const workflow = planWorkflow({ projectId, type: 'Standard', displayName: 'Main', order: project.sortOrder, values: { IsStart: true } }, newId);
  return { items: [project, ...workflow.items], layouts: [workflow.layout] };
}

/** A workflow with its Start node. */
export function planWorkflow(
  wanted: { projectId: string; type: string; displayName: string; order: string; values?: JsonObject },
  newId: () => string,
): { items: ItemPlan[]; layout: PlannedLayout } {
  const { projectId } = wanted;
  const workflowId = newId();
  const nodeId = newId();
  const schema = getSchema('workflow', wanted.type, 'Error creating Workflow using Template');
  const start = getSchema('node', 'Start', makingFailed);
  const first = orderBetween(undefined, undefined);
  return {
    items: [
      {
        id: workflowId,
        kind: 'workflow',
        type: wanted.type,
        projectId,
        workflowId: null,
        values: { ...defaultValues(schema, newId), ...wanted.values, DisplayName: wanted.displayName },
        sortOrder: wanted.order,
      },
      {
        id: nodeId,
        kind: 'node',
        type: 'Start',
        projectId,
        workflowId,
        values: { ...defaultValues(start, newId), DisplayName: 'Start' },
        sortOrder: first,
      },
    ],
    layout: { workflowId, positions: [{ nodeId, x: 80, y: 80 }] },
  };
}

/** A project as a template has it, under new ids. */
export function planFromTemplate(templateId: string, displayName: string, newId: () => string): ProjectPlan {
  const template = findTemplate(templateId);
  if (!template) throw unprocessable(makingFailed);
  const { project, workflows, nodes } = instantiateTemplate(template, newId);
  const projectId = project.id;
  const complete = (kind: ItemKind, { type, values }: { type: string; values: JsonObject }): JsonObject => ({
    ...defaultValues(getSchema(kind, type, makingFailed), newId),
    ...values,
  });
  const order = counter();
  const items: ItemPlan[] = [
    { id: projectId, kind: 'project', type: project.type, projectId, workflowId: null, values: { ...complete('project', project), DisplayName: displayName }, sortOrder: order() },
    ...workflows.map((workflow) => ({
      ...{ id: workflow.id, kind: 'workflow' as const, type: workflow.type, projectId, workflowId: null },
      values: complete('workflow', workflow),
      sortOrder: order(),
    })),
    ...nodes.map((node) => ({
      ...{ id: node.id, kind: 'node' as const, type: node.type, projectId, workflowId: node.workflowId },
      values: complete('node', node),
      sortOrder: order(),
    })),
  ];
  const layouts = workflows.map(({ id }) => ({
    workflowId: id,
    positions: nodes.filter(({ workflowId }) => workflowId === id).map(({ id: nodeId, x, y }) => ({ nodeId, x, y })),
  }));
  return { items, layouts };
}

/** One order after the other. */
function counter() {
  let last: string | undefined;
  return () => (last = orderBetween(last, undefined));
}
