import { grouped } from '@confab/model';
import type { LoadedProject } from './load-project.ts';
import { placesIn, type ProfiledProject } from './profiled-project.ts';

/** A Pro project as it is stored, as the profiler sees it where nobody edits it. */
export function storedProProject({ project, workflows, nodes, key }: LoadedProject): ProfiledProject {
  const { Language: language } = project.propertyValues;
  const names = new Map([...workflows, ...nodes, project].map(({ id, displayName }) => [id as string, displayName]));
  const nodesByWorkflow = grouped(nodes, ({ workflowId }) => workflowId ?? '');
  const places = placesIn({ project, workflows, nodesByWorkflow });
  return {
    projectId: project.id,
    key,
    language: typeof language === 'string' && language !== '' ? language : 'en',
    places: () => places,
    nameOf: (itemId) => names.get(itemId),
    targets: () => [],
    hasSample: () => false,
    addSample: () => undefined,
  };
}
