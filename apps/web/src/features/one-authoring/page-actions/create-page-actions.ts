import { branchOf, mayDrop, type PagePlace, type PlacedPage } from '@confab/model';
import type { AddToStep, EditingSession } from '../../../editing/index.ts';
import type { PageList } from '../page-tree/create-page-lists.ts';
import {
  moveSeveralDown,
  moveSeveralLeft,
  moveSeveralTo,
  moveSeveralUp,
  type SeveralMoved,
} from './move-several-pages.ts';
import { copyNewPages, pagesPerRequest, planLaterLinks, toPastedNodes } from './copy-new-pages.ts';
import { createLlamaActions } from './create-llama-actions.ts';
import { forgetCut, setPageClipboard, usePageClipboard } from './page-clipboard.ts';
import { pickPages } from './pick-pages.ts';
import {
  parsePageLines,
  planExtensions,
  planInsertion,
  planMoves,
  type NewPage,
  type PageEdits,
} from './plan-page-changes.ts';

interface PageActionParts {
  readonly session: EditingSession;
  readonly getLists: () => readonly PageList[];
  readonly select: (itemId: string) => void;
  readonly newId: () => string;
}

/** A llama with its pages. */
interface LlamaPages extends Pick<PageList, 'llamaId'> {
  readonly pages: readonly PlacedPage[];
}

/** Whether a list has a page. */
const hasPage = (pages: readonly PlacedPage[], id: string) => pages.some((page) => page.id === id);

