import type { ItemChange, QueryOf, publishingCalls } from '@confab/contracts';
import type { ItemId, ProjectId, TeamId } from '@confab/model';
import { withoutTests } from '../../core/items/without-tests.ts';
import { getStageVersions } from '../../core/releases/get-stage-versions.ts';
import { listStages } from '../../core/releases/releases.repository.ts';
import type { Db, Services } from '../../services.ts';
import { listHashes } from '../history/index.ts';
import { listPurgedItems } from './list-purged-items.ts';
import { listNamedItems, type NamedItem } from './named-items.repository.ts';

type PreviewQuery = QueryOf<typeof publishingCalls.preview>;

/** A publication that is considered: from the last saves or beta, to a stage. */
export interface ConsideredPublication extends Pick<PreviewQuery, 'source' | 'stage'> {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
}

/**
 * The items that publishing would change on a stage, in the order of the trees. Tests are left out, since they never
 * run in a conversation. Versions of equal content are equal.
 */
export async function listChanges(
  services: Pick<Services, 'db' | 'processState'>,
  { teamId, projectId, source, stage }: ConsideredPublication,
): Promise<readonly ItemChange[]> {
  const { db } = services;
  const stages = await listStages(db, teamId, projectId);
  const existing = await listNamedItems(db, teamId, projectId);
  const all = [...existing, ...(await listPurgedItems(services, db, stages, existing))];
  const before = getStageVersions(stages, stage);
  const after =
    source === 'Beta'
      ? getStageVersions(stages, 'Beta')
      : new Map(all.filter(({ isDeleted }) => !isDeleted).map(({ id, version }) => [id, version]));
  const differing = withoutTests(all).filter(({ id }) => before.get(id) !== after.get(id));
  const equal = await findEqual(db, teamId, differing, before, after);
  return differing
    .filter(({ id }) => !equal.has(id))
    .map((item) => toChange(item, before.get(item.id), after.get(item.id)));
}

type Versions = ReadonlyMap<ItemId, number>;

/** The items whose two versions have the same content, as after going back to an earlier save. */
async function findEqual(db: Db, teamId: TeamId, items: readonly NamedItem[], before: Versions, after: Versions) {
  const requested = items.flatMap(({ id }) => {
    const [old, now] = [before.get(id), after.get(id)];
    return old === undefined || now === undefined ? [] : [{ id, old, now }];
  });
  const hashes = await listHashes(
    db,
    teamId,
    requested.flatMap(({ id, old, now }) => [
      { itemId: id, version: old },
      { itemId: id, version: now },
    ]),
  );
  const isEqual = ({ id, old, now }: (typeof requested)[number]) => {
    const hash = hashes.get(`${id}/${old}`);
    return hash !== undefined && hash === hashes.get(`${id}/${now}`);
  };
  return new Set(requested.filter(isEqual).map(({ id }) => id));
}

function toChange(item: NamedItem, before: number | undefined, after: number | undefined): ItemChange {
  const { id, kind, type, workflowId, displayName, isDeleted } = item;
  return {
    itemId: id,
    kind,
    type,
    workflowId,
    displayName,
    change: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    fromVersion: before ?? null,
    toVersion: after ?? null,
    isThere: !isDeleted,
  };
}
