import { itemMessages, unprocessable } from '@confab/contracts';
import { readExtensions, isWithinExtensions } from '@confab/inputs';
import type { ItemSchema, ProjectId, TeamId } from '@confab/model';
import type { Db } from '../../services.ts';
import { findItem } from './items.repository.ts';
import { parseDraft } from './to-item.ts';

interface NodeLocation {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly workflowType: string | undefined;
}

/** Refuses a node whose type is not allowed in the workflow or needs an extension that the project has not enabled. */
export async function assertNodeAllowed(
  trx: Db,
  schema: ItemSchema,
  { teamId, projectId, workflowType = '' }: NodeLocation,
): Promise<void> {
  if (schema.workflowTypes && !schema.workflowTypes.includes(workflowType)) {
    throw unprocessable(itemMessages.nodeNotInWorkflow, { title: schema.title });
  }
  const { limitToAllExtensions: all, limitToAnyExtension: any } = schema;
  if ([...(all ?? []), ...(any ?? [])].length === 0) return;
  const project = await findItem(trx, teamId, projectId);
  const enabled = readExtensions(project ? parseDraft(project.draft) : {});
  if (isWithinExtensions(all, any, enabled)) return;
  throw unprocessable(itemMessages.extensionMissing, { title: schema.title });
}
