import type { ProjectSummary } from '@confab/model';
import { numberedId } from './counting-ids.ts';

/** The Pro project Café as lists of projects show it. */
export const aProjectSummary = (fields: Partial<ProjectSummary> = {}): ProjectSummary => ({
  projectId: numberedId(1),
  displayName: 'Café',
  description: '',
  projectType: 'Pro',
  publishPlatforms: [],
  publishStatus: 'Draft',
  image: '',
  lastUpdatedUtc: null,
  workflowCount: 2,
  nodeCount: 20,
  folder: '',
  people: [],
  attributes: {},
  ...fields,
});
