import { getNodeTypeFacts } from '@confab/model';
import { useReactFlow, useStore } from '@xyflow/react';
import { useState, type DragEvent } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import type { EditorActions, ItemSchemas } from '../../tree/index.ts';
import type { CardNode, ConnectionEdge, ReadyWorkflow } from '../cards/canvas-model.ts';
import { cardSize } from '../cards/card-size.ts';
import { newPort } from '../cards/port-ids.ts';
import { connectToNode } from '../connections/connect.ts';
import { showErrorToast } from '../connections/open-connector.ts';
import { focusCard } from '../keys/focus-card.ts';
import { findFreeSpot } from '../layout/find-free-spot.ts';
import type { Point } from '../routing/types.ts';
import { readNodeType } from './dragged-type.ts';
import { findFirstConnector } from './find-first-connector.ts';

/** Where a node is to be added, and what it is connected with. */
interface NodeDrop {
  /** Page coordinates of the pointer. */
  readonly at: Point;
  /** Canvas coordinates. */
  readonly place: Point;
  /** The connector that leads to the new node. */
  readonly from?: { readonly nodeId: string; readonly connectorId: string };
  /** The node that the new node leads to. */
  readonly targetId?: string;
}

/** The distance between a card and the one that it leads to, in canvas pixels. */
const distanceToNext = 80;
/** The height of a new card, as far as it is known before the node exists. */
const newCardHeight = 120;

interface NodeAddingProps {
  readonly view: ReadyWorkflow;
  readonly cards: readonly CardNode[];
  readonly edges: readonly ConnectionEdge[];
  readonly schemas: ItemSchemas;
  readonly actions: EditorActions;
}

/** The ways to add a node: quick-add at the pointer, a dropped connection, a place on a connection, the palette. */
export function useNodeAdding({ view, cards, edges, schemas, actions }: NodeAddingProps) {
  const session = useEditingSession();
  const flow = useReactFlow();
  const canvas = useStore(({ domNode }) => domNode);
  const [drop, setDrop] = useState<NodeDrop>();

  async function add(nodeType: string, { place, from, targetId }: Omit<NodeDrop, 'at'>) {
    const areas = cards.map(({ position: { x, y }, width = 0, height = 0 }) => ({ x, y, width, height }));
    const spot = findFreeSpot(areas, place, { width: cardSize.width, height: newCardHeight });
    await session.runAsOneStep(async () => {
      const nodeId = await actions.addNode(view.workflow.id, nodeType, spot);
      if (nodeId === undefined) return;
      if (canvas && isFocusFree(canvas)) focusCard(canvas, nodeId);
      if (from && getNodeTypeFacts(nodeType).startsWorkflow !== true)
        showErrorToast(connectToNode(session, schemas.nodeSchemas, from, nodeId));
      const connectorId = targetId === undefined ? undefined : findFirstConnector(session.getItem(nodeId)?.values);
      if (targetId !== undefined && connectorId !== undefined)
        showErrorToast(connectToNode(session, schemas.nodeSchemas, { nodeId, connectorId }, targetId));
    });
  }

  return {
    drop,
    close: () => setDrop(undefined),
    choose: (nodeType: string) => void (drop && add(nodeType, drop)),
    /** Adds a node at canvas coordinates, or at the nearest free spot. */
    addAt: (nodeType: string, place: Point) => void add(nodeType, { place }),
    /** Lets the author choose a node type at a place of the page. */
    openAt(at: Point, from?: NodeDrop['from']) {
      setDrop({ at, place: flow.screenToFlowPosition(at), ...(from ? { from } : {}) });
    },
    /** Lets the author choose a node right of a card, which its first open connector leads to, or a new one. */
    openAfter(cardId: string) {
      const card = cards.find(({ id }) => id === cardId);
      if (!card) return;
      const { x, y } = card.position;
      const connectorId =
        card.data.ports.find(({ targetId, isFallback }) => targetId === undefined && !isFallback)?.id ??
        (card.data.canAddConnector ? newPort : undefined);
      setDrop({
        at: flow.flowToScreenPosition({ x: x + cardSize.width, y: y + cardSize.head }),
        place: { x: x + cardSize.width + distanceToNext, y },
        ...(connectorId === undefined ? {} : { from: { nodeId: cardId, connectorId } }),
      });
    },
    /** Lets the author choose a node that takes the place between the ends of a connection. */
    openOnEdge(edgeId: string, at: Point) {
      const edge = edges.find(({ id }) => id === edgeId);
      if (!edge?.sourceHandle) return;
      const place = flow.screenToFlowPosition(at);
      setDrop({
        at,
        place: { x: place.x - cardSize.width / 2, y: place.y - cardSize.head / 2 },
        from: { nodeId: edge.source, connectorId: edge.sourceHandle },
        targetId: edge.target,
      });
    },
    dropNodeType(event: DragEvent) {
      const nodeType = readNodeType(event);
      if (nodeType === '') return;
      event.preventDefault();
      const place = flow.screenToFlowPosition({ x: event.clientX, y: event.clientY });
      void add(nodeType, { place: { x: place.x - cardSize.width / 2, y: place.y - cardSize.head / 2 } });
    },
  };
}

/** Whether the author has not moved on to another part of the page. */
function isFocusFree(canvas: Element) {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || canvas.contains(activeElement);
}
