import { grouped } from '@confab/model';
import type { LoadedProject } from './load-project.ts';
import { listPlaces, type ProfiledProject } from './profiled-project.ts';

/** Adapts a stored Pro project for the profiler, without editing. */
export function createStoredProProject({ project, workflows, nodes, key }: LoadedProject): ProfiledProject {
  const { Language: language } = project.propertyValues;
  const names = new Map<string, string>(
    [...workflows, ...nodes, project].map(({ id, displayName }) => [id, displayName]),
  );
  const nodesByWorkflow = grouped(nodes, ({ workflowId }) => workflowId ?? '');
  const places = listPlaces({ project, workflows, nodesByWorkflow });
  return {
    projectId: project.projectId,
    key,
    language: typeof language === 'string' && language !== '' ? language : 'en',
    listPlaces: () => places,
    findName: (itemId) => names.get(itemId),
    listTargets: () => [],
    hasSample: () => false,
    addSample: () => undefined,
  };
}
