import { notFound } from '@confab/contracts';
import type { Item, ProjectId, TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { toItem } from '../../core/items/to-item.ts';

/** A project's own values, including unsaved edits (A7.36). */
export async function getProjectValues({ db }: Services, teamId: TeamId, projectId: ProjectId): Promise<Item> {
  const project = await findItem(db, teamId, projectId);
  if (!project) throw notFound();
  return toItem(project);
}
