import { holdTyping } from '@confab/ui';
import { useReactFlow, useStore } from '@xyflow/react';
import { useState, type DragEvent } from 'react';
import { useEditingSession, type NodePosition } from '../../../editing/index.ts';
import type { EditorActions, ItemSchemas } from '../../tree/index.ts';
import { getNodeArea } from '../annotations/annotation-nodes.ts';
import type { AnnotationActions } from '../annotations/annotation-actions.tsx';
import type { CanvasNode } from '../canvas-node.ts';
import type { CardNode, ConnectionEdge, ReadyWorkflow } from '../cards/canvas-model.ts';
import { cardSize } from '../cards/card-size.ts';
import { focusCard } from '../keys/focus-card.ts';
import { useOpener } from '../keys/use-opener.ts';
import { findFreeSpot } from '../layout/find-free-spot.ts';
import { listOccupiedAreas } from '../layout/list-covered-areas.ts';
import { placeBetween } from '../layout/place-between.ts';
import type { Point } from '../routing/types.ts';
import { connectAdded } from './connect-added.ts';
import { readNodeType } from './dragged-type.ts';
import { getDropAfter, isFocusFree, newCardSize, takeDrop, type NodeDrop } from './node-drop.ts';

interface NodeAddingProps {
  readonly view: ReadyWorkflow;
  readonly cards: readonly CardNode[];
  readonly nodes: readonly CanvasNode[];
  readonly edges: readonly ConnectionEdge[];
  readonly schemas: ItemSchemas;
  readonly actions: EditorActions;
  readonly move: (positions: readonly NodePosition[]) => void;
  readonly changeAnnotation: AnnotationActions['change'];
  /** Opens the name of a card. */
  readonly editName: (cardId: string) => void;
}

/** The ways to add a node: quick-add at the pointer, a dropped connection, a place on a connection, the palette. */
export function useNodeAdding(props: NodeAddingProps) {
  const { view, cards, nodes, edges, schemas, actions } = props;
  const session = useEditingSession();
  const flow = useReactFlow();
  const canvas = useStore(({ domNode }) => domNode);
  const [drop, setDrop] = useState<NodeDrop>();
  const opener = useOpener();

  /**
   * Adds a node, and then focuses it or its name unless the author has moved on.
   *
   * @returns whether the card or its name was focused
   */
  async function add(nodeType: string, target: Omit<NodeDrop, 'at'>, focus: (cardId: string) => void) {
    const { spot, moved, grown } = findPlace(target);
    return session.runAsOneStep(async (addToStep) => {
      const nodeId = await actions.addNode(view.workflow.id, nodeType, spot);
      if (nodeId === undefined) return false;
      const isFocused = canvas !== null && isFocusFree(canvas);
      if (isFocused) focus(nodeId);
      addToStep(() => {
        if (moved.length > 0) props.move(moved);
        for (const { annotation, size } of grown) props.changeAnnotation(annotation, size);
        connectAdded(session, schemas.nodeSchemas, { nodeId, nodeType }, target);
      });
      return isFocused;
    });
  }

  function findPlace({ place, from, targetId }: Omit<NodeDrop, 'at'>): ReturnType<typeof placeBetween> {
    const [source, target] = [from?.nodeId, targetId].map((id) => cards.find((card) => card.id === id));
    if (source && target && source !== target)
      return placeBetween(getNodeArea(source), getNodeArea(target), nodes, newCardSize);
    return { spot: findFreeSpot(listOccupiedAreas(nodes, canvas, flow), place, newCardSize), moved: [], grown: [] };
  }

  const addNamed = (nodeType: string, target: Omit<NodeDrop, 'at'>) =>
    void holdTyping(add(nodeType, target, props.editName));

  /** The canvas position of a card whose head has its centre at a point of the page. */
  function toPlace(at: Point): Point {
    const { x, y } = flow.screenToFlowPosition(at);
    return { x: x - cardSize.width / 2, y: y - cardSize.head / 2 };
  }

  function open(next: NodeDrop) {
    opener.remember();
    setDrop(next);
  }

  const focus = (cardId: string) => canvas && focusCard(canvas, cardId);
  return {
    drop,
    /** Closes the list of node types; the focus returns to where it was. */
    close() {
      setDrop(undefined);
      opener.restore();
    },
    choose: (nodeType: string) => drop && addNamed(nodeType, drop),
    /** Adds a node at a place, and opens its name for editing, with the text that is typed until then. */
    addNamed,
    /** Adds a node at canvas coordinates, or at the nearest free spot. */
    addAt: (nodeType: string, place: Point) => void add(nodeType, { place }, focus),
    /** Lets the author choose a node type at a place of the page. */
    openAt: (at: Point, from?: NodeDrop['from']) =>
      open({ at, place: flow.screenToFlowPosition(at), ...(from ? { from } : {}) }),
    /** Lets the author choose a node to add right of a card. Without `fromId`, `getDropAfter` chooses the connector. */
    openAfter(cardId: string, fromId?: string) {
      const card = cards.find(({ id }) => id === cardId);
      if (card) open(getDropAfter(card, fromId, flow));
    },
    /** Lets the author choose a node to insert between the ends of a connection. */
    openOnEdge(edgeId: string, at: Point) {
      const edge = edges.find(({ id }) => id === edgeId);
      if (!edge?.sourceHandle) return;
      const from = { nodeId: edge.source, connectorId: edge.sourceHandle };
      open({ at, place: toPlace(at), from, targetId: edge.target });
    },
    dropNodeType(event: DragEvent) {
      const nodeType = readNodeType(event);
      if (nodeType === '') return;
      takeDrop(event);
      void add(nodeType, { place: toPlace({ x: event.clientX, y: event.clientY }) }, focus);
    },
  };
}
