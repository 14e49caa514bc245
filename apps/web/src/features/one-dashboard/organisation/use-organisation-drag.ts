import { useState, type DragEvent } from 'react';
import type { OrganisationNode } from '@confab/contracts';
import type { DragState, DropEdge } from '../../tree/index.ts';
import { findDropPlace, isMovable, type OrganisationPlace, type RowPart } from './organisation-moves.ts';

interface Drag {
  readonly state: DragState;
  readonly movedId: string | undefined;
  readonly targetId: string | undefined;
  readonly part: RowPart | undefined;
}

/** What a row shows of a drag. */
export interface RowDrag {
  readonly state: DragState;
  readonly edge: DropEdge;
}

interface DragSettings {
  readonly nodes: ReadonlyMap<string, OrganisationNode>;
  /** Prefix of the element ids of rows, followed by the id of the node. */
  readonly treeId: string;
  readonly onMove: (nodeId: string, place: OrganisationPlace) => void;
}

const noDrag: Drag = { state: 'None', movedId: undefined, targetId: undefined, part: undefined };
/** The upper and lower part of a row, in which a drop goes before or after its node. */
const edgeShare = 0.28;

/** Drags nodes of the organisation tree into folders and between other nodes (A2.20). The handlers are on the tree. */
export function useOrganisationDrag({ nodes, treeId, onMove }: DragSettings) {
  const [drag, setDrag] = useState(noDrag);

  function findTarget(event: DragEvent) {
    const row = event.target instanceof Element ? event.target.closest('[role=treeitem]') : null;
    const node = row && nodes.get(row.id.slice(treeId.length));
    if (!row || !node) return undefined;
    const box = row.getBoundingClientRect();
    const share = box.height === 0 ? 0.5 : (event.clientY - box.top) / box.height;
    const part: RowPart = share < edgeShare ? 'before' : share > 1 - edgeShare ? 'after' : 'into';
    return { node, part };
  }

  return {
    getRowDrag(nodeId: string): RowDrag | undefined {
      const { state, part } = drag;
      if (drag.targetId === nodeId) return { state, edge: part === 'into' ? undefined : part };
      return drag.movedId === nodeId ? { state: 'DragStart', edge: undefined } : undefined;
    },
    handlers: {
      onDragStart(event: DragEvent) {
        const node = findTarget(event)?.node;
        if (!node || !isMovable(node)) return;
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', node.displayName);
        setDrag({ ...noDrag, movedId: node.id, state: 'DragStart' });
      },
      onDragOver(event: DragEvent) {
        const target = findTarget(event);
        if (drag.movedId === undefined || !target) return;
        const { node, part } = target;
        const state = findDropPlace(nodes, drag.movedId, node.id, part) ? 'DragTargetOk' : 'DragTargetNotOk';
        const isSame = drag.targetId === node.id && drag.part === part && drag.state === state;
        if (!isSame) setDrag({ ...drag, targetId: node.id, part, state });
        if (state === 'DragTargetOk') event.preventDefault();
      },
      onDrop(event: DragEvent) {
        const target = findTarget(event);
        setDrag(noDrag);
        const place =
          drag.movedId !== undefined && target && findDropPlace(nodes, drag.movedId, target.node.id, target.part);
        if (drag.movedId === undefined || !place) return;
        event.preventDefault();
        onMove(drag.movedId, place);
      },
      onDragEnd: () => setDrag(noDrag),
    },
  };
}
