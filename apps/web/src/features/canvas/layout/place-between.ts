import type { NodePosition } from '../../../editing/index.ts';
import type { Annotation, Area } from '../annotations/annotation.ts';
import { getNodeArea, isInGroup } from '../annotations/annotation-nodes.ts';
import type { CanvasNode } from '../canvas-node.ts';
import type { Point } from '../routing/types.ts';
import { findFreeSpot, findFreeSpotOnLine } from './find-free-spot.ts';
import { gridStep, snapToGrid } from './grid.ts';
import { listTakenAreas } from './list-taken-areas.ts';

type Axis = 'x' | 'y';

/** The space for a node between two others, and the moves that make room for it. */
interface PlaceBetween {
  readonly spot: Point;
  readonly moved: readonly NodePosition[];
  /** Groups that keep what is moved inside, with their new sizes. */
  readonly grown: readonly {
    readonly annotation: Annotation;
    readonly size: Partial<Pick<Area, 'width' | 'height'>>;
  }[];
}

/** The distance that an inserted card keeps from the cards on both sides, in canvas pixels. */
const gaps: Readonly<Record<Axis, number>> = { x: 60, y: 40 };
const lengths = { x: 'width', y: 'height' } as const;

/**
 * Finds the place of a card that is inserted between two others. If they are side by side or one above the other
 * without enough space, the second one and everything after it move away.
 */
export function placeBetween(
  source: Area,
  target: Area,
  nodes: readonly CanvasNode[],
  size: Pick<Area, 'width' | 'height'>,
): PlaceBetween {
  const areas = listTakenAreas(nodes);
  const axis = (['x', 'y'] as const).find((one) => getGap(source, target, one) >= 0);
  if (!axis) {
    const [x, y] = [getMiddle(source, target, 'x'), getMiddle(source, target, 'y')];
    return {
      spot: findFreeSpot(areas, { x: x - size.width / 2, y: y - size.height / 2 }, size),
      moved: [],
      grown: [],
    };
  }
  const [length, gap] = [size[lengths[axis]], getGap(source, target, axis)];
  const missing = Math.max(0, Math.ceil((length + 2 * gaps[axis] - gap) / gridStep) * gridStep);
  const isBehind = (area: Area) => area[axis] >= target[axis];
  const shift = (area: Area) => (isBehind(area) ? { ...area, [axis]: area[axis] + missing } : area);
  const along = snapToGrid(source[axis] + source[lengths[axis]] + (gap + missing - length) / 2);
  const across = axis === 'x' ? (source.y + target.y) / 2 : (source.x + target.x) / 2;
  const wanted = axis === 'x' ? { x: along, y: snapToGrid(across) } : { x: snapToGrid(across), y: along };
  const spot = findFreeSpotOnLine(areas.map(shift), wanted, size, axis === 'x' ? 'y' : 'x');
  if (missing === 0) return { spot, moved: [], grown: [] };
  const behind = nodes.filter((node) => isBehind(getNodeArea(node)));
  return {
    spot,
    moved: behind.map((node) => {
      const { x, y } = shift(getNodeArea(node));
      return { nodeId: node.id, x, y };
    }),
    grown: nodes.flatMap((group) => {
      const area = getNodeArea(group);
      if (group.type !== 'frame' || isBehind(area)) return [];
      if (!behind.some((node) => isInGroup(area, getNodeArea(node)))) return [];
      return [
        {
          annotation: group.data.annotation,
          size: { [lengths[axis]]: area[lengths[axis]] + missing },
        },
      ];
    }),
  };
}

/** The distance from one area to another one after it; less than 0 if it is not after it. */
function getGap(source: Area, target: Area, axis: Axis) {
  return target[axis] - source[axis] - source[lengths[axis]];
}

function getMiddle(source: Area, target: Area, axis: Axis) {
  const length = lengths[axis];
  return (source[axis] + source[length] / 2 + target[axis] + target[length] / 2) / 2;
}
