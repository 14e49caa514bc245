import { canMoveInto, isOrganisationFolder, type OrganisationNode } from '@confab/contracts';

type Nodes = ReadonlyMap<string, OrganisationNode>;

/** Where a node moves to: into a parent, before one of the nodes there or behind all of them. */
export interface OrganisationPlace {
  readonly parentId: string | null;
  readonly beforeId: string | null;
}

/** The part of a row over which something is dragged. */
export type RowPart = 'before' | 'into' | 'after';

/** Whether a node has its own order. Chapters keep the order of their project. */
const hasOrder = ({ type }: OrganisationNode) => type === 'Project' || isOrganisationFolder(type);

/** Whether a person can move a node. */
export function isMovable({ type }: Pick<OrganisationNode, 'type'>): boolean {
  return type === 'Project' || type === 'Llama' || isOrganisationFolder(type);
}

/** Lists the ordered children of a parent. */
function listSiblings(nodes: Nodes, parentId: string | null): readonly OrganisationNode[] {
  return [...nodes.values()].filter((node) => node.parentId === parentId && hasOrder(node));
}

/**
 * The place of a node that is dropped on a part of a row; undefined where it may not be. A node that a row cannot
 * contain goes after it, so that a project can be dropped on a project (A2.20).
 */
export function findDropPlace(
  nodes: Nodes,
  movedId: string,
  targetId: string,
  part: RowPart,
): OrganisationPlace | undefined {
  const target = nodes.get(targetId);
  if (!target || movedId === targetId) return undefined;
  if (part === 'into' && canMoveInto(nodes, movedId, targetId)) return { parentId: targetId, beforeId: null };
  if (!canMoveInto(nodes, movedId, target.parentId)) return undefined;
  const siblings = listSiblings(nodes, target.parentId).filter(({ id }) => id !== movedId);
  const at = siblings.indexOf(target);
  const before = part === 'before' ? siblings[at] : siblings[at + 1];
  return { parentId: target.parentId, beforeId: at < 0 ? null : (before?.id ?? null) };
}

/** The ways in which keys and the menu move a node. */
export type Direction = 'up' | 'down' | 'out' | 'in';

/** The place of a node that moves by one step; undefined where it cannot. */
export function findStep(nodes: Nodes, movedId: string, direction: Direction): OrganisationPlace | undefined {
  const moved = nodes.get(movedId);
  if (!moved || !isMovable(moved)) return undefined;
  const siblings = listSiblings(nodes, moved.parentId);
  const at = siblings.indexOf(moved);
  switch (direction) {
    case 'up':
      return at > 0 ? findDropPlace(nodes, movedId, siblings[at - 1]?.id ?? '', 'before') : undefined;
    case 'down':
      return at >= 0 && at < siblings.length - 1
        ? findDropPlace(nodes, movedId, siblings[at + 1]?.id ?? '', 'after')
        : undefined;
    case 'out':
      return moved.parentId === null ? undefined : findDropPlace(nodes, movedId, moved.parentId, 'after');
    case 'in': {
      const above = at < 0 ? siblings.at(-1) : siblings[at - 1];
      return above && canMoveInto(nodes, movedId, above.id) ? { parentId: above.id, beforeId: null } : undefined;
    }
  }
}
