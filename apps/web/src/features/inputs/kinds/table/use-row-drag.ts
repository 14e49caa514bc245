import { useState, type DragEvent } from 'react';

/** Where a dragged row would come to stand. */
interface Drop {
  readonly overId: string;
  readonly side: 'before' | 'after';
}

/**
 * Dragging a row by its grip to another place of the rows that are shown; a line says where it would go.
 *
 * @param move brings a row before or after another one.
 */
export function useRowDrag(move: (rowId: string, overId: string, side: Drop['side']) => void) {
  const [draggedId, setDraggedId] = useState<string>();
  const [drop, setDrop] = useState<Drop>();

  function end() {
    setDraggedId(undefined);
    setDrop(undefined);
  }
  function over(event: DragEvent) {
    if (draggedId === undefined) return;
    const row = rowUnder(event);
    event.preventDefault();
    event.stopPropagation();
    if (!row) return setDrop(undefined);
    const { top, height } = row.getBoundingClientRect();
    const next: Drop = {
      overId: row.dataset['rowId'] ?? '',
      side: event.clientY < top + height / 2 ? 'before' : 'after',
    };
    setDrop((now) => (now?.overId === next.overId && now.side === next.side ? now : next));
  }

  return {
    drop: drop?.overId === draggedId ? undefined : drop,
    handlers: {
      onDragStart(event: DragEvent) {
        const grip = event.target instanceof HTMLElement ? event.target.dataset['grip'] : undefined;
        const row = rowUnder(event);
        if (grip === undefined || !row) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setDragImage(row, 12, 16);
        event.stopPropagation();
        setDraggedId(grip);
      },
      onDragOver: over,
      onDragEnd: end,
      onDrop(event: DragEvent) {
        if (draggedId === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        if (drop && drop.overId !== draggedId) move(draggedId, drop.overId, drop.side);
        end();
      },
    },
  };
}

function rowUnder({ target }: DragEvent): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-row-id]') ?? undefined) : undefined;
}
