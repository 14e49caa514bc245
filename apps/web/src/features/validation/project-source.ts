import type { ProjectSource } from '@confab/dialog-engine';
import type { ItemView, EditingSession } from '../../editing/index.ts';

/** The project as the engine reads it; undefined until all of it is loaded. */
export function sourceOf(session: EditingSession): ProjectSource | undefined {
  const skeleton = session.getOutline();
  if (!skeleton) return undefined;
  const project = session.getItem(skeleton.project.id);
  if (!project?.values) return undefined;
  // What tests a project is no part of what runs.
  const running = skeleton.workflows.filter(({ type }) => type !== 'TestSuite' && type !== 'TestRun');
  const views = running.map(({ id }) => session.getWorkflow(id));
  const ready = views.filter((view) => view.status === 'ready');
  if (ready.length < views.length) return undefined;
  return {
    project: sourceItem(project),
    workflows: ready.map(({ workflow }) => sourceItem(workflow)),
    nodes: ready.flatMap(({ workflow, nodes }) =>
      nodes.map((node) => ({ ...sourceItem(node), workflowId: workflow.id })),
    ),
  };
}

function sourceItem({ id, type, displayName, values = {} }: ItemView) {
  return { id, type, displayName, values };
}
