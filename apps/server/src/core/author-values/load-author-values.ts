import type { AuthorValue } from '@confab/dialog-engine';
import { type ProjectId, type TeamId, readJsonText } from '@confab/model';
import type { Db } from '../../services.ts';
import { listAuthorValues } from './author-values.repository.ts';

/** The author values of a project as the engine reads them. */
export async function loadAuthorValues(db: Db, teamId: TeamId, projectId: ProjectId): Promise<readonly AuthorValue[]> {
  const rows = await listAuthorValues(db, { teamId, projectId });
  return rows.map(({ type, propertyValues }) => ({ type, values: readJsonText(propertyValues) }));
}
