import { notFound, type projectCalls, type ResultOf } from '@confab/contracts';
import { itemLevels, type ProjectId, type TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { findItem, listSkinnyItems } from '../../core/items/items.repository.ts';
import { toItem, toSkinnyItem } from '../../core/items/to-item.ts';

/** A project with all its items in skinny form and its last event number. */
export function getFatProject(
  { db }: Services,
  teamId: TeamId,
  projectId: ProjectId,
): Promise<ResultOf<typeof projectCalls.getFat>> {
  // One snapshot: the event number must match the items.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const project = await findItem(trx, teamId, projectId);
      if (!project) throw notFound();
      const below = (await listSkinnyItems(trx, teamId, projectId)).map(toSkinnyItem);
      return {
        project: toItem(project),
        workflows: below.filter((item) => itemLevels[item.kind] === 'workflow'),
        nodes: below.filter((item) => itemLevels[item.kind] === 'node'),
        seq: project.seq,
      };
    });
}
