import {
  branchOf,
  mayDrop,
  movePageDown,
  movePageLeft,
  movePages,
  movePageUp,
  type JsonObject,
  type PagePlace,
  type PlacedPage,
} from '@confab/model';
import type { EditingSession } from '../../../editing/index.ts';
import type { PageList } from '../page-tree/create-page-lists.ts';
import { forgetCut, setPageClipboard, usePageClipboard } from './page-clipboard.ts';
import { copyNewPages, parsePageLines, planInsertion, planMoves, type NewPage } from './plan-page-changes.ts';

/** The most pages that one request creates. */
const pagesPerRequest = 500;

interface PageActionParts {
  readonly session: EditingSession;
  readonly getLists: () => readonly PageList[];
  readonly select: (itemId: string) => void;
  readonly newId: () => string;
}

/** The actions on the page list of a One project (A2.26). Each is one step of undo (A2.29). */
export function createPageActions({ session, getLists, select, newId }: PageActionParts) {
  const readOrder = (pageId: string) => {
    const order = session.getValue(pageId, 'Order');
    return typeof order === 'string' ? order : '';
  };

  /** The llama of a page with its pages, or a llama itself. */
  function findList(itemId: string): { readonly llamaId: string; readonly pages: readonly PlacedPage[] } | undefined {
    const item = session.getItem(itemId);
    const llamaId = item?.kind === 'llama' ? item.id : item?.workflowId;
    const list = getLists().find((one) => one.llamaId === llamaId);
    return list?.pages && { llamaId: list.llamaId, pages: list.pages };
  }

  function toNewPage({ id, parent }: PlacedPage): readonly NewPage[] {
    const item = session.getItem(id);
    return item?.values ? [{ id, parent, type: item.type, values: item.values }] : [];
  }

  /** The selected pages without those that are below another one of them, in reading order. */
  function listRoots(pageIds: readonly string[]): readonly string[] {
    const chosen = new Set(pageIds);
    return getLists().flatMap(({ pages = [] }) => {
      const below = new Set<string>();
      return pages.flatMap(({ id, parent }) => {
        const isBelow = below.has(parent) || chosen.has(parent);
        if (isBelow) below.add(id);
        return chosen.has(id) && !isBelow ? [id] : [];
      });
    });
  }

  function applyMove(
    llamaId: string,
    before: readonly PlacedPage[],
    after: readonly PlacedPage[],
    ids: readonly string[],
  ) {
    const moves = planMoves(before, after, ids, readOrder);
    void session.runAsOneStep(async () => {
      for (const { pageId, edits } of moves) session.edit(pageId, edits);
    });
    return { llamaId, isMoved: moves.length > 0 };
  }

  function moveBy(
    pageIds: readonly string[],
    move: (pages: readonly PlacedPage[], id: string) => readonly PlacedPage[],
  ) {
    const roots = listRoots(pageIds);
    const list = roots[0] === undefined ? undefined : findList(roots[0]);
    if (!list) return;
    const own = roots.filter((id) => list.pages.some((page) => page.id === id));
    applyMove(
      list.llamaId,
      list.pages,
      own.reduce((pages, id) => move(pages, id), list.pages),
      own,
    );
  }

  function canMoveTo(pageIds: readonly string[], place: PagePlace): boolean {
    const list = findList(place.target);
    const roots = listRoots(pageIds);
    if (!list || roots.length === 0) return false;
    return roots.every((id) => list.pages.some((page) => page.id === id) && mayDrop(list.pages, id, place));
  }

  function moveTo(pageIds: readonly string[], place: PagePlace) {
    const list = findList(place.target);
    if (!list || !canMoveTo(pageIds, place)) return;
    const roots = listRoots(pageIds);
    // Behind a page, the last one is moved first, so that they stay in order.
    const inOrder = place.where === 'after' ? roots.toReversed() : roots;
    applyMove(
      list.llamaId,
      list.pages,
      inOrder.reduce((pages, id) => movePages(pages, id, place), list.pages),
      roots,
    );
  }

  /** Creates pages at a place and selects the first. @returns whether all were created */
  async function insert(place: PagePlace, added: readonly NewPage[]): Promise<boolean> {
    const list = findList(place.target);
    if (!list || added.length === 0) return false;
    const planned = planInsertion(list.pages, added, place, readOrder);
    const ids = new Map<string, string>();
    return session.runAsOneStep(async () => {
      for (let at = 0; at < planned.length; at += pagesPerRequest) {
        const part = planned.slice(at, at + pagesPerRequest);
        const result = await session.pasteNodes(
          list.llamaId,
          part.map(({ id, type, values }) => {
            const parent = values['Parent'];
            const known = typeof parent === 'string' ? ids.get(parent) : undefined;
            const own: JsonObject = known === undefined ? values : { ...values, Parent: known };
            return { sourceId: id, nodeType: type, values: own, x: 0, y: 0 };
          }),
        );
        if (result.type === 'failed') return false;
        for (const [index, page] of part.entries()) ids.set(page.id, result.ids[index] ?? '');
      }
      const first = ids.get(planned[0]?.id ?? '');
      if (first) select(first);
      return true;
    });
  }

  function copy(pageIds: readonly string[], withBranch: boolean, isCut: boolean) {
    const roots = listRoots(pageIds);
    const list = roots[0] === undefined ? undefined : findList(roots[0]);
    if (!list) return 0;
    const pages = roots
      .flatMap((id) => branchOf(findList(id)?.pages ?? [], id).slice(0, withBranch ? undefined : 1))
      .flatMap(toNewPage);
    setPageClipboard({
      pages,
      cut: isCut ? { projectId: session.projectId, llamaId: list.llamaId, ids: roots } : undefined,
    });
    return pages.length;
  }

  async function paste(place: PagePlace) {
    const { pages, cut } = usePageClipboard.getState();
    const list = findList(place.target);
    if (!list) return;
    const isOwnCut = cut?.projectId === session.projectId;
    if (isOwnCut && cut.llamaId === list.llamaId && cut.ids.every((id) => session.getItem(id))) {
      if (!canMoveTo(cut.ids, place)) return;
      moveTo(cut.ids, place);
      forgetCut();
      return;
    }
    await session.runAsOneStep(async () => {
      if (!(await insert(place, copyNewPages(pages, newId)))) return;
      if (isOwnCut) await remove(cut.ids);
      forgetCut();
    });
  }

  /** Deletes pages with the pages below them in one request, parents first, so that undo restores parents first. */
  async function remove(pageIds: readonly string[]) {
    const ids = listRoots(pageIds).flatMap((id) => branchOf(findList(id)?.pages ?? [], id).map((page) => page.id));
    await session.removeItems(ids);
  }

  return {
    rename: (itemId: string, name: string) =>
      session.edit(itemId, { path: 'DisplayName', action: 'ValueChanged', updatedValue: name }),
    moveUp: (pageIds: readonly string[]) => moveBy(pageIds, movePageUp),
    moveDown: (pageIds: readonly string[]) => moveBy(pageIds.toReversed(), movePageDown),
    moveLeft: (pageIds: readonly string[]) => moveBy(pageIds, movePageLeft),
    canMoveTo,
    moveTo,
    copy: (pageIds: readonly string[], withBranch = true) => copy(pageIds, withBranch, false),
    cut: (pageIds: readonly string[]) => copy(pageIds, true, true),
    paste,
    add: (place: PagePlace, type: string, name: string) =>
      insert(place, [{ id: newId(), parent: '', type, values: { DisplayName: name } }]),
    addLines: (place: PagePlace, type: string, text: string) => insert(place, parsePageLines(text, type, newId)),
    async duplicate(pageIds: readonly string[], withBranch = true) {
      const roots = listRoots(pageIds);
      const last = roots.at(-1);
      if (last === undefined) return;
      const pages = roots
        .flatMap((id) => branchOf(findList(id)?.pages ?? [], id).slice(0, withBranch ? undefined : 1))
        .flatMap(toNewPage);
      await insert({ target: last, where: 'after' }, copyNewPages(pages, newId));
    },
    hasPagesBelow: (pageIds: readonly string[]) =>
      pageIds.some((id) => branchOf(findList(id)?.pages ?? [], id).length > 1),
    remove,
    async duplicateLlama(llamaId: string) {
      const created = await session.duplicateWorkflow(llamaId);
      if (created.type === 'created') select(created.id);
    },
    async addLlama(name: string) {
      const created = await session.addLlama(name);
      if (created.type === 'created') select(created.id);
    },
  };
}
