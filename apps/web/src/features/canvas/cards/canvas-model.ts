import { translateValues } from '@confab/inputs';
import { getNodeTypeFacts, type CardColour, type ItemSchema } from '@confab/model';
import { Position, type Edge, type Node, type NodeHandle } from '@xyflow/react';
import type { ItemView, WorkflowView } from '../../../editing/index.ts';
import { readCardContent, type CardLine } from './card-content.ts';
import { canRemove } from '../../tree/index.ts';
import { getCardHeight, cardSize, getPortCenterY } from './card-size.ts';
import { readAnnotations } from '../annotations/annotation.ts';
import { placeUnplacedNodes } from '../layout/place-unplaced-nodes.ts';
import { findConnectorTable } from '../connections/connect.ts';
import { listExceptionTargets, type ExceptionTarget } from './list-exception-targets.ts';
import { exceptionPort, newPort } from './port-ids.ts';
import { toPortRows, type PortRow } from './port-rows.ts';
import { readPorts, type Port } from './read-ports.ts';
import type { CardWords } from './words.ts';

/** The data of a node that its card on the canvas shows. */
interface CardData extends Record<string, unknown> {
  readonly name: string;
  readonly typeTitle: string;
  readonly icon: string | undefined;
  /** The colour of the category of its type. */
  readonly colour: CardColour | undefined;
  /** A Start node: no connection may lead to it. */
  readonly isStart: boolean;
  /** What the node says or does. */
  readonly lines: readonly CardLine[];
  readonly ports: readonly Port[];
  readonly rows: readonly PortRow[];
  /** The names of the nodes that its rules lead to, by port. */
  readonly ruleTargets: ReadonlyMap<string, string>;
  readonly canRemove: boolean;
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

/** Names, schemas and interface words that cards need in addition to their nodes. */
export interface CanvasNames {
  readonly intentNames: ReadonlyMap<string, string>;
  readonly nodeSchemas: Readonly<Record<string, ItemSchema>>;
  /** The colours of the categories of node types. */
  readonly categoryColours: ReadonlyMap<string, CardColour>;
  readonly findName: (itemId: string) => string | undefined;
  readonly words: CardWords;
}

/** `CanvasNames` with the language that cards show where translations exist; undefined for the project's first one. */
export interface CardNames extends CanvasNames {
  readonly language: string | undefined;
}

/**
 * The nodes of a workflow as cards at their layout positions; unplaced nodes get a free spot.
 *
 * @param unfolded the nodes that show each of their many intents
 */
export function toCards(view: ReadyWorkflow, names: CardNames, unfolded: ReadonlySet<string> = new Set()): CardNode[] {
  const data = view.nodes.map((node) => getCardData(node, names, unfolded.has(node.id)));
  const positions = placeUnplacedNodes(
    view.nodes.map(({ id }, at) => ({
      id,
      isStart: data[at]?.isStart ?? false,
      targets: (data[at]?.ports ?? []).flatMap(({ targetId }) => targetId ?? []),
      height: computeHeight(data[at]),
    })),
    new Map(view.layout.positions.map(({ nodeId, x, y }) => [nodeId, { x, y }])),
    readAnnotations(view.workflow.values).filter(({ kind }) => kind === 'note'),
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
    // React Flow deletes the connections of a deletable card with it, so a card that must stay is not deletable.
    deletable: data.canRemove,
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

interface CachedData {
  readonly isUnfolded: boolean;
  readonly data: CardData;
}

const cardDataCache = new WeakMap<CardNames, WeakMap<ItemView, CachedData>>();

/** Cached per node and names, so that only cards of changed nodes render again. */
function getCardData(node: ItemView, names: CardNames, isUnfolded: boolean): CardData {
  const cacheOfNames = cardDataCache.get(names) ?? new WeakMap<ItemView, CachedData>();
  cardDataCache.set(names, cacheOfNames);
  const known = cacheOfNames.get(node);
  if (known?.isUnfolded === isUnfolded) return known.data;
  const data = createCardData(node, names, isUnfolded);
  cacheOfNames.set(node, { isUnfolded, data });
  return data;
}

function createCardData(
  { type, displayName, values: authored = {} }: ItemView,
  { intentNames, nodeSchemas, categoryColours, findName, words, language }: CardNames,
  isUnfolded: boolean,
): CardData {
  const values = language === undefined ? authored : translateValues(authored, language);
  const schema = nodeSchemas[type];
  const ports = readPorts(values, intentNames, words);
  return {
    name: displayName,
    typeTitle: schema?.title ?? type,
    icon: schema?.icon,
    colour: categoryColours.get(schema?.nodeCategory ?? ''),
    isStart: getNodeTypeFacts(type).startsWorkflow === true,
    lines: readCardContent(values, { findName, words }),
    ports,
    rows: toPortRows(ports, isUnfolded),
    ruleTargets: new Map(
      ports.flatMap(({ id, isRule, targetId }) => {
        const target = isRule && targetId !== undefined ? findName(targetId) : undefined;
        return target === undefined ? [] : [[id, target]];
      }),
    ),
    canRemove: canRemove(schema),
    canAddConnector: findConnectorTable(schema) !== undefined,
    exceptions: listExceptionTargets(values, schema),
  };
}

/** Edge ends, computed instead of measured because cards off screen are never rendered. */
function createHandles({ rows, lines, canAddConnector, exceptions }: CardData): NodeHandle[] {
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
    ...rows.flatMap(({ ports }, index) =>
      ports.map(({ id }): NodeHandle => ({
        id,
        type: 'source',
        position: Position.Right,
        x: cardSize.width - half,
        y: getPortCenterY(index, lines) - half,
        width: size,
        height: size,
      })),
    ),
    ...[...(canAddConnector ? [newPort] : []), ...(exceptions.length > 0 ? [exceptionPort] : [])].map(
      (id): NodeHandle => ({
        id,
        type: 'source',
        position: Position.Bottom,
        x: (id === newPort ? cardSize.width - cardSize.newPort : cardSize.exceptionPort) - half,
        y: getCardHeight({ lines, rows }) - half,
        width: size,
        height: size,
      }),
    ),
  ];
}

/** The connections between cards, without those to deleted nodes. */
export function toEdges(cards: readonly CardNode[], say: Pick<CardWords, 'connectionLabel'>): ConnectionEdge[] {
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
    const ariaLabel = say.connectionLabel(name, names.get(source) ?? '', target);
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
