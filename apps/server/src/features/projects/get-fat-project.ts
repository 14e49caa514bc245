import { notFound, type projectCalls, type ResultOf } from '@confab/contracts';
import { itemLevels, type ProjectId, type TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { findItem, listSkinnyItems } from '../../core/items/items.repository.ts';
import { toItem, toSkinnyItem } from '../../core/items/to-item.ts';

/** A project with the skeleton of everything in it, and the number it stands at. */
export function getFatProject(
  { db }: Services,
  teamId: TeamId,
  projectId: ProjectId,
): Promise<ResultOf<typeof projectCalls.getFat>> {
  // One snapshot: the number has to be that of exactly this skeleton.
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
