import { findOneTemplate } from '@confab/catalogue';
import { oneTemplateCalls, unprocessable, type QueryOf, type ResultOf } from '@confab/contracts';
import type { Caller, Services } from '../../services.ts';
import { createProject } from '../projects/index.ts';
import { listSkinnyItems } from '../../core/items/items.repository.ts';

/** Creates a One project from a template, with new ids for its llamas and pages (A7.19). */
export async function createOneFromTemplate(
  services: Services,
  caller: Caller,
  { templateId, projectName, teamId, language }: QueryOf<typeof oneTemplateCalls.createFromTemplate>,
): Promise<ResultOf<typeof oneTemplateCalls.createFromTemplate>> {
  const template = findOneTemplate(templateId);
  const environment = services.config.environment === 'production' ? 'production' : 'development';
  if (!template?.environments.includes(environment))
    throw unprocessable(oneTemplateCalls.createFromTemplate.fallbackMessage);
  const newProject = { teamId, displayName: projectName, projectType: 'One', templateId, language } as const;
  const project = await createProject(services, caller, newProject);
  const items = await listSkinnyItems(services.db, teamId, project.projectId);
  return { project, llamaIds: items.filter(({ kind }) => kind === 'llama').map(({ id }) => id) };
}