/** The actions on the page list of a One project (A2.26). Each is one step of undo (A2.29). */
export function createPageActions({ session, getLists, select, newId }: PageActionParts) {
  const readOrder = (pageId: string) => {
    const order = session.getValue(pageId, 'Order');
    return typeof order === 'string' ? order : '';
  };

  const applyEdits = (all: readonly PageEdits[]) => {
    for (const { pageId, edits } of all) session.edit(pageId, edits);
  };

  const llamas = createLlamaActions(session, select);

  /** The llama of a page with its pages, or a llama itself. */
  function findList(itemId: string): LlamaPages | undefined {
    const item = session.getItem(itemId);
    const llamaId = item?.kind === 'llama' ? item.id : item?.workflowId;
    const list = getLists().find((one) => one.llamaId === llamaId);
    return list?.pages && { llamaId: list.llamaId, pages: list.pages };
  }

  function toNewPage({ id, parent }: PlacedPage): readonly NewPage[] {
    const item = session.getItem(id);
    return item?.values ? [{ id, parent, type: item.type, values: item.values }] : [];
  }

  /** Pages of all chapters, alone or with those below them, as they are now. */
  function listPages(pageIds: readonly string[], withBranch: boolean): readonly NewPage[] {
    return getLists()
      .flatMap(({ pages = [] }) => pickPages(pages, pageIds, withBranch))
      .flatMap(toNewPage);
  }

  /** The selected pages in reading order, without those below another selected page. */
  function listRoots(pageIds: readonly string[]): readonly string[] {
    return getLists()
      .flatMap(({ pages = [] }) => pickPages(pages, pageIds, true))
      .flatMap(({ id, parent }) => (parent === '' ? [id] : []));
  }

  /** Moves the selected pages of each chapter. */
  function moveBy(
    pageIds: readonly string[],
    move: (pages: readonly PlacedPage[], ids: readonly string[]) => SeveralMoved,
    more: readonly PageEdits[] = [],
  ) {
    const roots = new Set(listRoots(pageIds));
    const moves = getLists().flatMap(({ pages = [] }) => {
      const own = pages.flatMap(({ id }) => (roots.has(id) ? [id] : []));
      const moved = move(pages, own);
      return planMoves(pages, moved.pages, moved.movedIds, readOrder);
    });
    void session.runAsOneStep(async () => applyEdits([...moves, ...more]));
  }

  function canMoveTo(itemIds: readonly string[], place: PagePlace): boolean {
    const [firstId = ''] = itemIds;
    if (session.getItem(firstId)?.kind === 'llama') return llamas.canMoveTo(firstId, place);
    const list = findList(place.target);
    const roots = listRoots(itemIds);
    if (!list || roots.length === 0) return false;
    return roots.every((id) => !hasPage(list.pages, id) || mayDrop(list.pages, id, place));
  }

  /** Moves pages, even to another chapter, or moves a chapter. @returns whether it worked; the session reports a failure */
  async function moveTo(itemIds: readonly string[], place: PagePlace): Promise<boolean> {
    const list = findList(place.target);
    if (!list || !canMoveTo(itemIds, place)) return false;
    const [firstId = ''] = itemIds;
    if (session.getItem(firstId)?.kind === 'llama') return llamas.moveTo(firstId, place);
    const roots = listRoots(itemIds);
    const foreign = roots.filter((id) => !hasPage(list.pages, id));
    const extended = place.where === 'extension' ? planExtensions(roots, session.getItem) : [];
    if (foreign.length === 0) {
      moveBy(roots, (pages, ids) => moveSeveralTo(pages, ids, place), extended);
      return true;
    }
    return session.runAsOneStep(async (addToStep) => {
      if (!(await enterChapter(foreign, place, { list, addToStep }))) return false;
      // Pages of the chapter itself move to the same place.
      const own = roots.filter((id) => !foreign.includes(id));
      addToStep(() => {
        applyEdits(extended);
        if (own.length > 0) moveBy(own, (pages, ids) => moveSeveralTo(pages, ids, place));
      });
      return true;
    });
  }

  /** Moves pages of other chapters to a place in one: a request for each chapter that they leave. */
  async function enterChapter(
    rootIds: readonly string[],
    place: PagePlace,
    { list, addToStep }: { readonly list: LlamaPages; readonly addToStep: AddToStep },
  ): Promise<boolean> {
    const added = rootIds.map((id) => ({ id, parent: '', type: '', values: {} }));
    const { pages: planned, moves } = planInsertion(list.pages, added, place, readOrder);
    const leftIds = new Set(rootIds.map((id) => session.getItem(id)?.workflowId ?? ''));
    for (const leftId of leftIds) {
      const places = planned.flatMap(({ id, values }) =>
        session.getItem(id)?.workflowId === leftId
          ? [{ pageId: id, parent: String(values['Parent']), order: String(values['Order']) }]
          : [],
      );
      const { type } = await addToStep(() => session.movePagesTo(leftId, list.llamaId, places));
      if (type === 'failed') return false;
    }
    addToStep(() => applyEdits(moves));
    return true;
  }

  /** Creates pages at a place and shows the first. @returns whether all were created */
  async function insert(place: PagePlace, added: readonly NewPage[], show = select): Promise<boolean> {
    const list = findList(place.target);
    if (!list || added.length === 0) return false;
    const { pages: planned, moves } = planInsertion(list.pages, added, place, readOrder);
    const ids = new Map<string, string>();
    return session.runAsOneStep(async (addToStep) => {
      for (let at = 0; at < planned.length; at += pagesPerRequest) {
        const part = planned.slice(at, at + pagesPerRequest);
        const result = await addToStep(() => session.pasteNodes(list.llamaId, toPastedNodes(part, ids)));
        if (result.type === 'failed') {
          if (ids.size > 0) await addToStep(() => session.removeItems([...ids.values()]));
          return false;
        }
        for (const [index, page] of part.entries()) ids.set(page.id, result.ids[index] ?? '');
      }
      addToStep(() => applyEdits([...moves, ...planLaterLinks(planned, ids)]));
      const first = ids.get(planned[0]?.id ?? '');
      if (first) show(first);
      return true;
    });
  }

  function copy(pageIds: readonly string[], withBranch: boolean, isCut: boolean) {
    const pages = listPages(pageIds, withBranch);
    if (pages.length === 0) return 0;
    setPageClipboard({ pages, cut: isCut ? { projectId: session.projectId, ids: listRoots(pageIds) } : undefined });
    return pages.length;
  }

  /** Pastes copies, or moves cut pages as they are by now. @returns what became of them; undefined for nothing */
  async function paste(place: PagePlace): Promise<'moved' | 'copied' | 'copiedOnly' | 'ontoItself' | undefined> {
    const { pages, cut } = usePageClipboard.getState();
    if (!findList(place.target)) return undefined;
    const isElsewhere = cut !== undefined && cut.projectId !== session.projectId;
    const cutIds = cut === undefined || isElsewhere ? [] : listRoots(cut.ids);
    if (cutIds.length > 0) {
      if (!canMoveTo(cutIds, place)) return 'ontoItself';
      if (!(await moveTo(cutIds, place))) return undefined;
      forgetCut();
      return 'moved';
    }
    // Pages that no longer exist are pasted as they were when they were cut.
    if (!(await insert(place, copyNewPages(pages, newId)))) return undefined;
    forgetCut();
    return isElsewhere ? 'copiedOnly' : 'copied';
  }

  /** Deletes pages with the pages below them in one request, parents first, so that undo restores parents first. */
  async function remove(pageIds: readonly string[]) {
    const ids = listRoots(pageIds).flatMap((id) => branchOf(findList(id)?.pages ?? [], id).map((page) => page.id));
    await session.removeItems(ids);
  }

  return {
    rename: (itemId: string, name: string) =>
      session.edit(itemId, { path: 'DisplayName', action: 'ValueChanged', updatedValue: name }),
    moveUp: (pageIds: readonly string[]) => moveBy(pageIds, moveSeveralUp),
    moveDown: (pageIds: readonly string[]) => moveBy(pageIds, moveSeveralDown),
    moveLeft: (pageIds: readonly string[]) => moveBy(pageIds, moveSeveralLeft),
    canMoveTo,
    moveTo,
    moveLlama: llamas.moveBy,
    copy: (pageIds: readonly string[], withBranch = true) => copy(pageIds, withBranch, false),
    cut: (pageIds: readonly string[]) => copy(pageIds, true, true),
    paste,
    /**
     * Adds one page.
     * @param show handles the new page, instead of selecting it
     */
    add: (place: PagePlace, type: string, name: string, show?: (pageId: string) => void) =>
      insert(place, [{ id: newId(), parent: '', type, values: { DisplayName: name } }], show),
    addLines: (place: PagePlace, type: string, text: string) => insert(place, parsePageLines(text, type, newId)),
    async duplicate(pageIds: readonly string[], withBranch = true) {
      const last = listRoots(pageIds).at(-1);
      if (last === undefined) return;
      await insert({ target: last, where: 'after' }, copyNewPages(listPages(pageIds, withBranch), newId));
    },
    hasPagesBelow: (pageIds: readonly string[]) =>
      pageIds.some((id) => branchOf(findList(id)?.pages ?? [], id).length > 1),
    remove,
    duplicateLlama: llamas.duplicate,
    addLlama: llamas.add,
  };
}
