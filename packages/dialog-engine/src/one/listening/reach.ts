import { readBool } from '../../compile/authored-values.ts';
import { getPageTypeFacts } from '../pages/page-type-facts.ts';
import type { OnePage, PageTree } from '../compile/page-tree.ts';

/** The place of a page in reach, relative to the current page. */
export type ReachPlace = 'child' | 'sibling' | 'ancestor' | 'top';

/** The place and distance of a page in reach; children have the distance 0. */
export interface Reach {
  readonly place: ReachPlace;
  readonly distance: number;
}

/** Whether the keywords of a page are matched at all. */
export function hasAudibleKeywords({ type }: OnePage): boolean {
  return !getPageTypeFacts(type).isFallback;
}

/** Whether the keywords of a page are matched from every page, by its type or by its author's choice. */
export function isReachableEverywhere({ type, values }: OnePage): boolean {
  return getPageTypeFacts(type).isReachableEverywhere === true || readBool(values.Everywhere);
}

/**
 * Creates a function that returns the reach of pages from a page: its children; its siblings and itself; the children of
 * each ancestor, going up; the top pages of its llama; the top pages of the other llamas, the
 * nearest llama first; pages that are reachable everywhere. Of two pages at the same distance
 * the first in reading order wins.
 */
export function createReachFinder(tree: PageTree, from: OnePage): (page: OnePage) => Reach | undefined {
  const distances = new Map<OnePage | undefined, number>([[from, 0]]);
  let distance = 1;
  for (let above = from.parent; above; above = above.parent) distances.set(above, distance++);
  const [ofOwnTop, ownPlace] = [distance, tree.llamas.indexOf(from.llamaId)];
  return (page) => {
    if (!hasAudibleKeywords(page)) return undefined;
    const near = page.parent && distances.get(page.parent);
    if (near !== undefined) return { place: toReachPlace(near), distance: near };
    if (!page.parent && page.llamaId === from.llamaId)
      return { place: from.parent ? 'top' : 'sibling', distance: ofOwnTop };
    if (!page.parent || isReachableEverywhere(page)) {
      const farness = page.parent ? tree.llamas.length : Math.abs(tree.llamas.indexOf(page.llamaId) - ownPlace);
      return { place: 'top', distance: ofOwnTop + farness };
    }
    return undefined;
  };
}

function toReachPlace(distance: number): ReachPlace {
  if (distance === 0) return 'child';
  return distance === 1 ? 'sibling' : 'ancestor';
}

/** The nearest of some pages: in reach, else in the same llama, else the first. */
export function findNearestPage(tree: PageTree, from: OnePage, ofType: readonly OnePage[]): OnePage | undefined {
  const chain = new Map<OnePage | undefined, number>([[from, 0]]);
  for (let above = from.parent; above; above = above.parent) chain.set(above, chain.size);
  const getDistance = (page: OnePage) => {
    const near = page.parent && chain.get(page.parent);
    if (near !== undefined) return near;
    const inOther =
      page.llamaId === from.llamaId
        ? 0
        : 2 * (1 + Math.abs(tree.llamas.indexOf(page.llamaId) - tree.llamas.indexOf(from.llamaId)));
    return chain.size + inOther + (page.parent ? 1 : 0);
  };
  return [...ofType].sort((one, other) => getDistance(one) - getDistance(other) || one.position - other.position)[0];
}
