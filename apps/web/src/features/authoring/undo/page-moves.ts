import type { EditingSession, OutsideChange, PageMove } from '../../../editing/index.ts';

interface PagesMoved {
  readonly from: string;
  readonly to: string;
  readonly places: readonly PageMove[];
}

/**
 * A move of pages to another llama as a step of undo. Made before the move, since it keeps their places. Undo moves
 * them with the pages that are below them by then; pages that colleagues have moved on or deleted stay where they are.
 */
export function createPageMove(session: EditingSession, { from, to, places }: PagesMoved): OutsideChange {
  const readText = (pageId: string, path: string) => {
    const value = session.getValue(pageId, path);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const before = places.map(({ pageId, order }) => ({
    pageId,
    parent: readText(pageId, 'Parent') ?? from,
    order: readText(pageId, 'Order') ?? order,
  }));
  const isIn = (llamaId: string) => (place: PageMove) => session.getItem(place.pageId)?.workflowId === llamaId;
  async function move(leftId: string, enteredId: string, all: readonly PageMove[]) {
    const there = all.filter(isIn(leftId));
    return there.length > 0 && (await session.movePagesTo(leftId, enteredId, there)).type === 'done';
  }
  return {
    isApplied: () => places.some(isIn(to)),
    undo: () => move(to, from, before),
    redo: () => move(from, to, places),
  };
}

/** A move of a llama as a step of undo. Made before the move. */
export function createLlamaMove(session: EditingSession, llamaId: string, beforeId: string | null): OutsideChange {
  const listIds = (): readonly string[] => (session.getOutline()?.workflows ?? []).map(({ id }) => id);
  const hasLlama = (id: string | null) => id === null || session.getItem(id) !== undefined;
  const ids = listIds();
  const previousId = ids[ids.indexOf(llamaId) + 1] ?? null;
  let isApplied = true;
  async function move(toId: string | null, nowApplied: boolean) {
    // The llama before which it was may have been deleted since.
    const result = await session.moveLlama(llamaId, hasLlama(toId) ? toId : null);
    if (result.type === 'done') isApplied = nowApplied;
    return result.type === 'done';
  }
  return {
    isApplied: () => isApplied && hasLlama(llamaId),
    undo: () => move(previousId, false),
    redo: () => move(beforeId, true),
  };
}
