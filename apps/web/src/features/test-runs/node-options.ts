import { isTestItem } from '@confab/model';
import type { ResultOf, projectCalls } from '@confab/contracts';

/** A node that a step can expect, as an option of a select. */
export interface NodeOption {
  readonly value: string;
  readonly label: string;
}

type FatProject = ResultOf<typeof projectCalls.getFat>;

/** Groups the nodes that a conversation can reach by workflow. */
export function groupNodeOptions(
  project: FatProject | undefined,
): readonly { readonly group: string; readonly items: readonly NodeOption[] }[] {
  if (!project) return [];
  return project.workflows
    .filter(({ type }) => !isTestItem(type))
    .map(({ id, displayName }) => ({
      group: displayName,
      items: project.nodes
        .filter(({ workflowId }) => workflowId === id)
        .map((node) => ({ value: node.id, label: node.displayName })),
    }));
}

/** Returns a function that finds a node's name, or the start of its id for an unknown node. */
export function createNodeNameLookup(project: FatProject | undefined): (nodeId: string) => string {
  const names = new Map<string, string>(project?.nodes.map(({ id, displayName }) => [id, displayName]));
  return (nodeId) => names.get(nodeId) ?? nodeId.slice(0, 8);
}
