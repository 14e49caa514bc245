import type { InputEdit } from '@confab/inputs';
import { useEditingSession, type NodePosition } from '../../../editing/index.ts';
import type { CanvasNode } from '../canvas-node.ts';
import { toCards, type CardNames, type ReadyWorkflow } from '../cards/canvas-model.ts';
import type { Placement } from '../layout/arrange-all.ts';
import { listUnplacedPositions } from '../layout/list-unplaced-positions.ts';
import type { Annotation } from './annotation.ts';
import { createChangeEdits } from './annotation-edits.ts';
import { listWithMembers } from './list-with-members.ts';

/** Stores new positions of cards, groups and notes, and sizes that keys give them, as one step of undo each. */
export function useMoveNodes(view: ReadyWorkflow, names: CardNames, nodes: readonly CanvasNode[]) {
  const session = useEditingSession();
  const workflowId = view.workflow.id;

  function store(positions: readonly NodePosition[], gesture?: string) {
    const annotations = new Map(
      nodes.flatMap((node) => (node.type === 'card' ? [] : [[node.id, node.data.annotation] as const])),
    );
    const edits = positions.flatMap(({ nodeId, x, y }) => {
      const annotation = annotations.get(nodeId);
      return annotation ? createChangeEdits(annotation, { x, y }) : [];
    });
    storeAll(
      positions.filter(({ nodeId }) => !annotations.has(nodeId)),
      edits,
      gesture,
    );
  }

  function storeAll(ofCards: readonly NodePosition[], edits: readonly InputEdit[], gesture?: string) {
    void session.runAsOneStep(async () => {
      if (ofCards.length > 0) {
        session.moveNodes(workflowId, listUnplacedPositions(view, toCards(view, names)));
        session.moveNodes(workflowId, ofCards);
      }
      if (edits.length > 0) session.edit(workflowId, edits);
    }, gesture);
  }

  function move(positions: readonly NodePosition[], gesture?: string) {
    const byId = new Map(positions.map((position) => [position.nodeId, position]));
    const members = nodes.flatMap((group): readonly NodePosition[] => {
      const next = byId.get(group.id);
      if (!next || group.type !== 'frame') return [];
      const shift = { x: next.x - group.position.x, y: next.y - group.position.y };
      return listWithMembers(nodes, new Set([group.id])).flatMap(({ id, position }) =>
        byId.has(id) ? [] : [{ nodeId: id, x: position.x + shift.x, y: position.y + shift.y }],
      );
    });
    store([...positions, ...members], gesture);
  }

  return {
    store,
    /** Stores where an automatic layout puts everything, and the sizes that it gives to groups. */
    storeArranged(placements: readonly Placement[]) {
      const places = new Map(placements.map((placement) => [placement.nodeId, placement]));
      const edits = nodes.flatMap((node) => {
        const place = places.get(node.id);
        if (node.type === 'card' || !place) return [];
        const { x, y, width, height } = place;
        return createChangeEdits(node.data.annotation, { x, y, width, height });
      });
      const ofCards = nodes.flatMap(({ id, type }) => {
        const place = places.get(id);
        return type === 'card' && place ? [{ nodeId: id, x: place.x, y: place.y, isAuto: true }] : [];
      });
      storeAll(ofCards, edits);
    },
    /** Stores positions; the content of a moved group moves with it. */
    move: (positions: readonly NodePosition[]) => move(positions),
    /** Stores positions after a key moved nodes; consecutive moves of the same nodes are one step of undo. */
    moveByKey: (positions: readonly NodePosition[]) =>
      move(positions, `move ${positions.map(({ nodeId }) => nodeId).join(' ')}`),
    /** Stores the size of a group or note after a key; consecutive changes of its size are one step of undo. */
    resizeByKey: (annotation: Annotation, size: Pick<Annotation, 'width' | 'height'>) =>
      void session.runAsOneStep(
        async () => session.edit(workflowId, createChangeEdits(annotation, size)),
        `resize ${annotation.id}`,
      ),
  };
}
