import { findOneTemplate } from '@confab/catalogue';
import { unprocessable, type oneCalls, type QueryOf, type ResultOf } from '@confab/contracts';
import type { ItemId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import { createProject } from '../projects/create-project.ts';
import { listSkinnyItems } from '../../core/items/items.repository.ts';

/** Makes a One project of a template: its llamas and pages under ids of their own (A7.19). */
export async function createOneFromTemplate(
  services: Services,
  caller: Caller,
  { templateId, projectName, teamId }: QueryOf<typeof oneCalls.createFromTemplate>,
): Promise<ResultOf<typeof oneCalls.createFromTemplate>> {
  const template = findOneTemplate(templateId);
  const environment = services.config.environment === 'production' ? 'production' : 'development';
  if (!template?.environments.includes(environment)) throw unprocessable('Error creating Project using Template');
  const wanted = { teamId, displayName: projectName, projectType: 'One', templateId } as const;
  const project = await createProject(services, caller, wanted);
  const items = await listSkinnyItems(services.db, teamId, project.projectId);
  // The database's own keys.
  return { project, llamaIds: items.filter(({ kind }) => kind === 'llama').map(({ id }) => id as ItemId) };
}
