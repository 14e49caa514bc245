import type { SkinnyItem } from '@confab/model';
import type { ProjectOutline } from '../../../editing/index.ts';
import type { PageList } from './create-page-lists.ts';

/** A row of the page tree: a llama at level 1, or a page below it. */
export interface PageRow {
  readonly item: SkinnyItem;
  readonly level: number;
  /** The page above, or the llama; undefined for a llama. */
  readonly parentId: string | undefined;
  /** Undefined for a row without children. */
  readonly isExpanded: boolean | undefined;
  /** Counts among the visible siblings. */
  readonly setSize: number;
  readonly position: number;
  readonly isLoading: boolean;
  readonly isExtension: boolean;
}

interface Branch {
  readonly item: SkinnyItem;
  readonly children: Branch[];
  isShown: boolean;
}

/**
 * The rows of the page tree, from the top. While filtering by name, matches are shown with the pages above them, and
 * nothing is collapsed.
 */
export function buildPageRows(
  outline: ProjectOutline,
  lists: readonly PageList[],
  collapsed: ReadonlySet<string>,
  filter: string,
): readonly PageRow[] {
  const text = filter.trim().toLocaleLowerCase();
  const isMatch = ({ displayName }: SkinnyItem) => text === '' || displayName.toLocaleLowerCase().includes(text);
  const llamas = new Map<string, SkinnyItem>(outline.workflows.map((item) => [item.id, item]));
  const loading = new Set<string>();
  const extensions = new Set<string>();
  const roots: Branch[] = [];
  for (const { llamaId, pages, extensions: own } of lists) {
    for (const id of own) extensions.add(id);
    const item = llamas.get(llamaId);
    if (!item) continue;
    if (!pages) loading.add(llamaId);
    const items = new Map<string, SkinnyItem>(
      (outline.nodesByWorkflow.get(llamaId) ?? []).map((page) => [page.id, page]),
    );
    const root: Branch = { item, children: [], isShown: isMatch(item) };
    const branches = new Map<string, Branch>([[llamaId, root]]);
    for (const { id, parent } of pages ?? []) {
      const page = items.get(id);
      if (!page) continue;
      const branch: Branch = { item: page, children: [], isShown: isMatch(page) };
      branches.set(id, branch);
      (branches.get(parent) ?? root).children.push(branch);
    }
    // Children come after their parents, so from the end each branch is complete before the one above it.
    for (const branch of [...branches.values()].toReversed())
      branch.isShown ||= branch.children.some((child) => child.isShown);
    roots.push(root);
  }
  const rows: PageRow[] = [];
  function add(branches: readonly Branch[], level: number, parentId: string | undefined) {
    const shown = branches.filter((branch) => branch.isShown);
    for (const [at, { item, children }] of shown.entries()) {
      const hasChildren = children.some((child) => child.isShown);
      const isExpanded = hasChildren ? text !== '' || !collapsed.has(item.id) : undefined;
      rows.push({
        item,
        level,
        parentId,
        isExpanded,
        setSize: shown.length,
        position: at + 1,
        isLoading: loading.has(item.id),
        isExtension: extensions.has(item.id),
      });
      if (isExpanded) add(children, level + 1, item.id);
    }
  }
  add(roots, 1, undefined);
  return rows;
}
