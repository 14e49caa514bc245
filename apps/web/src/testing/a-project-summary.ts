import type { ProjectSummary } from '@confab/model';

/** A Pro project as lists of projects show it. */
export function aProjectSummary(over: Partial<ProjectSummary> = {}) {
  return {
    projectId: '00000000-0000-4000-9000-000000000000',
    displayName: 'Café',
    description: '',
    projectType: 'Pro',
    publishStatus: 'Draft',
    image: '',
    lastUpdatedUtc: null,
    workflowCount: 2,
    nodeCount: 20,
    folder: '',
    people: [] as ProjectSummary['people'],
    ...over,
  };
}
