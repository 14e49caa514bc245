import type { FoundProblem, Severity } from '@confab/dialog-engine';
import type { ProjectOutline } from '../../editing/index.ts';

/** What is shown of the problems: all, or one severity. */
export const severityFilters = ['all', 'error', 'warning'] as const satisfies readonly (Severity | 'all')[];
export type SeverityFilter = (typeof severityFilters)[number];

/** The problems of the project itself or of one workflow. */
export interface ProblemGroup {
  readonly id: string;
  readonly title: string;
  readonly problems: readonly PlacedProblem[];
}

/** A problem with the name of the node it is in; empty for the group's own item. */
interface PlacedProblem {
  readonly problem: FoundProblem;
  readonly node: string;
}

/** The problems by workflow, in the tree's order, the project's own first; groups without one are left out. */
export function groupProblems(problems: readonly FoundProblem[], skeleton: ProjectOutline): readonly ProblemGroup[] {
  const { project, workflows, nodesByWorkflow: nodesOf } = skeleton;
  const groups = new Map<string, ReturnType<typeof start>>(
    [project, ...workflows].map(({ id, displayName }) => [id, start(id, displayName)]),
  );
  const homes = new Map<string, { readonly groupId: string; readonly node: string }>();
  for (const { id } of workflows)
    for (const node of nodesOf.get(id) ?? []) homes.set(node.id, { groupId: id, node: node.displayName });
  for (const problem of problems) {
    const { groupId, node } = homes.get(problem.itemId) ?? { groupId: problem.itemId, node: '' };
    groups.get(groupId)?.problems.push({ problem, node });
  }
  return [...groups.values()].filter((group) => group.problems.length > 0);
}

function start(id: string, title: string): ProblemGroup & { readonly problems: PlacedProblem[] } {
  return { id, title, problems: [] };
}
