import type { GraphLayout, NodeId, WorkflowId } from '@confab/model';
import { orderBetween } from '@confab/inputs';
import { kindsIn, type ProjectDocument } from '@confab/transfer';
import type { ItemPlan } from '../../core/items/create-items.ts';
import type { ProjectPlan } from '../../core/projects/plan-project.ts';

/** A document as the items that it makes, what others hang below first. */
export function toPlan({ project, workflows, nodes }: ProjectDocument): ProjectPlan {
  const projectId = project.id;
  const kinds = kindsIn(project.type);
  const items: ItemPlan[] = [
    { ...project, kind: 'project', projectId, workflowId: null, sortOrder: orderBetween(undefined, undefined) },
    ...workflows.map(({ order, ...workflow }) => ({
      ...workflow,
      kind: kinds.workflow,
      projectId,
      workflowId: null,
      sortOrder: order,
    })),
    ...nodes.map(({ id, type, values, order, workflowId }) => ({
      id,
      type,
      values,
      kind: kinds.node,
      projectId,
      workflowId,
      sortOrder: order,
    })),
  ];
  return { items, layouts: workflows.map(({ id }) => layoutOf(id, nodes)) };
}

/** Where a workflow's nodes stand, of those that say so. */
export function layoutOf(workflowId: string, nodes: ProjectDocument['nodes']): GraphLayout {
  return {
    // Ids that were read as those of a workflow and of nodes.
    workflowId: workflowId as WorkflowId,
    positions: nodes.flatMap(({ id, workflowId: parent, position }) =>
      parent === workflowId && position ? [{ nodeId: id as NodeId, ...position }] : [],
    ),
  };
}
