import { useState, type DragEvent } from 'react';

/**
 * Drags an entry by its handle to the place of another one.
 *
 * @param move moves an entry to an index of the list
 */
export function useEntryDrag(entryIds: readonly string[], move: (entryId: string, to: number) => void) {
  const [draggedId, setDraggedId] = useState<string>();
  const [overId, setOverId] = useState<string>();

  function end() {
    setDraggedId(undefined);
    setOverId(undefined);
  }
  return {
    /** The entry whose place the dragged one would take. */
    overId: overId === draggedId ? undefined : overId,
    startDrag(event: DragEvent, entryId: string) {
      event.dataTransfer.effectAllowed = 'move';
      const card = event.currentTarget.closest('article');
      if (card) event.dataTransfer.setDragImage(card, 12, 16);
      setDraggedId(entryId);
    },
    endDrag: end,
    getDropHandlers: (entryId: string) => ({
      onDragOver(event: DragEvent) {
        if (draggedId === undefined) return;
        event.preventDefault();
        setOverId(entryId);
      },
      onDrop(event: DragEvent) {
        if (draggedId === undefined) return;
        event.preventDefault();
        if (entryId !== draggedId) move(draggedId, entryIds.indexOf(entryId));
        end();
      },
    }),
  };
}
