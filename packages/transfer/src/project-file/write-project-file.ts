import type { JsonObject, JsonValue } from '@confab/model';
import { getItemName, getItemKinds, type OrderedItem, type ProjectDocument } from '../document.ts';
import { toSortedJson } from '../sorted-json.ts';
import { formatVersion } from './format.ts';
import { pickNeededValues } from './pick-needed-values.ts';

/**
 * Writes a project file (A3.14). The same content gives the same bytes, so that such files can live in version control.
 */
export function writeProjectFile(document: ProjectDocument): string {
  return write(document);
}

/** Writes a file of one workflow with the rows of the project that it needs. */
export function writeWorkflowFile(document: ProjectDocument, workflowId: string): string {
  return write(
    {
      project: { ...document.project, values: pickNeededValues(document, workflowId) },
      workflows: document.workflows.filter(({ id }) => id === workflowId),
      nodes: document.nodes.filter((node) => node.workflowId === workflowId),
    },
    workflowId,
  );
}

function write({ project, workflows, nodes }: ProjectDocument, workflowId?: string): string {
  const kinds = getItemKinds(project.type);
  const list = workflows.toSorted(inOrder).flatMap((workflow): JsonObject[] => [
    { Id: workflow.id, Kind: kinds.workflow, Order: workflow.order, ParentId: project.id, Type: workflow.type },
    ...nodes
      .filter((node) => node.workflowId === workflow.id)
      .toSorted(inOrder)
      .map((node) => ({
        Id: node.id,
        Kind: kinds.node,
        Order: node.order,
        ParentId: workflow.id,
        Type: node.type,
        ...(node.position && { X: node.position.x, Y: node.position.y }),
      })),
  ]);
  const values: Record<string, JsonValue> = {};
  for (const item of [project, ...workflows, ...nodes]) values[item.id] = item.values;
  return toSortedJson({
    FormatVersion: formatVersion,
    Project: { DisplayName: getItemName(project), Id: project.id, Type: project.type },
    ...(workflowId !== undefined && { Workflow: workflowId }),
    nodeList: list,
    nodeValues: values,
  });
}

function inOrder(one: OrderedItem, other: OrderedItem) {
  const [a, b] = [`${one.order} ${one.id}`, `${other.order} ${other.id}`];
  return a === b ? 0 : a < b ? -1 : 1;
}
