import { notFound, type BodyOf, type projectCalls } from '@confab/contracts';
import type { ProjectSummary } from '@confab/model';
import { requireRole } from '../../access/require-role.ts';
import type { Caller, Services } from '../../services.ts';
import { copyItems, nameOfCopy } from '../items/copy-items.ts';
import { listWhole, type ItemRow } from '../items/items.repository.ts';
import { findLayout } from '../workflows/layouts.repository.ts';
import { storeProject } from './create-project.ts';
import { listProjects } from './projects.repository.ts';

type Wanted = BodyOf<typeof projectCalls.duplicate>;

/** Copies a project as its drafts stand, under new ids and a name of its own. */
export async function duplicateProject(services: Services, caller: Caller, wanted: Wanted): Promise<ProjectSummary> {
  const { teamId, projectId } = wanted;
  const summary = await services.db.transaction().execute(async (trx) => {
    await requireRole(trx, caller, teamId, 'AppEditor');
    const items = inTreeOrder(await listWhole(trx, teamId, projectId));
    const [project] = items;
    if (!project) throw notFound();
    const taken = new Set((await listProjects(trx, teamId)).map(({ displayName }) => displayName));
    const name = wanted.displayName ?? nameOfCopy(project.displayName, taken);
    const copies = copyItems(items, services.newId, (item) => (item.kind === 'project' ? name : item.displayName));
    const layouts = [];
    for (const [index, item] of items.entries()) {
      if (item.kind !== 'workflow') continue;
      const { positions } = await findLayout(trx, teamId, item.id);
      const copyOf = new Map(items.map((original, at) => [original.id, copies[at]?.id ?? '']));
      const moved = positions.map(({ nodeId, x, y }) => ({ nodeId: copyOf.get(nodeId) ?? nodeId, x, y }));
      layouts.push({ workflowId: copies[index]?.id ?? '', positions: moved });
    }
    return storeProject(trx, caller, teamId, { items: copies, layouts });
  });
  services.hub.publishProjectListChanged(teamId, summary.projectId);
  return summary;
}

/** What others hang below comes first. */
function inTreeOrder(items: readonly ItemRow[]): ItemRow[] {
  const rank = { project: 0, workflow: 1, node: 2 } as const;
  return [...items].sort((a, b) => rank[a.kind] - rank[b.kind]);
}
