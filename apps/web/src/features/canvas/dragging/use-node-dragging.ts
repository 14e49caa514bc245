import { useStoreApi, type NodePositionChange } from '@xyflow/react';
import { useEffect, useRef, useState } from 'react';
import type { NodePosition } from '../../../editing/index.ts';
import type { Area } from '../annotations/annotation.ts';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import { listWithMembers } from '../annotations/list-with-members.ts';
import { getBounds } from '../layout/initial-view.ts';
import type { CanvasNode, CanvasNodeChange } from '../canvas-node.ts';
import type { Point } from '../routing/types.ts';
import { keepSameGuides, snapDrag, type Guide } from './snap-drag.ts';

/** Edges and centers snap to others within this many pixels of the screen. */
const reachPx = 6;

interface Drag {
  /** The node whose change shows how far the pointer has moved. */
  readonly leaderId: string;
  /** The initial positions of all dragged nodes, including the content of dragged groups. */
  readonly starts: ReadonlyMap<string, Point>;
  readonly area: Area;
  readonly others: readonly Area[];
}

/**
 * What happens while nodes, groups and notes are dragged: the content of a dragged group moves with it, and edges and
 * centers snap to those of others, or else to the grid. With Alt held nothing snaps.
 */
export function useNodeDragging(nodes: readonly CanvasNode[]) {
  const store = useStoreApi();
  const drag = useRef<Drag>(undefined);
  const latest = useRef<readonly NodePosition[]>([]);
  const isFree = useRef(false);
  const [guides, setGuides] = useState<readonly Guide[]>([]);
  useEffect(() => {
    // The key is read before the drag handles the same movement as a mouse event.
    const follow = ({ altKey }: PointerEvent) => {
      isFree.current = altKey;
    };
    addEventListener('pointermove', follow, { capture: true });
    return () => removeEventListener('pointermove', follow, { capture: true });
  }, []);

  function start(changes: readonly NodePositionChange[]): Drag | undefined {
    const [leader] = changes;
    if (!leader) return undefined;
    const ids = new Set(changes.map(({ id }) => id));
    const moving = listWithMembers(nodes, ids);
    const movingIds = new Set(moving.map(({ id }) => id));
    const { transform, width, height } = store.getState();
    const [panX, panY, zoom] = transform;
    const seen: Area = { x: -panX / zoom, y: -panY / zoom, width: width / zoom, height: height / zoom };
    return {
      leaderId: leader.id,
      starts: new Map(moving.map(({ id, position }) => [id, position])),
      area: getBounds(moving),
      others: nodes
        .filter(({ id }) => !movingIds.has(id))
        .map(getNodeArea)
        .filter((area) => isOverlapping(area, seen)),
    };
  }

  /** The changes of nodes as they are to be applied. */
  function adjust(changes: readonly CanvasNodeChange[]): readonly CanvasNodeChange[] {
    const moves = changes.filter(
      (change): change is NodePositionChange => change.type === 'position' && change.dragging !== undefined,
    );
    if (!drag.current && moves.some(({ dragging }) => dragging)) drag.current = start(moves);
    const current = drag.current;
    const leader = current && moves.find(({ id }) => id === current.leaderId);
    const from = current?.starts.get(current.leaderId);
    if (!current || !leader?.position || !from) return changes;
    const { dragging = false, position } = leader;
    const pointer = { x: position.x - from.x, y: position.y - from.y };
    const zoom = store.getState().transform[2];
    const { moved, guides: shown } = isFree.current
      ? { moved: pointer, guides: [] }
      : snapDrag({ ...current, moved: pointer, reach: reachPx / zoom });
    latest.current = [...current.starts].map(([nodeId, { x, y }]) => ({
      nodeId,
      x: Math.round(x + moved.x),
      y: Math.round(y + moved.y),
    }));
    setGuides((before) => (dragging ? keepSameGuides(before, shown) : []));
    if (!dragging) drag.current = undefined;
    return [
      ...changes.filter((change) => !(change.type === 'position' && current.starts.has(change.id))),
      ...latest.current.map(({ nodeId, x, y }): NodePositionChange => ({
        id: nodeId,
        type: 'position',
        position: { x, y },
        dragging,
      })),
    ];
  }

  return {
    guides,
    adjust,
    /** The positions at the end of the last drag. */
    getDropped: () => latest.current,
  };
}

function isOverlapping(one: Area, other: Area) {
  return (
    one.x < other.x + other.width &&
    one.x + one.width > other.x &&
    one.y < other.y + other.height &&
    one.y + one.height > other.y
  );
}
