import { isTestItem } from '@confab/model';
import type { ProjectSource } from '@confab/dialog-engine';
import type { ItemView, EditingSession } from '../../editing/index.ts';

/** The project in the form the engine reads; undefined until all of it is loaded. */
export function readProjectSource(session: EditingSession): ProjectSource | undefined {
  const outline = session.getOutline();
  if (!outline) return undefined;
  const project = session.getItem(outline.project.id);
  if (!project?.values) return undefined;
  // Test suites and runs are not part of the program.
  const running = outline.workflows.filter(({ type }) => !isTestItem(type));
  const views = running.map(({ id }) => session.getWorkflow(id));
  const ready = views.filter((view) => view.status === 'ready');
  if (ready.length < views.length) return undefined;
  return {
    project: toSourceItem(project),
    workflows: ready.map(({ workflow }) => toSourceItem(workflow)),
    nodes: ready.flatMap(({ workflow, nodes }) =>
      nodes.map((node) => ({ ...toSourceItem(node), workflowId: workflow.id })),
    ),
  };
}

function toSourceItem({ id, type, displayName, values = {} }: ItemView) {
  return { id, type, displayName, values };
}
