import type { SkinnyItem } from '@confab/model';
import type { Skeleton } from '../../editing/index.ts';

/** What the filter looks at (P3.20): names at first. */
export interface TreeFilter {
  readonly text: string;
  readonly byName: boolean;
  readonly byId: boolean;
}

/** A visible row of the tree; `setSize` and `position` count the siblings that are shown. */
export interface TreeRow {
  readonly item: SkinnyItem;
  readonly level: 1 | 2 | 3;
  readonly parentId: string | undefined;
  readonly isExpanded: boolean | undefined;
  readonly setSize: number;
  readonly position: number;
}

export const everything: TreeFilter = { text: '', byName: true, byId: false };

/**
 * The rows to show, from the top.
 *
 * While filtering, what matches is shown with what it is inside of, and nothing is collapsed.
 */
export function treeRows(skeleton: Skeleton, collapsed: ReadonlySet<string>, filter: TreeFilter): readonly TreeRow[] {
  const isFiltering = filter.text.trim() !== '';
  const { project } = skeleton;
  const workflows = skeleton.workflows
    .map((item) => ({ item, nodes: nodesIn(skeleton, item, filter, isFiltering) }))
    .filter(({ item, nodes }) => !isFiltering || nodes.length > 0 || matches(item, filter));
  const isOpen = (id: string) => isFiltering || !collapsed.has(id);
  const expansion = (id: string, count: number) => (count > 0 ? isOpen(id) : undefined);
  const rows: TreeRow[] = [
    {
      item: project,
      level: 1,
      parentId: undefined,
      isExpanded: expansion(project.id, workflows.length),
      setSize: 1,
      position: 1,
    },
  ];
  if (!isOpen(project.id)) return rows;
  workflows.forEach(({ item, nodes }, at) => {
    rows.push({
      item,
      level: 2,
      parentId: project.id,
      isExpanded: expansion(item.id, nodes.length),
      setSize: workflows.length,
      position: at + 1,
    });
    if (!isOpen(item.id)) return;
    nodes.forEach((node, index) => {
      rows.push({
        item: node,
        level: 3,
        parentId: item.id,
        isExpanded: undefined,
        setSize: nodes.length,
        position: index + 1,
      });
    });
  });
  return rows;
}

function nodesIn(skeleton: Skeleton, workflow: SkinnyItem, filter: TreeFilter, isFiltering: boolean) {
  const nodes = skeleton.nodesOf.get(workflow.id) ?? [];
  if (!isFiltering || matches(workflow, filter)) return nodes;
  return nodes.filter((node) => matches(node, filter));
}

function matches(item: SkinnyItem, { text, byName, byId }: TreeFilter) {
  const wanted = text.trim().toLowerCase();
  return (
    (byName && item.displayName.toLowerCase().includes(wanted)) || (byId && item.id.toLowerCase().includes(wanted))
  );
}
