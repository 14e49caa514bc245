import type { NodeChange } from '@xyflow/react';
import { useEditingSession } from '../../editing/index.ts';
import type { EditorActions, ItemSchemas } from '../tree/index.ts';
import type { AnnotationNode } from './annotations/annotation-nodes.ts';
import { useAnnotationCommands } from './annotations/use-annotation-commands.ts';
import { useAnnotations } from './annotations/use-annotations.ts';
import { useMoveNodes } from './annotations/use-move-nodes.ts';
import { listAppliedChanges, type CanvasNode } from './canvas-node.ts';
import type { CardNames, CardNode, ConnectionEdge, ReadyWorkflow } from './cards/canvas-model.ts';
import { useCards } from './cards/use-cards.ts';
import { disconnect } from './connections/connect.ts';
import { useNodeDragging } from './dragging/use-node-dragging.ts';

interface CanvasNodesProps {
  readonly view: ReadyWorkflow;
  readonly names: CardNames;
  readonly schemas: ItemSchemas;
  readonly selectedIds: readonly string[];
  readonly actions: EditorActions;
}

/** Everything on the canvas, cards, groups and notes: how it is selected, moved, dragged and changed. */
export function useCanvasNodes({ view, names, schemas, selectedIds, actions: editorActions }: CanvasNodesProps) {
  const session = useEditingSession();
  const workflowId = view.workflow.id;
  const cards = useCards(view, names, selectedIds, (ids) => editorActions.selectNodes(workflowId, ids));
  /** A selection made by the canvas leaves its groups and notes selected. */
  const actions: EditorActions = { ...editorActions, selectNodes: (_workflowId, ids) => cards.select(ids) };
  const annotations = useAnnotations(view, cards.outsideSelections);
  const annotating = useAnnotationCommands({ view, schemas, cards: cards.cards, ...annotations, actions });
  const nodes = listInDrawingOrder(cards.cards, annotations.nodes);
  const { store, ...moving } = useMoveNodes(view, names, nodes);
  const { guides, adjust, getDropped } = useNodeDragging(nodes);
  const isAnnotation = (id: string) => annotations.nodes.some((node) => node.id === id);
  return {
    cards: cards.cards,
    nodes,
    actions,
    annotations: { ...annotations, add: annotating.add, remove: annotating.actions.remove },
    annotating,
    /** Changes when nodes were selected elsewhere, such as in the tree. */
    outsideSelections: cards.outsideSelections,
    guides,
    ...moving,
    storeDropped: () => store(getDropped()),
    change(changes: readonly NodeChange<CanvasNode>[]) {
      const applied = adjust(listAppliedChanges(changes));
      cards.change(applied);
      annotations.change(applied);
    },
    /** Selects a card, group or note and nothing else, and opens the properties of a card. */
    select(id: string) {
      if (isAnnotation(id)) annotating.selectOnly(id);
      else editorActions.select(id);
    },
    /** Selects a card, group or note and nothing else; the properties stay open or closed as they are. */
    show(id: string) {
      if (isAnnotation(id)) annotating.selectOnly(id);
      else editorActions.selectNodes(workflowId, [id]);
    },
    /**
     * Deletes groups, notes and connections as one step of undo. With nodes among them, it lets the author confirm their
     * deletion, and the connections stay.
     */
    remove(deleted: readonly CanvasNode[], edges: readonly ConnectionEdge[]) {
      const removeAnnotations = () =>
        annotating.actions.remove(deleted.flatMap((node) => (node.type === 'card' ? [] : [node.data.annotation])));
      const removable = deleted.flatMap((node) => (node.type === 'card' && node.data.canRemove ? [node.id] : []));
      if (removable.length > 0) return editorActions.confirmDelete(removable, removeAnnotations);
      void session.runAsOneStep(async () => {
        removeAnnotations();
        disconnect(session, edges);
      });
    },
  };
}

/** Groups lie below the cards, notes above them. */
function listInDrawingOrder(cards: readonly CardNode[], annotations: readonly AnnotationNode[]): CanvasNode[] {
  return [
    ...annotations.filter(({ type }) => type === 'frame'),
    ...cards,
    ...annotations.filter(({ type }) => type === 'note'),
  ];
}
