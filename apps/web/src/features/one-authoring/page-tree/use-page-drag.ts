import type { PagePlace } from '@confab/model';
import { useState, type DragEvent } from 'react';
import type { PageRow } from './build-page-rows.ts';

/** State of a drag in the tree: none, started, over a valid target, or over an invalid one (A2.18). */
type DragState = 'None' | 'DragStart' | 'DragTargetOk' | 'DragTargetNotOk';

interface PageDrag {
  readonly ids: readonly string[];
  /** A chapter is dragged between chapters, pages between pages. */
  readonly isLlama: boolean;
  readonly place: PagePlace | undefined;
  readonly state: DragState;
}

interface PageDragSettings {
  readonly rows: readonly PageRow[];
  /** Prefix of the element ids of rows, followed by the item id. */
  readonly treeId: string;
  /** The pages that are dragged with a page: itself, or the selection that it is part of. */
  readonly listDragged: (pageId: string) => readonly string[];
  readonly canMoveTo: (pageIds: readonly string[], place: PagePlace) => boolean;
  readonly onMove: (pageIds: readonly string[], place: PagePlace) => void;
}

/** What a row shows of a drag. */
export interface RowDrag {
  readonly state: DragState;
  readonly where: PagePlace['where'] | undefined;
}

const noDrag: PageDrag = { ids: [], isLlama: false, place: undefined, state: 'None' };
/** The upper and lower part of a row, in which a drop goes before or after its page. */
const edgeShare = 0.28;

/** Drags pages: between two pages, below a page, or to the end of a chapter; and chapters between chapters. The handlers are on the tree. */
export function usePageDrag({ rows, treeId, listDragged, canMoveTo, onMove }: PageDragSettings) {
  const [drag, setDrag] = useState(noDrag);

  function findTarget(event: DragEvent) {
    const element = event.target instanceof Element ? event.target.closest('[role=treeitem]') : null;
    const item = element ? rows.find((row) => `${treeId}${row.item.id}` === element.id)?.item : undefined;
    return element && item ? { element, item } : undefined;
  }

  function findPlace(event: DragEvent): PagePlace | undefined {
    const target = findTarget(event);
    if (!target) return undefined;
    const box = target.element.getBoundingClientRect();
    const share = box.height === 0 ? 0.5 : (event.clientY - box.top) / box.height;
    if (drag.isLlama) return { target: target.item.id, where: share < 0.5 ? 'before' : 'after' };
    if (target.item.kind === 'llama') return { target: target.item.id, where: 'llama' };
    const where = share < edgeShare ? 'before' : share > 1 - edgeShare ? 'after' : 'child';
    return { target: target.item.id, where };
  }

  return {
    getRowDrag(itemId: string): RowDrag | undefined {
      if (drag.place?.target === itemId) return { state: drag.state, where: drag.place.where };
      return drag.ids.includes(itemId) ? { state: 'DragStart', where: undefined } : undefined;
    },
    handlers: {
      onDragStart(event: DragEvent) {
        const item = findTarget(event)?.item;
        if (!item || item.kind === 'project') return;
        const isLlama = item.kind === 'llama';
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', item.displayName);
        setDrag({ ids: isLlama ? [item.id] : listDragged(item.id), isLlama, place: undefined, state: 'DragStart' });
      },
      onDragOver(event: DragEvent) {
        const place = findPlace(event);
        if (drag.ids.length === 0 || !place) return;
        const state = canMoveTo(drag.ids, place) ? 'DragTargetOk' : 'DragTargetNotOk';
        const isSame = drag.place?.target === place.target && drag.place.where === place.where && drag.state === state;
        if (!isSame) setDrag({ ...drag, place, state });
        if (state === 'DragTargetOk') event.preventDefault();
      },
      onDrop(event: DragEvent) {
        const place = findPlace(event);
        setDrag(noDrag);
        if (drag.ids.length === 0 || !place || !canMoveTo(drag.ids, place)) return;
        event.preventDefault();
        onMove(drag.ids, place);
      },
      onDragEnd: () => setDrag(noDrag),
    },
  };
}
