import { normaliseKeywords } from '@confab/inputs';
import type { IntentCandidate } from '@confab/model';
import {
  compareCovered,
  compareKeywordMatches,
  findKeywords,
  indexKeywords,
  type KeywordIndex,
  type KeywordMatch,
} from '@confab/understanding';
import { readBool, readText } from '../../compile/authored-values.ts';
import type { OnePage, PageTree } from '../compile/page-tree.ts';
import { hasAudibleKeywords, createReachFinder, type Reach } from './reach.ts';

/** A page that may be meant, with what was heard of its keywords and how near it is. */
export interface PageCandidate {
  readonly page: OnePage;
  readonly match: KeywordMatch;
  readonly reach: Reach;
}

/** What was heard of a page's keywords, wherever the page stands. */
export interface KeywordHit {
  readonly page: OnePage;
  readonly match: KeywordMatch;
}

const mostCandidates = 10;

/** The keywords of a page as they are compared (A5.19, A5.20). */
export function getPageKeywords({ values }: OnePage): readonly string[] {
  return normaliseKeywords(readText(values.Keywords));
}

/** What a page is called where a menu offers it. */
export function getChoiceName({ values, name }: OnePage): string {
  return readText(values.MenuName).trim() || name;
}

/** The pages below a menu that it offers. */
export function listMenuChoices(menu: OnePage): readonly OnePage[] {
  return menu.children.filter(
    (page) => hasAudibleKeywords(page) && (page.values.InMenu === undefined || readBool(page.values.InMenu)),
  );
}

/** Listens for the keywords of all pages, and for the names of what menus offer. */
export class PageListener {
  readonly tree: PageTree;
  readonly #keywords: KeywordIndex;
  readonly #names: KeywordIndex;

  constructor(tree: PageTree, language: string) {
    this.tree = tree;
    const listeners = tree.pages.filter(hasAudibleKeywords);
    this.#keywords = indexKeywords(
      listeners.map((page) => ({ id: page.id, keywords: getPageKeywords(page) })),
      language,
    );
    const offered = tree.pages.filter(({ type }) => type === 'Menu').flatMap(listMenuChoices);
    this.#names = indexKeywords(
      offered.map((page) => ({ id: page.id, keywords: [getChoiceName(page)] })),
      language,
    );
  }

  /** What was heard of any page, best first, wherever it stands. */
  findPages(text: string): readonly KeywordHit[] {
    return this.#pagesOf(findKeywords(this.#keywords, text));
  }

  /**
   * The pages in reach that may be meant, likeliest first: the longest entry, then the one with the fewest slips, then the
   * nearest page, then the one that says more of what was said, then the first. At a menu the names of what it offers are
   * keywords, too.
   */
  rankPages(from: OnePage, text: string): readonly PageCandidate[] {
    const reachOf = createReachFinder(this.tree, from);
    const offered = from.type === 'Menu' ? this.#offered(from, text) : [];
    const best = new Map<OnePage, PageCandidate>();
    for (const { page, match } of [...this.findPages(text), ...offered]) {
      const reach = reachOf(page);
      const known = best.get(page);
      if (reach && (!known || compareKeywordMatches(match, known.match) < 0)) best.set(page, { page, match, reach });
    }
    return [...best.values()].sort(compareCandidates);
  }

  /** The page among some that a text names. */
  findAmong(pages: readonly OnePage[], text: string): KeywordHit | undefined {
    const own = new Set(pages);
    return own.size === 0 ? undefined : this.findPages(text).find(({ page }) => own.has(page));
  }

  #offered(menu: OnePage, text: string) {
    const choices = new Set(listMenuChoices(menu));
    return this.#pagesOf(findKeywords(this.#names, text)).filter(({ page }) => choices.has(page));
  }

  #pagesOf(matches: readonly KeywordMatch[]): KeywordHit[] {
    return matches.flatMap((match) => {
      const page = this.tree.byId.get(match.id);
      return page ? [{ page, match }] : [];
    });
  }
}

function compareCandidates(one: PageCandidate, other: PageCandidate): number {
  return (
    compareKeywordMatches(one.match, other.match) ||
    one.reach.distance - other.reach.distance ||
    compareCovered(one.match, other.match) ||
    one.page.position - other.page.position
  );
}

/** Whether all that was said stands for the entry, letter by letter or in another form. */
export function isWholeMatch({ words, said, slips }: KeywordMatch): boolean {
  return words.length === said && slips === 0;
}

/** How sure a match makes, from 0 to 1, in the order in which matches are taken. */
export function scoreMatch({ length, said, slips, inflections }: KeywordMatch, distance = 0): number {
  const less =
    0.6 * (slips / (slips + 1)) + 0.08 * (inflections / (inflections + 1)) + 0.015 * (distance / (distance + 1));
  const share = Math.max(0, Math.min(length, said) - less) / Math.max(1, said);
  return Math.round((0.8 + 0.2 * share) * 1_000) / 1_000;
}

/** The likeliest pages as the trace has them. */
export function toCandidates(ranked: readonly PageCandidate[]): IntentCandidate[] {
  return ranked.slice(0, mostCandidates).map(({ page, match, reach }) => ({
    intentId: page.id,
    name: page.name,
    score: scoreMatch(match, reach.distance),
    words: match.words,
    how: isWholeMatch(match) && match.inflections === 0 ? 'exact' : 'keyword',
  }));
}
