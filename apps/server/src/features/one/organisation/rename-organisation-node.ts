import { notFound, type BodyOf, type organisationCalls } from '@confab/contracts';
import type { Caller, Services } from '../../../services.ts';
import { changeOrganisation } from './change-organisation.ts';
import { updateFolderName } from './organisation.repository.ts';

/** Renames a folder of the organisation tree. Projects and chapters are renamed by an edit of their name. */
export function renameOrganisationNode(
  services: Services,
  caller: Caller,
  { teamId, nodeId, displayName }: BodyOf<typeof organisationCalls.rename>,
): Promise<null> {
  return changeOrganisation(services, caller, teamId, async (trx) => {
    if (!(await updateFolderName(trx, teamId, nodeId, displayName))) throw notFound();
    return null;
  });
}
