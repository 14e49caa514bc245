import { unprocessable } from '@confab/contracts';
import { hasSaveScripts, findSaveErrors } from '@confab/inputs';
import { isJsonArray, type ProjectId, type TeamId } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { findItem } from '../items/items.repository.ts';
import type { SavePlan } from './plan-save.ts';
import { findSchema } from '../schemas/find-schema.ts';
import { parseDraft } from '../items/to-item.ts';

/**
 * Refuses a save that the schema's scripts forbid, with the message that the input shows (A3.29, A3.51). The
 * browser runs the same check, but a caller need not be a browser.
 */
export async function checkSaveScripts({ scripts }: Pick<Services, 'scripts'>, db: Db, plan: SavePlan): Promise<void> {
  const { item, text } = plan;
  const schema = findSchema(item.kind, item.type);
  if (!schema || !hasSaveScripts(schema)) return;
  const values = parseDraft(text);
  const project = item.kind === 'project' ? values : await findProjectValues(db, item.teamId, item.projectId);
  const enabled = isJsonArray(project?.Extensions) ? project.Extensions.filter((one) => typeof one === 'string') : [];
  const problems = await findSaveErrors(schema, values, enabled, scripts);
  for (const { name, label = name } of schema.properties) {
    if (problems[name] !== undefined) throw unprocessable(`${label}: ${problems[name]}`);
  }
}

async function findProjectValues(db: Db, teamId: TeamId, projectId: ProjectId) {
  const project = await findItem(db, teamId, projectId);
  return project && parseDraft(project.draft);
}
