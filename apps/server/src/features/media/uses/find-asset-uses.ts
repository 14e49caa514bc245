import type { AssetUse, mediaCalls, ResultOf } from '@confab/contracts';
import { findUsages } from '@confab/inputs';
import { asItemId, toStoredId, type TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import type { ItemRow } from '../../../core/items/items.repository.ts';
import { parseDraft } from '../../../core/items/to-item.ts';
import { readItemsReferringTo } from '../../../core/references/read-items-referring-to.ts';
import { createPause } from '../../../scheduling/create-pause.ts';
import { findSchema } from '../../../core/schemas/find-schema.ts';
import type { Db } from '../../../services.ts';
import { listProjects, listStagesShowing, listTestWorkflowIds } from './asset-uses.repository.ts';

const usesMax = 500;

/** Where assets are used: in the drafts and tests of all projects of the team, and on published stages. */
export async function findAssetUses(
  db: Db,
  teamId: TeamId,
  assetIds: readonly AssetId[],
): Promise<ResultOf<typeof mediaCalls.uses>> {
  const uses: AssetUse[] = [];
  const pause = createPause();
  const mentions = new Set<string>(assetIds.map(toStoredId));
  // Read by project, because those of a team can have more drafts than one statement may read.
  for (const { projectId, displayName } of await listProjects(db, teamId)) {
    let tests: ReadonlySet<string> | undefined;
    for await (const row of readItemsReferringTo(db, { teamId, projectId }, mentions)) {
      await pause();
      tests ??= new Set(await listTestWorkflowIds(db, teamId, projectId));
      const isTest = tests.has(row.workflowId ?? row.id);
      uses.push(...listUsesInItem(row, assetIds, { projectName: displayName, place: isTest ? 'Test' : 'Draft' }));
    }
    if (uses.length > usesMax) break;
  }
  const stages = await listStagesShowing(db, teamId, assetIds);
  for (const { assetId, stage, projectId, projectName } of stages) {
    const project = { itemId: asItemId(projectId), itemKind: 'project', itemName: projectName } as const;
    uses.push({ assetId, projectId, projectName, ...project, workflowId: null, path: '', place: stage });
  }
  return { uses: uses.slice(0, usesMax), count: uses.length };
}

function listUsesInItem(
  row: ItemRow,
  assetIds: readonly AssetId[],
  shared: Pick<AssetUse, 'projectName' | 'place'>,
): AssetUse[] {
  const schema = findSchema(row.kind, row.type);
  if (!schema) return [];
  const draft = row.draft.toLowerCase();
  const values = parseDraft(row.draft);
  const { projectId, workflowId } = row;
  const item = { projectId, itemId: row.id, itemKind: row.kind, itemName: row.displayName, workflowId };
  return assetIds
    .filter((id) => draft.includes(id.toLowerCase()))
    .flatMap((assetId) => {
      const usages = findUsages(schema.properties, values, { kind: 'asset', id: assetId, name: '' });
      // An audio names its file twice, by its id and in its address.
      return [...new Set(usages.map(({ path }) => path))].map((path) => ({ ...shared, ...item, assetId, path }));
    });
}
