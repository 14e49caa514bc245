import { useState, type DragEvent } from 'react';

/** The drop position of a dragged row. */
interface Drop {
  readonly overId: string;
  readonly side: 'before' | 'after';
}

/**
 * Drags a row by its handle to another position among the shown rows.
 *
 * @param move moves a row before or after another row.
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
    const row = findRowUnder(event);
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
        const row = findRowUnder(event);
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

/** The row of this list; the row of a table inside a row is part of that row. */
function findRowUnder({ target, currentTarget }: DragEvent): HTMLElement | undefined {
  if (!(target instanceof Node)) return undefined;
  const rows = [...currentTarget.children].filter((one) => one instanceof HTMLElement);
  return rows.find((row) => row.contains(target));
}
