import { asProjectId, type ProjectId } from '@confab/model';
import type { OrganisationNode } from '@confab/contracts';

/** The loaded content of a project or chapter, which is requested when it is expanded. */
export type Branch = readonly OrganisationNode[] | 'loading' | 'failed';

/** A row of the organisation tree. */
export interface OrganisationRow {
  /** The node; the code for the keys of trees reads it by this name. */
  readonly item: OrganisationNode;
  readonly level: number;
  readonly parentId: string | undefined;
  /** Undefined for a row without children. */
  readonly isExpanded: boolean | undefined;
  /** Counts among the siblings. */
  readonly setSize: number;
  readonly position: number;
  readonly projectId: ProjectId | undefined;
  readonly llamaId: string | undefined;
  readonly state: 'loading' | 'failed' | undefined;
}

/** Whether the content of a node is loaded when it is expanded for the first time. */
export function hasBranch({ type }: Pick<OrganisationNode, 'type'>): boolean {
  return type === 'Project' || type === 'Llama';
}

/** Joins the tree with its loaded branches, found by id. */
export function joinNodes(
  tree: readonly OrganisationNode[],
  branches: ReadonlyMap<string, Branch>,
): ReadonlyMap<string, OrganisationNode> {
  const loaded = [...branches.values()].flatMap((branch) => (typeof branch === 'string' ? [] : branch));
  return new Map([...tree, ...loaded].map((node) => [node.id, node]));
}

/**
 * The rows of the tree, from the top. Folders are expanded until they are toggled, projects and chapters are collapsed
 * until then.
 */
export function buildOrganisationRows(
  nodes: ReadonlyMap<string, OrganisationNode>,
  branches: ReadonlyMap<string, Branch>,
  toggled: ReadonlySet<string>,
): readonly OrganisationRow[] {
  const byParent = new Map<string | null, OrganisationNode[]>();
  for (const node of nodes.values()) {
    const siblings = byParent.get(node.parentId);
    if (siblings) siblings.push(node);
    else byParent.set(node.parentId, [node]);
  }
  const rows: OrganisationRow[] = [];
  function add(parentId: string | null, level: number, owner: Pick<OrganisationRow, 'projectId' | 'llamaId'>) {
    const siblings = byParent.get(parentId) ?? [];
    for (const [at, item] of siblings.entries()) {
      const isLazy = hasBranch(item);
      const isExpanded = isLazy || byParent.has(item.id) ? isLazy === toggled.has(item.id) : undefined;
      const branch = isExpanded ? branches.get(item.id) : undefined;
      const within = {
        projectId: item.type === 'Project' ? asProjectId(item.id) : owner.projectId,
        llamaId: item.type === 'Llama' ? item.id : owner.llamaId,
      };
      rows.push({
        item,
        level,
        parentId: parentId ?? undefined,
        isExpanded,
        setSize: siblings.length,
        position: at + 1,
        ...within,
        state: typeof branch === 'string' ? branch : undefined,
      });
      if (isExpanded) add(item.id, level + 1, within);
    }
  }
  add(null, 1, { projectId: undefined, llamaId: undefined });
  return rows;
}

/** The address of the project or chapter of a node; undefined for folders and nodes without a page on this site. */
export function findAddress({ item, projectId, llamaId }: OrganisationRow): string | undefined {
  if (projectId === undefined) return undefined;
  const project = `/projects/${projectId}`;
  switch (item.type) {
    case 'Project':
    case 'Simulator':
      return project;
    case 'Llama':
      return `${project}?workflow=${item.id}`;
    case 'Page':
      return llamaId && `${project}?workflow=${llamaId}&node=${item.id}`;
    case 'Account':
      return `${project}?tab=settings`;
    case 'ContactUs':
      return `${project}?tab=contact`;
    case 'FAQ':
    case 'Analytics':
      return `${project}?tab=analytics`;
    default:
      return undefined;
  }
}
