import { notFound, type AuthorValueNode, type QueryOf, type authorValueCalls } from '@confab/contracts';
import { requirePermission } from '../../access/require-permission.ts';
import { deleteAuthorValue, findAuthorValueProject } from '../../core/author-values/author-values.repository.ts';
import { changeProject } from '../../core/changes/change-project.ts';
import type { Caller, Services } from '../../services.ts';
import { getAuthorValues } from './get-author-values.ts';

/** Deletes a node of author values with all below it. @returns the nodes that are left. */
export async function deleteAuthorValues(
  services: Services,
  caller: Caller,
  { valueId, type }: QueryOf<typeof authorValueCalls.remove>,
): Promise<AuthorValueNode[]> {
  const found = await findAuthorValueProject(services.db, valueId);
  if (found?.type !== type) throw notFound();
  const place = { teamId: found.teamId, projectId: found.projectId };
  await requirePermission(services.db, caller, place.teamId, 'project.edit');
  return changeProject(services, caller, { ...place, ignoresQuota: true }, async ({ trx, emit }) => {
    if (!(await deleteAuthorValue(trx, place, valueId))) throw notFound();
    emit({ type: 'authorValuesSaved' });
    return getAuthorValues(trx, place);
  });
}
