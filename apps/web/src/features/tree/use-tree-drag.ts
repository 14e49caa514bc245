import { useState, type DragEvent } from 'react';
import type { SkinnyItem } from '@confab/model';
import { updateDrag, findDropWorkflow, noDrag, type DragState } from './drop-target.ts';
import type { ItemSchemas } from './item-schemas.ts';
import type { TreeRow } from './build-tree-rows.ts';

interface TreeDragSettings {
  readonly rows: readonly TreeRow[];
  readonly schemas: ItemSchemas;
  readonly workflows: readonly SkinnyItem[];
  /** Prefix of the element ids of rows, followed by the item id. */
  readonly treeId: string;
  readonly onMove: (nodeId: string, workflowId: string) => void;
}

/** Drags nodes to other workflows. Handlers are on the tree instead of on each row, for speed. */
export function useTreeDrag({ rows, schemas, workflows, treeId, onMove }: TreeDragSettings) {
  const [drag, setDrag] = useState(noDrag);
  const findItemAt = (event: DragEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[role=treeitem]') : null;
    return row ? rows.find(({ item }) => `${treeId}${item.id}` === row.id)?.item : undefined;
  };
  const findDraggedItem = () => rows.find(({ item }) => item.id === drag.itemId)?.item;

  return {
    getDragState: (itemId: string): DragState | undefined =>
      drag.itemId === itemId ? 'DragStart' : drag.overId === itemId ? drag.state : undefined,
    handlers: {
      onDragStart(event: DragEvent) {
        const item = findItemAt(event);
        if (!item) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', item.displayName);
        setDrag({ itemId: item.id, overId: undefined, state: 'DragStart' });
      },
      onDragOver(event: DragEvent) {
        const [item, over] = [findDraggedItem(), findItemAt(event)];
        if (!item || !over) return;
        const next = updateDrag(drag, item, over, { schemas, workflows });
        setDrag(next);
        if (next.state === 'DragTargetOk') event.preventDefault();
      },
      onDrop(event: DragEvent) {
        const [item, over] = [findDraggedItem(), findItemAt(event)];
        setDrag(noDrag);
        if (!item || !over) return;
        event.preventDefault();
        const workflowId = findDropWorkflow(item, over, { schemas, workflows });
        if (workflowId !== undefined) onMove(item.id, workflowId);
      },
      onDragEnd: () => setDrag(noDrag),
    },
  };
}
