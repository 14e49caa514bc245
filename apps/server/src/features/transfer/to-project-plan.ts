import { type GraphLayout, type WorkflowId, asItemId, asNodeId, asProjectId, asWorkflowId } from '@confab/model';
import { orderBetween } from '@confab/inputs';
import { getItemKinds, type ProjectDocument } from '@confab/transfer';
import type { ItemPlan } from '../../core/items/create-items.ts';
import type { ProjectPlan } from '../../core/projects/plan-project.ts';

/** Converts a document to the items to create, parents first. */
export function toProjectPlan({ project, workflows, nodes }: ProjectDocument): ProjectPlan {
  const projectId = asProjectId(project.id);
  const kinds = getItemKinds(project.type);
  const items: ItemPlan[] = [
    {
      ...project,
      id: projectId,
      kind: 'project',
      projectId,
      workflowId: null,
      sortOrder: orderBetween(undefined, undefined),
    },
    ...workflows.map(({ order, ...workflow }) => ({
      ...workflow,
      id: asItemId(workflow.id),
      kind: kinds.workflow,
      projectId,
      workflowId: null,
      sortOrder: order,
    })),
    ...nodes.map(({ id, type, values, order, workflowId }) => ({
      id: asItemId(id),
      type,
      values,
      kind: kinds.node,
      projectId,
      workflowId: asWorkflowId(workflowId),
      sortOrder: order,
    })),
  ];
  return { items, layouts: workflows.map(({ id }) => getWorkflowLayout(asWorkflowId(id), nodes)) };
}

/** Returns the positions of the nodes of a workflow, as far as they are known. */
export function getWorkflowLayout(workflowId: WorkflowId, nodes: ProjectDocument['nodes']): GraphLayout {
  return {
    workflowId,
    positions: nodes.flatMap(({ id, workflowId: parent, position }) =>
      parent === workflowId && position ? [{ nodeId: asNodeId(id), ...position }] : [],
    ),
  };
}
