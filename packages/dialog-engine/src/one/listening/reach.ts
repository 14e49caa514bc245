import { readBool } from '../../compile/authored-values.ts';
import type { OnePage, PageTree } from '../compile/page-tree.ts';

/** Where a page in reach stands, seen from the page where the conversation is. */
export type ReachPlace = 'child' | 'sibling' | 'ancestor' | 'top';

/** How near a page in reach is; the nearest has the distance 0. */
export interface Reach {
  readonly place: ReachPlace;
  readonly distance: number;
}

const everywhere = new Set(['Help', 'Goodbye']);
/** Nobody asks for these: they are there for what nobody could answer. */
const never = new Set(['NoMatch', 'NoInput']);

/** Whether keywords may lead to a page. */
export function hasAudibleKeywords({ type }: OnePage): boolean {
  return !never.has(type);
}

/** Whether a page listens wherever it stands: for help, for leaving, or because its author says so. */
export function isReachableEverywhere({ type, values }: OnePage): boolean {
  return everywhere.has(type) || readBool(values.Everywhere);
}

/**
 * Which pages may be meant from a page, and how near they are: its children; its siblings and itself; the children of
 * each ancestor, going up; the top pages of its llama, which are the last of those; the top pages of the other llamas, the
 * nearest llama first; pages that are heard from everywhere, wherever they stand. Of two that are as near as each other
 * the one that comes first is meant.
 */
export function createReachFinder(tree: PageTree, from: OnePage): (page: OnePage) => Reach | undefined {
  const distances = new Map<OnePage | undefined, number>([[from, 0]]);
  let distance = 1;
  for (let above = from.parent; above; above = above.parent) distances.set(above, distance++);
  const [ofOwnTop, ownPlace] = [distance, tree.llamas.indexOf(from.llamaId)];
  return (page) => {
    if (!hasAudibleKeywords(page)) return undefined;
    const near = page.parent && distances.get(page.parent);
    if (near !== undefined) return { place: placeAt(near), distance: near };
    if (!page.parent && page.llamaId === from.llamaId)
      return { place: from.parent ? 'top' : 'sibling', distance: ofOwnTop };
    if (!page.parent || isReachableEverywhere(page)) {
      const farness = page.parent ? tree.llamas.length : Math.abs(tree.llamas.indexOf(page.llamaId) - ownPlace);
      return { place: 'top', distance: ofOwnTop + farness };
    }
    return undefined;
  };
}

function placeAt(distance: number): ReachPlace {
  if (distance === 0) return 'child';
  return distance === 1 ? 'sibling' : 'ancestor';
}

/** The nearest page of a type: in reach if there is one, else in the same llama, else the first there is. */
export function findNearestPage(tree: PageTree, from: OnePage, ofType: readonly OnePage[]): OnePage | undefined {
  const chain = new Map<OnePage | undefined, number>([[from, 0]]);
  for (let above = from.parent; above; above = above.parent) chain.set(above, chain.size);
  const farnessOf = (page: OnePage) => {
    const near = page.parent && chain.get(page.parent);
    if (near !== undefined) return near;
    const inOther =
      page.llamaId === from.llamaId
        ? 0
        : 2 * (1 + Math.abs(tree.llamas.indexOf(page.llamaId) - tree.llamas.indexOf(from.llamaId)));
    return chain.size + inOther + (page.parent ? 1 : 0);
  };
  return [...ofType].sort((one, other) => farnessOf(one) - farnessOf(other) || one.position - other.position)[0];
}
