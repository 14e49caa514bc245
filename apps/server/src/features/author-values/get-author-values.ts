import type { AuthorValueNode } from '@confab/contracts';
import { type ProjectId, type TeamId, readJsonText } from '@confab/model';
import { listAuthorValues } from '../../core/author-values/author-values.repository.ts';
import type { Db } from '../../services.ts';

/** The tree of author values of a project, parents before their children. */
export async function getAuthorValues(
  db: Db,
  place: { readonly teamId: TeamId; readonly projectId: ProjectId },
): Promise<AuthorValueNode[]> {
  const rows = await listAuthorValues(db, place);
  return rows.map(({ parentId, propertyValues, ...row }) => ({
    ...row,
    parent: parentId ?? place.projectId,
    propertyValues: readJsonText(propertyValues),
  }));
}
