import { isTestItem, type SkinnyItem } from '@confab/model';
import type { ProjectOutline } from '../../editing/index.ts';

/** Filter of the tree (P3.20); matches names by default. */
export interface TreeFilter {
  readonly text: string;
  readonly byName: boolean;
  readonly byId: boolean;
  /** Shows the workflows that hold tests. */
  readonly withTests: boolean;
}

/** A row of the tree; `setSize` and `position` count the visible siblings. */
export interface TreeRow {
  readonly item: SkinnyItem;
  readonly level: 1 | 2 | 3;
  readonly parentId: string | undefined;
  readonly isExpanded: boolean | undefined;
  readonly setSize: number;
  readonly position: number;
}

export const emptyFilter: TreeFilter = { text: '', byName: true, byId: false, withTests: false };

/**
 * The rows of the tree, from the top.
 *
 * While filtering, matches are shown with their parents, and nothing is collapsed. Workflows with tests are shown only
 * if the filter asks for them, in a test plan, and while one is open.
 *
 * @param openId the workflow that is open.
 */
export function buildTreeRows(
  outline: ProjectOutline,
  collapsed: ReadonlySet<string>,
  filter: TreeFilter,
  openId?: string,
): readonly TreeRow[] {
  const isFiltering = filter.text.trim() !== '';
  const { project } = outline;
  const hasTests = filter.withTests || project.type === 'TestPlan';
  const workflows = outline.workflows
    .filter(({ id, type }) => hasTests || id === openId || !isTestItem(type))
    .map((item) => ({ item, nodes: listVisibleNodes(outline, item, filter, isFiltering) }))
    .filter(({ item, nodes }) => !isFiltering || nodes.length > 0 || matchesFilter(item, filter));
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
    rows.push(...getNodeRows(nodes, item.id));
  });
  return rows;
}

const rowsByList = new WeakMap<readonly SkinnyItem[], readonly TreeRow[]>();
const rowByNode = new WeakMap<SkinnyItem, TreeRow>();

/** The rows of the nodes of a workflow. Those of nodes and lists that did not change stay the same objects. */
function getNodeRows(nodes: readonly SkinnyItem[], parentId: string): readonly TreeRow[] {
  const known = rowsByList.get(nodes);
  if (known) return known;
  const rows = nodes.map((item, index) => reuseRow(item, parentId, nodes.length, index + 1));
  rowsByList.set(nodes, rows);
  return rows;
}

function reuseRow(item: SkinnyItem, parentId: string, setSize: number, position: number): TreeRow {
  const known = rowByNode.get(item);
  if (known?.parentId === parentId && known.setSize === setSize && known.position === position) return known;
  const row: TreeRow = { item, level: 3, parentId, isExpanded: undefined, setSize, position };
  rowByNode.set(item, row);
  return row;
}

function listVisibleNodes(outline: ProjectOutline, workflow: SkinnyItem, filter: TreeFilter, isFiltering: boolean) {
  const nodes = outline.nodesByWorkflow.get(workflow.id) ?? [];
  if (!isFiltering || matchesFilter(workflow, filter)) return nodes;
  return nodes.filter((node) => matchesFilter(node, filter));
}

function matchesFilter(item: SkinnyItem, { text, byName, byId }: TreeFilter) {
  const query = text.trim().toLowerCase();
  return (byName && item.displayName.toLowerCase().includes(query)) || (byId && item.id.toLowerCase().includes(query));
}
