import type { ItemSchema } from '@confab/model';
import { Position, type Edge, type Node, type NodeHandle } from '@xyflow/react';
import type { ItemView, WorkflowView } from '../../../editing/index.ts';
import { getCardHeight, cardSize, getPortCenterY } from './card-size.ts';
import { summarizeNode } from './summarize-node.ts';
import { placeUnplacedNodes } from '../layout/place-unplaced-nodes.ts';
import { findConnectorTable } from '../connections/connect.ts';
import { listExceptionTargets, type ExceptionTarget } from './list-exception-targets.ts';
import { exceptionPort, newPort } from './port-ids.ts';
import { readPorts, type Port } from './read-ports.ts';
import type { CanvasWords } from '../words.ts';

/** What a card on the canvas shows of its node. */
interface CardData extends Record<string, unknown> {
  readonly name: string;
  readonly typeTitle: string;
  readonly icon: string | undefined;
  readonly category: string | undefined;
  /** A Start node: no connection may lead to it. */
  readonly isStart: boolean;
  readonly summary: string;
  readonly ports: readonly Port[];
  /** Whether authors may add connectors. */
  readonly canAddConnector: boolean;
  /** The nodes that its exceptions lead to. */
  readonly exceptions: readonly ExceptionTarget[];
}

export type CardNode = Node<CardData, 'card'>;

/** A connection between two cards; `name` is that of the port it leaves by. */
export type ConnectionEdge = Edge<{ readonly name: string }>;

type EdgeLook = Pick<ConnectionEdge, 'className' | 'selectable' | 'focusable' | 'deletable' | 'reconnectable'>;

/** A workflow whose nodes are loaded. */
export type ReadyWorkflow = Extract<WorkflowView, { readonly status: 'ready' }>;

/** Names, schemas and interface words that cards need besides their nodes. */
export interface CanvasNames {
  readonly intentNames: ReadonlyMap<string, string>;
  readonly nodeSchemas: Readonly<Record<string, ItemSchema>>;
  readonly findName: (itemId: string) => string | undefined;
  readonly words: CanvasWords;
}

/** The nodes of a workflow as cards at their layout positions; unplaced nodes get a free spot. */
export function toCards(view: ReadyWorkflow, names: CanvasNames): CardNode[] {
  const data = view.nodes.map((node) => getCardData(node, names));
  const positions = placeUnplacedNodes(
    view.nodes.map(({ id, type }, at) => ({
      id,
      isStart: type === 'Start',
      targets: (data[at]?.ports ?? []).flatMap(({ targetId }) => targetId ?? []),
      height: computeHeight(data[at]),
    })),
    new Map(view.layout.positions.map(({ nodeId, x, y }) => [nodeId as string, { x, y }])),
  );
  return view.nodes.flatMap((node, at) => {
    const card = data[at];
    const position = positions.get(node.id);
    return card && position ? [toCard(node.id, card, position)] : [];
  });
}

function toCard(id: string, data: CardData, position: { x: number; y: number }): CardNode {
  const height = computeHeight(data);
  return {
    id,
    type: 'card',
    position,
    data,
    width: cardSize.width,
    height,
    handles: createHandles(data),
    measured: { width: cardSize.width, height },
    ariaLabel: `${data.name}, ${data.typeTitle}`,
  };
}

function computeHeight(card: CardData | undefined) {
  return card ? getCardHeight(card) : 0;
}

const cardDataCache = new WeakMap<CanvasNames, WeakMap<ItemView, CardData>>();

/** Cached per node and names, so that only cards of changed nodes render again. */
function getCardData(node: ItemView, names: CanvasNames): CardData {
  const cacheOfNames = cardDataCache.get(names) ?? new WeakMap<ItemView, CardData>();
  cardDataCache.set(names, cacheOfNames);
  const data = cacheOfNames.get(node) ?? createCardData(node, names);
  cacheOfNames.set(node, data);
  return data;
}

function createCardData(
  { type, displayName, values = {} }: ItemView,
  { intentNames, nodeSchemas, findName, words }: CanvasNames,
): CardData {
  const schema = nodeSchemas[type];
  return {
    name: displayName,
    typeTitle: schema?.title ?? type,
    icon: schema?.icon,
    category: schema?.nodeCategory,
    isStart: type === 'Start',
    summary: summarizeNode(values, findName, words),
    ports: readPorts(values, intentNames, words),
    canAddConnector: findConnectorTable(schema) !== undefined,
    exceptions: listExceptionTargets(values, schema),
  };
}

/** Edge ends, computed instead of measured because cards off screen are never rendered. */
function createHandles({ ports, summary: words, canAddConnector: mayGrow, exceptions }: CardData): NodeHandle[] {
  const size = cardSize.handle;
  const half = size / 2;
  const target: NodeHandle = {
    type: 'target',
    position: Position.Left,
    x: -half,
    y: cardSize.head / 2 - half,
    width: size,
    height: size,
  };
  return [
    target,
    ...ports.map(({ id }, index): NodeHandle => ({
      id,
      type: 'source',
      position: Position.Right,
      x: cardSize.width - half,
      y: getPortCenterY(index, words) - half,
      width: size,
      height: size,
    })),
    ...[...(mayGrow ? [newPort] : []), ...(exceptions.length > 0 ? [exceptionPort] : [])].map((id): NodeHandle => ({
      id,
      type: 'source',
      position: Position.Bottom,
      x: (id === newPort ? cardSize.width - 28 : 28) - half,
      y: getCardHeight({ summary: words, ports }) - half,
      width: size,
      height: size,
    })),
  ];
}

/** The connections between cards, without those to deleted nodes. */
export function toEdges(cards: readonly CardNode[]): ConnectionEdge[] {
  const names = new Map(cards.map(({ id, data }) => [id, data.name]));
  return cards.flatMap(({ id: source, data }) => [
    ...data.ports.flatMap(({ id, name, targetId }) => createEdges({ source, id, handle: id, name, targetId })),
    ...data.exceptions.flatMap((exception) =>
      createEdges({ ...exception, source, handle: exceptionPort }, exceptionLook),
    ),
  ]);

  function createEdges(edgeSource: EdgeSource, look: EdgeLook = {}): readonly ConnectionEdge[] {
    const { source, id, handle, name, targetId } = edgeSource;
    const target = names.get(targetId ?? '');
    if (targetId === undefined || target === undefined) return [];
    const ariaLabel = `${name}: from ${names.get(source) ?? ''} to ${target}`;
    return [
      { id: getEdgeId(source, id), source, sourceHandle: handle, target: targetId, data: { name }, ariaLabel, ...look },
    ];
  }
}

/** A connector or exception that may become an edge. */
interface EdgeSource {
  readonly source: string;
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly targetId: string | undefined;
}

/** Exception edges are display only: authors change them in the exceptions table. */
const exceptionLook: EdgeLook = {
  className: 'exception',
  selectable: false,
  focusable: false,
  deletable: false,
  reconnectable: false,
};

/** The edge id of a connector. */
function getEdgeId(nodeId: string, connectorId: string): string {
  return `${nodeId}/${connectorId}`;
}
