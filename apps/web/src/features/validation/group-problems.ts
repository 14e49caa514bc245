import type { FoundProblem, Severity } from '@confab/dialog-engine';
import type { ProjectOutline } from '../../editing/index.ts';

/** Filters of the problem list: all problems, or one severity. */
export const severityFilters = ['all', 'error', 'warning'] as const satisfies readonly (Severity | 'all')[];
export type SeverityFilter = (typeof severityFilters)[number];

/** The problems of the project itself, or of one workflow with its nodes. */
export interface ProblemGroup {
  readonly id: string;
  readonly title: string;
  readonly problems: readonly PlacedProblem[];
}

/** A problem with the name of its node; '' for the group's own item. */
interface PlacedProblem {
  readonly problem: FoundProblem;
  readonly node: string;
}

/** Groups the problems by workflow in tree order, the project first; empty groups are omitted. */
export function groupProblems(problems: readonly FoundProblem[], outline: ProjectOutline): readonly ProblemGroup[] {
  const { project, workflows, nodesByWorkflow: nodesOf } = outline;
  const groups = new Map<string, ReturnType<typeof createGroup>>(
    [project, ...workflows].map(({ id, displayName }) => [id, createGroup(id, displayName)]),
  );
  const groupsByNode = new Map<string, { readonly groupId: string; readonly node: string }>();
  for (const { id } of workflows)
    for (const node of nodesOf.get(id) ?? []) groupsByNode.set(node.id, { groupId: id, node: node.displayName });
  for (const problem of problems) {
    const { groupId, node } = groupsByNode.get(problem.itemId) ?? { groupId: problem.itemId, node: '' };
    groups.get(groupId)?.problems.push({ problem, node });
  }
  return [...groups.values()].filter((group) => group.problems.length > 0);
}

function createGroup(id: string, title: string): ProblemGroup & { readonly problems: PlacedProblem[] } {
  return { id, title, problems: [] };
}
