import { notFound, type BodyOf, type projectCalls } from '@confab/contracts';
import { itemLevels, type GraphLayout, type NewId, type ProjectSummary, asWorkflowId } from '@confab/model';
import { requirePermission } from '../../access/require-permission.ts';
import type { Caller, Db, Services } from '../../services.ts';
import { copyItems, getCopyName } from '../../core/items/copy-items.ts';
import { prepareItems, type ItemPlan } from '../../core/items/create-items.ts';
import type { ItemRow } from '../../core/items/items.repository.ts';
import { listItemsInSlices, readUnchanged } from '../../core/items/read-in-slices.ts';
import { findLayout } from '../../core/layouts/layouts.repository.ts';
import { copyLayout } from '../../core/layouts/copy-layout.ts';
import { assertRoom } from '../../core/quotas/assert-room.ts';
import { findProjectStorage } from '../../core/quotas/quotas.repository.ts';
import { storeProject } from '../../core/projects/store-project.ts';
import { copySecrets } from '../../core/secrets/copy-secrets.ts';
import { copyFolder, listProjects, lockTeam } from '../../core/projects/projects.repository.ts';

type DuplicateProjectRequest = BodyOf<typeof projectCalls.duplicate>;

/**
 * Copies a project's drafts under new ids and a new name, with their secrets.
 *
 * Values are read in slices and copied before the transaction, which only stores them: other requests continue.
 */
export async function duplicateProject(
  services: Services,
  caller: Caller,
  request: DuplicateProjectRequest,
): Promise<ProjectSummary> {
  const { db, hub } = services;
  const { teamId, projectId } = request;
  const { usedBytes: bytes } = await findProjectStorage(db, teamId, projectId);
  await assertRoom(db, { teamId, bytes });
  const source = await readUnchanged(db, request, (reader) => readSource(reader, request));
  const copy = await planCopy(source, services.newId);
  const [project, ...below] = copy.items;
  if (!project) throw notFound();
  const prepared = await prepareItems(services, caller, teamId, below);
  const summary = await db.transaction().execute(async (trx) => {
    await lockTeam(trx, teamId);
    await requirePermission(trx, caller, teamId, 'project.create');
    const taken = new Set((await listProjects(trx, teamId)).map(({ displayName }) => displayName));
    const name = request.displayName ?? getCopyName(source.name, taken);
    const named = { ...project, values: { ...project.values, DisplayName: name } };
    const head = await prepareItems(services, caller, teamId, [named]);
    const items = {
      items: [...head.items, ...prepared.items],
      versions: [...head.versions, ...prepared.versions],
      secrets: [...head.secrets, ...prepared.secrets],
    };
    const stored = await storeProject(trx, teamId, { items, layouts: copy.layouts });
    await copySecrets(services, trx, { teamId, from: projectId, to: stored.projectId }, copy.items);
    return { ...stored, folder: await copyFolder(trx, teamId, projectId, stored.projectId) };
  });
  hub.publish('projectListChanged', { teamId, projectId: summary.projectId });
  return summary;
}

interface CopySource {
  readonly name: string;
  /** Parents before their children. */
  readonly items: readonly ItemRow[];
  readonly layouts: readonly GraphLayout[];
}

async function readSource(db: Db, { teamId, projectId }: DuplicateProjectRequest): Promise<CopySource> {
  const items = inTreeOrder(await listItemsInSlices(db, { teamId, projectId }));
  const [project] = items;
  if (project?.kind !== 'project') throw notFound();
  const layouts: GraphLayout[] = [];
  for (const { id, kind } of items)
    if (kind === 'workflow') layouts.push(await findLayout(db, teamId, asWorkflowId(id)));
  return { name: project.displayName, items, layouts };
}

async function planCopy(
  { items, layouts }: CopySource,
  newId: () => NewId,
): Promise<{ readonly items: readonly ItemPlan[]; readonly layouts: readonly GraphLayout[] }> {
  const copies = await copyItems(items, newId, ({ displayName }) => displayName);
  const copyOf = new Map<string, string>(items.map((item, index) => [item.id, copies[index]?.id ?? '']));
  const moved = layouts.map((layout) => copyLayout(layout, asWorkflowId(copyOf.get(layout.workflowId) ?? ''), copyOf));
  return { items: copies, layouts: moved };
}

/** Sorts parents before their children. */
function inTreeOrder(items: readonly ItemRow[]): ItemRow[] {
  const rank = { project: 0, workflow: 1, node: 2 } as const;
  return [...items].sort((a, b) => rank[itemLevels[a.kind]] - rank[itemLevels[b.kind]]);
}
