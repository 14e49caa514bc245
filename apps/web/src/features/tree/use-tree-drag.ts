import { useState, type DragEvent } from 'react';
import type { SkinnyItem } from '@confab/model';
import { dragOver, dropWorkflow, noDrag, type DragState } from './drop-place.ts';
import type { ItemSchemas } from './item-schemas.ts';
import type { TreeRow } from './tree-rows.ts';

interface TreeDragSettings {
  readonly rows: readonly TreeRow[];
  readonly schemas: ItemSchemas;
  readonly workflows: readonly SkinnyItem[];
  /** What the id of a row's element begins with; the item's own id follows. */
  readonly treeId: string;
  readonly onMove: (nodeId: string, workflowId: string) => void;
}

/** Drags nodes into other workflows. The tree listens for its rows, which so stay light. */
export function useTreeDrag({ rows, schemas, workflows, treeId, onMove }: TreeDragSettings) {
  const [drag, setDrag] = useState(noDrag);
  const itemAt = (event: DragEvent) => {
    const row = event.target instanceof Element ? event.target.closest('[role=treeitem]') : null;
    return row ? rows.find(({ item }) => `${treeId}${item.id}` === row.id)?.item : undefined;
  };
  const dragged = () => rows.find(({ item }) => item.id === drag.itemId)?.item;

  return {
    stateOf: (itemId: string): DragState | undefined =>
      drag.itemId === itemId ? 'DragStart' : drag.overId === itemId ? drag.state : undefined,
    handlers: {
      onDragStart(event: DragEvent) {
        const item = itemAt(event);
        if (!item) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', item.displayName);
        setDrag({ itemId: item.id, overId: undefined, state: 'DragStart' });
      },
      onDragOver(event: DragEvent) {
        const [item, over] = [dragged(), itemAt(event)];
        if (!item || !over) return;
        const next = dragOver(drag, item, over, { schemas, workflows });
        setDrag(next);
        if (next.state === 'DragTargetOk') event.preventDefault();
      },
      onDrop(event: DragEvent) {
        const [item, over] = [dragged(), itemAt(event)];
        setDrag(noDrag);
        if (!item || !over) return;
        event.preventDefault();
        const workflowId = dropWorkflow(item, over, { schemas, workflows });
        if (workflowId !== undefined) onMove(item.id, workflowId);
      },
      onDragEnd: () => setDrag(noDrag),
    },
  };
}
