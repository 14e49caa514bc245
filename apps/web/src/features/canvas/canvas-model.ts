import type { ItemSchema } from '@confab/model';
import { Position, type Edge, type Node, type NodeHandle } from '@xyflow/react';
import type { ItemView, WorkflowView } from '../../editing/index.ts';
import { cardHeight, cardSize, portMiddle } from './card-size.ts';
import { firstWords } from './first-words.ts';
import { placeUnplaced } from './place-unplaced.ts';
import { connectorTable } from './connect.ts';
import { exceptionTargets, type ExceptionTarget } from './exception-targets.ts';
import { exceptionPort, newPort } from './port-ids.ts';
import { portsOf, type Port } from './ports.ts';

/** What a card on the canvas shows of its node. */
interface CardData extends Record<string, unknown> {
  readonly name: string;
  readonly typeTitle: string;
  readonly icon: string | undefined;
  readonly category: string | undefined;
  /** A beginning: nothing leads to it. */
  readonly isStart: boolean;
  readonly words: string;
  readonly ports: readonly Port[];
  /** Whether it may have more connectors than it has. */
  readonly mayGrow: boolean;
  /** Where it goes when something goes wrong. */
  readonly exceptions: readonly ExceptionTarget[];
}

export type CardNode = Node<CardData, 'card'>;

/** A connection between two cards, by the name of the port it leaves from. */
export type ConnectionEdge = Edge<{ readonly name: string }>;

type Line = Pick<ConnectionEdge, 'className' | 'selectable' | 'focusable' | 'deletable' | 'reconnectable'>;

/** A workflow whose nodes are loaded. */
export type ReadyWorkflow = Extract<WorkflowView, { readonly status: 'ready' }>;

/** What names and looks on the canvas come from, besides the nodes themselves. */
export interface CanvasNames {
  readonly intentNames: ReadonlyMap<string, string>;
  readonly nodeSchemas: Readonly<Record<string, ItemSchema>>;
  readonly nameOf: (itemId: string) => string | undefined;
}

/** The nodes of a workflow as cards, where its layout has them; nodes that nobody has placed find a free spot. */
export function toCards(view: ReadyWorkflow, names: CanvasNames): CardNode[] {
  const data = view.nodes.map((node) => cardData(node, names));
  const places = placeUnplaced(
    view.nodes.map(({ id, type }, at) => ({
      id,
      isStart: type === 'Start',
      targets: (data[at]?.ports ?? []).flatMap(({ targetId }) => targetId ?? []),
      height: heightOf(data[at]),
    })),
    new Map(view.layout.positions.map(({ nodeId, x, y }) => [nodeId as string, { x, y }])),
  );
  return view.nodes.flatMap((node, at) => {
    const card = data[at];
    const position = places.get(node.id);
    return card && position ? [toCard(node.id, card, position)] : [];
  });
}

function toCard(id: string, data: CardData, position: { x: number; y: number }): CardNode {
  const height = heightOf(data);
  return {
    id,
    type: 'card',
    position,
    data,
    width: cardSize.width,
    height,
    handles: handlesOf(data),
    measured: { width: cardSize.width, height },
    ariaLabel: `${data.name}, ${data.typeTitle}`,
  };
}

function heightOf(card: CardData | undefined) {
  return card ? cardHeight(card) : 0;
}

const known = new WeakMap<CanvasNames, WeakMap<ItemView, CardData>>();

/** The same data for the same node and names: only cards whose node has changed are drawn again. */
function cardData(node: ItemView, names: CanvasNames): CardData {
  const ofNames = known.get(names) ?? new WeakMap<ItemView, CardData>();
  known.set(names, ofNames);
  const data = ofNames.get(node) ?? readCard(node, names);
  ofNames.set(node, data);
  return data;
}

function readCard(
  { type, displayName, values = {} }: ItemView,
  { intentNames, nodeSchemas, nameOf }: CanvasNames,
): CardData {
  const schema = nodeSchemas[type];
  return {
    name: displayName,
    typeTitle: schema?.title ?? type,
    icon: schema?.icon,
    category: schema?.nodeCategory,
    isStart: type === 'Start',
    words: firstWords(values, nameOf),
    ports: portsOf(values, intentNames),
    mayGrow: connectorTable(schema) !== undefined,
    exceptions: exceptionTargets(values, schema),
  };
}

/** Where edges begin and end, known before a card is drawn: cards off screen never are. */
function handlesOf({ ports, words, mayGrow, exceptions }: CardData): NodeHandle[] {
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
      y: portMiddle(index, words) - half,
      width: size,
      height: size,
    })),
    ...[...(mayGrow ? [newPort] : []), ...(exceptions.length > 0 ? [exceptionPort] : [])].map((id): NodeHandle => ({
      id,
      type: 'source',
      position: Position.Bottom,
      x: (id === newPort ? cardSize.width - 28 : 28) - half,
      y: cardHeight({ words, ports }) - half,
      width: size,
      height: size,
    })),
  ];
}

/** The connections between cards. One that leads to a node that is gone is not drawn. */
export function toEdges(cards: readonly CardNode[]): ConnectionEdge[] {
  const names = new Map(cards.map(({ id, data }) => [id, data.name]));
  return cards.flatMap(({ id: source, data }) => [
    ...data.ports.flatMap(({ id, name, targetId }) => lineTo({ source, id, handle: id, name, targetId })),
    ...data.exceptions.flatMap((exception) => lineTo({ ...exception, source, handle: exceptionPort }, faint)),
  ]);

  function lineTo(way: Way, look: Line = {}): readonly ConnectionEdge[] {
    const { source, id, handle, name, targetId } = way;
    const target = names.get(targetId ?? '');
    if (targetId === undefined || target === undefined) return [];
    const ariaLabel = `${name}: from ${names.get(source) ?? ''} to ${target}`;
    return [
      { id: edgeId(source, id), source, sourceHandle: handle, target: targetId, data: { name }, ariaLabel, ...look },
    ];
  }
}

/** A line that may have to be drawn. */
interface Way {
  readonly source: string;
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly targetId: string | undefined;
}

/** Lines that are taken when something goes wrong are seen and no more: they are changed in the table of exceptions. */
const faint: Line = {
  className: 'exception',
  selectable: false,
  focusable: false,
  deletable: false,
  reconnectable: false,
};

/** The id of the connection that leaves a node by a connector. */
function edgeId(nodeId: string, connectorId: string): string {
  return `${nodeId}/${connectorId}`;
}
