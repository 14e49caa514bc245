import { notFound, type BodyOf, type projectCalls } from '@confab/contracts';
import { itemLevels, type ProjectSummary, asWorkflowId } from '@confab/model';
import { requireRole } from '../../access/require-role.ts';
import type { Caller, Services } from '../../services.ts';
import { copyItems, getCopyName } from '../../core/items/copy-items.ts';
import { listItems, type ItemRow } from '../../core/items/items.repository.ts';
import { findLayout } from '../../core/layouts/layouts.repository.ts';
import { copyLayout } from '../../core/layouts/copy-layout.ts';
import { storeProject } from '../../core/projects/store-project.ts';
import { copySecrets } from '../../core/secrets/copy-secrets.ts';
import { copyFolder, listProjects } from '../../core/projects/projects.repository.ts';

type DuplicateProjectRequest = BodyOf<typeof projectCalls.duplicate>;

/** Copies a project's drafts under new ids and a new name, with their secrets. */
export async function duplicateProject(
  services: Services,
  caller: Caller,
  request: DuplicateProjectRequest,
): Promise<ProjectSummary> {
  const { teamId, projectId } = request;
  const summary = await services.db.transaction().execute(async (trx) => {
    await requireRole(trx, caller, teamId, 'AppEditor');
    const items = inTreeOrder(await listItems(trx, teamId, projectId));
    const [project] = items;
    if (!project) throw notFound();
    const taken = new Set((await listProjects(trx, teamId)).map(({ displayName }) => displayName));
    const name = request.displayName ?? getCopyName(project.displayName, taken);
    const copies = await copyItems(items, services.newId, (item) =>
      item.kind === 'project' ? name : item.displayName,
    );
    const copyOf = new Map<string, string>(items.map((item, index) => [item.id, copies[index]?.id ?? '']));
    const layouts = [];
    for (const { id } of items.filter(({ kind }) => kind === 'workflow')) {
      layouts.push(
        copyLayout(await findLayout(trx, teamId, asWorkflowId(id)), asWorkflowId(copyOf.get(id) ?? ''), copyOf),
      );
    }
    const stored = await storeProject(services, trx, caller, teamId, { items: copies, layouts });
    await copySecrets(services, trx, { teamId, from: projectId, to: stored.projectId }, copies);
    return { ...stored, folder: await copyFolder(trx, teamId, projectId, stored.projectId) };
  });
  services.hub.publish('projectListChanged', { teamId, projectId: summary.projectId });
  return summary;
}

/** Sorts parents before their children. */
function inTreeOrder(items: readonly ItemRow[]): ItemRow[] {
  const rank = { project: 0, workflow: 1, node: 2 } as const;
  return [...items].sort((a, b) => rank[itemLevels[a.kind]] - rank[itemLevels[b.kind]]);
}
