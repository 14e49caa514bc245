import { emptyId } from '@confab/model';
import { isWithin, type TreePlace, type TreeShape } from '@confab/inputs';
import { useState, type DragEvent } from 'react';
import { findNextSibling } from './tree-keys.ts';

/** The drop position of a dragged node: before, inside or after another node. */
interface NodeDrop {
  readonly overId: string;
  readonly side: 'before' | 'inside' | 'after';
}

/** Drags a node with its descendants to another position in the tree, never below itself. */
export function useNodeDrag(shape: TreeShape, move: (id: string, place: TreePlace) => void) {
  const [draggedId, setDraggedId] = useState<string>();
  const [drop, setDrop] = useState<NodeDrop>();

  function end() {
    setDraggedId(undefined);
    setDrop(undefined);
  }
  return {
    drop,
    handlers: {
      onDragStart(event: DragEvent) {
        const line = findLineUnder(event);
        if (!line) return;
        event.dataTransfer.effectAllowed = 'move';
        event.stopPropagation();
        setDraggedId(line.dataset['node']);
      },
      onDragOver(event: DragEvent) {
        const line = findLineUnder(event);
        if (draggedId === undefined || !line) return;
        const overId = line.dataset['node'] ?? '';
        event.stopPropagation();
        if (isWithin(shape, overId, draggedId)) return setDrop(undefined);
        event.preventDefault();
        const { top, height } = line.getBoundingClientRect();
        const share = (event.clientY - top) / height;
        const side = share < 0.3 ? 'before' : share > 0.7 ? 'after' : 'inside';
        setDrop((now) => (now?.overId === overId && now.side === side ? now : { overId, side }));
      },
      onDragEnd: end,
      onDrop(event: DragEvent) {
        if (draggedId === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        if (drop) move(draggedId, getDropPlace(shape, drop));
        end();
      },
    },
  };
}

function getDropPlace(shape: TreeShape, { overId, side }: NodeDrop): TreePlace {
  if (side === 'inside') return { parentId: overId };
  const parentId = shape.parentOf.get(overId) ?? emptyId;
  return { parentId, beforeId: side === 'before' ? overId : findNextSibling(shape, overId) };
}

function findLineUnder({ target }: DragEvent): HTMLElement | undefined {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-node]') ?? undefined) : undefined;
}
