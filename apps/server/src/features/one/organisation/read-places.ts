import type { OrganisationNodeType } from '@confab/contracts';
import type { ItemId, TeamId } from '@confab/model';
import type { Db } from '../../../services.ts';
import { listPlaceRows, listProjectNames } from './organisation.repository.ts';

/** Where a node of the organisation tree is. */
export interface Place {
  readonly id: string;
  readonly type: OrganisationNodeType;
  /** The node above, or the project of a top folder of chapters; null at the top of the tree. */
  readonly parentId: string | null;
  /** The item with this place, or the project of a folder of chapters. */
  readonly itemId: ItemId | null;
  /** '' for a chapter, whose name is that of its item. */
  readonly displayName: string;
  /** Among its siblings. */
  readonly position: number;
}

/** The position of a project that was never moved: behind all that were. */
const unplaced = Number.MAX_SAFE_INTEGER;

/** The folders and projects of a team, and the chapters in folders, siblings in their order. */
export async function readPlaces(db: Db, teamId: TeamId): Promise<readonly Place[]> {
  const rows = await listPlaceRows(db, teamId);
  const projects = new Map(
    (await listProjectNames(db, teamId)).map((project): [string, typeof project] => [project.id, project]),
  );
  const placed = new Set(rows.map(({ id }) => id));
  const known = rows.flatMap((row): Place[] => {
    if (row.type === 'LlamaFolder') return [{ ...row, parentId: row.parentId ?? row.itemId }];
    if (row.type !== 'Project') return [row];
    // A deleted project keeps its place, to which it returns if it is restored.
    const project = projects.get(row.id);
    return project ? [{ ...row, displayName: project.displayName }] : [];
  });
  const others = [...projects.values()]
    .filter(({ id }) => !placed.has(id))
    .map(({ id, displayName }): Place => {
      return { id, type: 'Project', parentId: null, itemId: id, displayName, position: unplaced };
    });
  return [...known, ...others];
}

/** A place as it is stored. */
export function toStoredPlace(place: Place): Place {
  const displayName = place.type === 'Project' || place.type === 'Llama' ? '' : place.displayName;
  const isTopOfProject = place.type === 'LlamaFolder' && place.parentId === place.itemId;
  return { ...place, displayName, parentId: isTopOfProject ? null : place.parentId };
}

/** All nodes below a parent, each before those below it. */
export function listBelow<Node extends Pick<Place, 'id' | 'parentId'>>(
  nodes: readonly Node[],
  parentId: string | null,
): readonly Node[] {
  const byParent = groupByParent(nodes);
  const found: Node[] = [];
  const waiting = (byParent.get(parentId) ?? []).toReversed();
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    found.push(node);
    for (const child of (byParent.get(node.id) ?? []).toReversed()) waiting.push(child);
  }
  return found;
}

/** Groups nodes by their parent, siblings in their order. */
export function groupByParent<Node extends Pick<Place, 'parentId'>>(
  nodes: readonly Node[],
): ReadonlyMap<string | null, readonly Node[]> {
  const groups = new Map<string | null, Node[]>();
  for (const node of nodes) {
    const group = groups.get(node.parentId);
    if (group) group.push(node);
    else groups.set(node.parentId, [node]);
  }
  return groups;
}
