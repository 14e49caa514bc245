import type { PagePlace } from '@confab/model';
import type { EditingSession } from '../../../editing/index.ts';

/** Creates and selects chapters of a One project, and reorders them. */
export function createLlamaActions(session: EditingSession, select: (itemId: string) => void) {
  const listIds = (): readonly string[] => (session.getOutline()?.workflows ?? []).map(({ id }) => id);

  /** The chapter that follows a place, null at the end; undefined for a place that is not between chapters. */
  function findNextId(llamaId: string, { target, where }: PagePlace): string | null | undefined {
    const others = listIds().filter((id) => id !== llamaId);
    const at = others.indexOf(target);
    if (at < 0) return undefined;
    if (where === 'before') return target;
    return where === 'after' ? (others[at + 1] ?? null) : undefined;
  }

  function isMove(llamaId: string, nextId: string | null | undefined): nextId is string | null {
    const ids = listIds();
    return nextId !== undefined && nextId !== (ids[ids.indexOf(llamaId) + 1] ?? null);
  }

  async function move(llamaId: string, nextId: string | null | undefined): Promise<boolean> {
    return isMove(llamaId, nextId) && (await session.moveLlama(llamaId, nextId)).type === 'done';
  }

  return {
    canMoveTo: (llamaId: string, place: PagePlace) => isMove(llamaId, findNextId(llamaId, place)),
    moveTo: (llamaId: string, place: PagePlace) => move(llamaId, findNextId(llamaId, place)),
    /** Moves a chapter by one place; the first stays first and the last one last. */
    async moveBy(llamaId: string, direction: 'up' | 'down'): Promise<boolean> {
      const ids = listIds();
      const neighbour = ids[ids.indexOf(llamaId) + (direction === 'up' ? -1 : 1)];
      if (neighbour === undefined) return false;
      const place = { target: neighbour, where: direction === 'up' ? 'before' : 'after' } as const;
      return move(llamaId, findNextId(llamaId, place));
    },
    async add(displayName: string, firstPageName: string): Promise<void> {
      const created = await session.addLlama({ displayName, firstPageName });
      if (created.type === 'created') select(created.id);
    },
    async duplicate(llamaId: string): Promise<void> {
      const created = await session.duplicateWorkflow(llamaId);
      if (created.type === 'created') select(created.id);
    },
  };
}
