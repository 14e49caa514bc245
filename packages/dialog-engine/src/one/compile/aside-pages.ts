import type { Move, ProgramResponse } from '../../program.ts';
import { findNearestPage } from '../listening/reach.ts';
import type { OnePage, PageTree } from './page-tree.ts';

/** How a page answers without becoming the current page. */
export interface AsidePage {
  readonly id: string;
  readonly llamaId: string;
  readonly response: ProgramResponse | undefined;
  /** Leads to `next` after this many times in a row; 0 for never. */
  readonly mostTimes: number;
  readonly next: Move | undefined;
}

/** The pages of a program that answer without becoming the current page. */
export class AsidePages {
  readonly #tree: PageTree;
  readonly #byId: ReadonlyMap<string, AsidePage>;
  readonly #fallbacks: Readonly<Record<'NoMatch' | 'NoInput', readonly OnePage[]>>;

  constructor(tree: PageTree, byId: ReadonlyMap<string, AsidePage>) {
    const listOf = (fallback: string) => tree.pages.filter(({ type }) => type === fallback);
    this.#tree = tree;
    this.#byId = byId;
    this.#fallbacks = { NoMatch: listOf('NoMatch'), NoInput: listOf('NoInput') };
  }

  /** The page as an aside; undefined if it becomes the current page. */
  find(pageId: string): AsidePage | undefined {
    return this.#byId.get(pageId);
  }

  /** The nearest NoMatch or NoInput page. */
  findNearest(from: OnePage, type: 'NoMatch' | 'NoInput'): AsidePage | undefined {
    const nearest = findNearestPage(this.#tree, from, this.#fallbacks[type]);
    return nearest && this.#byId.get(nearest.id);
  }
}
