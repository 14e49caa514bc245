import { grouped } from '@confab/model';
import { getGroupArea } from '../annotations/annotation-areas.ts';
import { getNodeArea, isInGroup } from '../annotations/annotation-nodes.ts';
import type { Area } from '../annotations/annotation.ts';
import type { CanvasNode } from '../canvas-node.ts';
import type { CardNode } from '../cards/canvas-model.ts';
import { arrangeBlocks, getPortY, rowGap, type LayoutEdge } from './arrange-cards.ts';
import { findFreeSpot, isFree } from './find-free-spot.ts';
import { snapToGrid } from './grid.ts';
import { getBounds } from './initial-view.ts';

/** Where an arrangement puts something on the canvas, and how large it is then. */
export interface Placement extends Area {
  readonly nodeId: string;
}

/** A card, or a group or note, together with everything in it. */
interface Part {
  readonly area: Area;
  readonly all: readonly Placement[];
}

/**
 * Computes where everything on a canvas is when all cards are arranged. The content of a group is arranged inside it,
 * so that the group neither loses nodes nor gains others, and the group fits it. Notes outside groups stay where they
 * are unless something else is placed there.
 */
export function arrangeAll(nodes: readonly CanvasNode[], edges: readonly LayoutEdge[]): readonly Placement[] {
  const cards = new Map(nodes.flatMap((node) => (node.type === 'card' ? [[node.id, node] as const] : [])));
  const contents = grouped(nodes, (node) => findGroup(node, nodes)?.id ?? '');
  const listIn = (groupId: string) => contents.get(groupId) ?? [];
  const hasCards = ({ id, type }: CanvasNode): boolean => type === 'card' || listIn(id).some(hasCards);

  function arrangeIn(groupId: string): readonly Placement[] {
    const children = listIn(groupId);
    const placed = placeParts(children.filter(hasCards).map(arrangePart), edges, cards);
    const others = children.filter((child) => !hasCards(child)).map(takePart);
    const isOutside = groupId === '';
    const staying = others.filter(({ area }) => isOutside && isFree(placed, area));
    placed.push(...staying.flatMap(({ all }) => all));
    const { x, y, height } = getBounds(placed.map(toRectangle));
    for (const part of others) {
      if (staying.includes(part)) continue;
      // Other content of a group is placed below its cards.
      const wanted = isOutside ? part.area : { x, y: y + height + rowGap };
      placed.push(...movePart(part, findFreeSpot(placed, wanted, part.area)));
    }
    return placed;
  }

  function arrangePart(node: CanvasNode): Part {
    if (node.type === 'card') return takePart(node);
    const inside = arrangeIn(node.id);
    const area = getGroupArea(inside.map(toRectangle));
    return { area, all: [{ nodeId: node.id, ...area }, ...inside] };
  }

  /** A node with everything in it, at the current places. */
  function takePart(node: CanvasNode): Part {
    const area = getNodeArea(node);
    return { area, all: [{ nodeId: node.id, ...area }, ...listIn(node.id).flatMap((inside) => takePart(inside).all)] };
  }

  return arrangeIn('');
}

/** The smallest group that something is in. */
function findGroup(node: CanvasNode, nodes: readonly CanvasNode[]): CanvasNode | undefined {
  const area = getNodeArea(node);
  const getSize = ({ width = 0, height = 0 }: CanvasNode) => width * height;
  const groups = nodes.filter((group) => group.type === 'frame' && isInGroup(getNodeArea(group), area));
  return groups.toSorted((one, other) => getSize(one) - getSize(other))[0];
}

/** Arranges parts by the connections between the cards in them. */
function placeParts(parts: readonly Part[], edges: readonly LayoutEdge[], cards: ReadonlyMap<string, CardNode>) {
  const places = new Map(parts.flatMap((part, at) => part.all.map(({ nodeId, y }) => [nodeId, { part, at, y }])));
  const lines = edges.flatMap(({ source, sourceHandle, target }) => {
    const [from, to, card] = [places.get(source), places.get(target), cards.get(source)];
    if (!from || !to || !card || from.at === to.at) return [];
    const portY = from.y - from.part.area.y + getPortY(card, sourceHandle);
    return [{ source: String(from.at), target: String(to.at), portY }];
  });
  const blocks = parts.map(({ area: { width, height } }, at) => ({ id: String(at), width, height }));
  const arranged = arrangeBlocks(blocks, lines);
  return parts.flatMap((part, at) => movePart(part, arranged.get(String(at)) ?? part.area));
}

/** Moves a part to a place; parts on the grid stay on it. */
function movePart({ area, all }: Part, to: { readonly x: number; readonly y: number }): readonly Placement[] {
  const [byX, byY] = [snapToGrid(to.x - area.x), snapToGrid(to.y - area.y)];
  return all.map((placement) => ({ ...placement, x: placement.x + byX, y: placement.y + byY }));
}

const toRectangle = ({ x, y, width, height }: Area) => ({ position: { x, y }, width, height });
