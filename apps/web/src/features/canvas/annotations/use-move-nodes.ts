import { useEditingSession, type NodePosition } from '../../../editing/index.ts';
import type { CanvasNode } from '../canvas-node.ts';
import { toCards, type CardNames, type ReadyWorkflow } from '../cards/canvas-model.ts';
import { listUnplacedPositions } from '../layout/list-unplaced-positions.ts';
import { createChangeEdits } from './annotation-edits.ts';
import { listWithMembers } from './list-with-members.ts';

/** Stores new positions of cards, groups and notes as one step of undo. */
export function useMoveNodes(view: ReadyWorkflow, names: CardNames, nodes: readonly CanvasNode[]) {
  const session = useEditingSession();
  const workflowId = view.workflow.id;

  function store(positions: readonly NodePosition[]) {
    const annotations = new Map(
      nodes.flatMap((node) => (node.type === 'card' ? [] : [[node.id, node.data.annotation] as const])),
    );
    const edits = positions.flatMap(({ nodeId, x, y }) => {
      const annotation = annotations.get(nodeId);
      return annotation ? createChangeEdits(annotation, { x, y }) : [];
    });
    const ofCards = positions.filter(({ nodeId }) => !annotations.has(nodeId));
    void session.runAsOneStep(async () => {
      if (ofCards.length > 0) {
        session.moveNodes(workflowId, listUnplacedPositions(view, toCards(view, names)));
        session.moveNodes(workflowId, ofCards);
      }
      if (edits.length > 0) session.edit(workflowId, edits);
    });
  }

  return {
    store,
    /** Stores positions; what is in a moved group goes with it. */
    move(positions: readonly NodePosition[]) {
      const byId = new Map(positions.map((position) => [position.nodeId, position]));
      const members = nodes.flatMap((group): readonly NodePosition[] => {
        const next = byId.get(group.id);
        if (!next || group.type !== 'frame') return [];
        const shift = { x: next.x - group.position.x, y: next.y - group.position.y };
        return listWithMembers(nodes, new Set([group.id])).flatMap(({ id, position }) =>
          byId.has(id) ? [] : [{ nodeId: id, x: position.x + shift.x, y: position.y + shift.y }],
        );
      });
      store([...positions, ...members]);
    },
  };
}
