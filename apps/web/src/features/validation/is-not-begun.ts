import { isTestItem } from '@confab/model';
import type { ProjectOutline } from '../../editing/index.ts';

/** Findings about what has not been written yet: there is no Start node, or nothing follows it. */
const startCodes: ReadonlySet<string> = new Set(['NoStart', 'MissingStart', 'MissingConnector']);

/** Whether nothing has been written in a project yet: it has its Start node at most, so it is empty, not wrong. */
export function isNotBegun(outline: ProjectOutline, problems: readonly { readonly code: string }[]): boolean {
  return countNodes(outline) <= 1 && problems.every(({ code }) => startCodes.has(code));
}

/** The workflows that the project consists of: test items count in a test plan only. */
export function listOwnWorkflows({ project, workflows }: ProjectOutline): ProjectOutline['workflows'] {
  return workflows.filter(({ type }) => project.type === 'TestPlan' || !isTestItem(type));
}

/** The number of nodes in these workflows. */
export function countNodes(outline: ProjectOutline): number {
  return listOwnWorkflows(outline).reduce((sum, { id }) => sum + (outline.nodesByWorkflow.get(id)?.length ?? 0), 0);
}
