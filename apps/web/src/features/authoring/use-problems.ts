import type { Problem, ProjectSource } from '@confab/dialog-engine';
import { useEffect, useState } from 'react';
import type { ItemView, ProjectSession } from '../../editing/index.ts';

const settleMs = 600;
/** Above this many nodes only what is open is looked at: opening all of it would cost more than it tells. */
const openAllMax = 2_000;

/** What is wrong with the project, found a moment after the last change; the compiler is loaded for the first time then. */
export function useProblems(session: ProjectSession): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stops = new Map<string, () => void>();

    async function look() {
      const source = sourceOf(session);
      if (!source) return;
      const { compile } = await import('@confab/dialog-engine');
      if (stops.size > 0) setProblems(compile(source).problems);
    }

    function changed() {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), settleMs);
    }

    function followWorkflows() {
      const skeleton = session.getSkeleton();
      const count = [...(skeleton?.nodesOf.values() ?? [])].reduce((sum, nodes) => sum + nodes.length, 0);
      for (const { id } of skeleton?.workflows ?? []) {
        if (stops.has(id)) continue;
        stops.set(id, session.subscribeTo(`workflow:${id}`, changed));
        if (count <= openAllMax) session.openWorkflow(id);
      }
      changed();
    }

    stops.set('skeleton', session.subscribeTo('skeleton', followWorkflows));
    stops.set('project', session.subscribe(session.projectId, '', changed));
    followWorkflows();
    return () => {
      clearTimeout(timer);
      for (const stop of stops.values()) stop();
      stops.clear();
    };
  }, [session]);
  return problems;
}

/** The project as the compiler reads it; undefined until all of it is loaded. */
function sourceOf(session: ProjectSession): ProjectSource | undefined {
  const skeleton = session.getSkeleton();
  if (!skeleton) return undefined;
  const project = session.getItem(skeleton.project.id);
  if (!project?.values) return undefined;
  const views = skeleton.workflows.map(({ id }) => session.getWorkflow(id));
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
