import { normaliseKeywords } from '@confab/inputs';
import type { IntentCandidate } from '@confab/model';
import {
  compareCovered,
  compareKeywordMatches,
  findKeywords,
  hasSameKeywords,
  indexKeywordsInSteps,
  runAllSteps,
  type KeywordIndex,
  type KeywordMatch,
  type KeywordOwner,
  type SteppedWork,
} from '@confab/understanding';
import { readBool, readText } from '../../compile/authored-values.ts';
import type { OnePage, PageTree } from '../compile/page-tree.ts';
import { hasAudibleKeywords, createReachFinder, type Reach } from './reach.ts';

/** A page in reach with its keyword match and distance. */
export interface PageCandidate {
  readonly page: OnePage;
  readonly match: KeywordMatch;
  readonly reach: Reach;
}

/** A keyword match of a page, in or out of reach. */
export interface KeywordHit {
  readonly page: OnePage;
  readonly match: KeywordMatch;
}

const mostCandidates = 10;
const pagesPerStep = 200;

/** The normalised keywords of a page (A5.19, A5.20). */
export function getPageKeywords({ values }: OnePage): readonly string[] {
  return normaliseKeywords(readText(values.Keywords));
}

/** The name of a page in a menu. */
export function getChoiceName({ values, name }: OnePage): string {
  return readText(values.MenuName).trim() || name;
}

/** The child pages that a menu offers. */
export function listMenuChoices(menu: OnePage): readonly OnePage[] {
  return menu.children.filter(
    (page) => hasAudibleKeywords(page) && (page.values.InMenu === undefined || readBool(page.values.InMenu)),
  );
}

/** Matches texts against the keywords of all pages and the names of menu choices. */
export class PageListener {
  readonly tree: PageTree;
  readonly #keywords: KeywordIndex;
  readonly #names: KeywordIndex;

  private constructor(tree: PageTree, keywords: KeywordIndex, names: KeywordIndex) {
    this.tree = tree;
    this.#keywords = keywords;
    this.#names = names;
  }

  /**
   * Indexes what pages listen to, in steps.
   *
   * @param before an earlier listener of the project; its index is used again where the pages listen to the same
   */
  static *inSteps(tree: PageTree, language: string, before?: PageListener): SteppedWork<PageListener> {
    const listeners = tree.pages.filter(hasAudibleKeywords);
    const owners: KeywordOwner[] = [];
    for (const page of listeners) {
      owners.push({ id: page.id, keywords: getPageKeywords(page) });
      if (owners.length % pagesPerStep === 0) yield;
    }
    const keywords = yield* indexAgain(owners, language, before && before.#keywords);
    const offered = tree.pages.filter(({ type }) => type === 'Menu').flatMap(listMenuChoices);
    const choices = offered.map((page) => ({ id: page.id, keywords: [getChoiceName(page)] }));
    const names = yield* indexAgain(choices, language, before && before.#names);
    return new PageListener(tree, keywords, names);
  }

  /** Whether two listeners share their indexes. */
  sharesIndex(other: PageListener): boolean {
    return this.#keywords === other.#keywords && this.#names === other.#names;
  }

  /** All pages with a matching keyword, best first, in or out of reach. */
  findPages(text: string): readonly KeywordHit[] {
    return this.#pagesOf(findKeywords(this.#keywords, text));
  }

  /**
   * The pages in reach, likeliest first: the longest entry, then the fewest typing errors, then the
   * nearest page, then the one that covers more of the text, then the first. At a menu the names of its choices are
   * keywords, too.
   */
  rankPages(from: OnePage, text: string): readonly PageCandidate[] {
    const findReach = createReachFinder(this.tree, from);
    const offered = from.type === 'Menu' ? this.#offered(from, text) : [];
    const best = new Map<OnePage, PageCandidate>();
    for (const { page, match } of [...this.findPages(text), ...offered]) {
      const reach = findReach(page);
      const known = best.get(page);
      if (reach && (!known || compareKeywordMatches(match, known.match) < 0)) best.set(page, { page, match, reach });
    }
    return [...best.values()].sort(compareCandidates);
  }

  /** The best match among the given pages. */
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

/** Creates the listener of a page tree without a pause. */
export function listen(tree: PageTree, language: string): PageListener {
  return runAllSteps(PageListener.inSteps(tree, language));
}

function* indexAgain(
  owners: readonly KeywordOwner[],
  language: string,
  before: KeywordIndex | undefined,
): SteppedWork<KeywordIndex> {
  return before && hasSameKeywords(before, owners, language) ? before : yield* indexKeywordsInSteps(owners, language);
}

function compareCandidates(one: PageCandidate, other: PageCandidate): number {
  return (
    compareKeywordMatches(one.match, other.match) ||
    one.reach.distance - other.reach.distance ||
    compareCovered(one.match, other.match) ||
    one.page.position - other.page.position
  );
}

/** Whether the match covers the whole text without a typing error; inflection is allowed. */
export function isWholeMatch({ words, said, slips }: KeywordMatch): boolean {
  return words.length === said && slips === 0;
}

/** The score of a match, from 0 to 1, consistent with the ranking. */
export function scoreMatch({ length, said, slips, inflections }: KeywordMatch, distance = 0): number {
  const less =
    0.6 * (slips / (slips + 1)) + 0.08 * (inflections / (inflections + 1)) + 0.015 * (distance / (distance + 1));
  const share = Math.max(0, Math.min(length, said) - less) / Math.max(1, said);
  return Math.round((0.8 + 0.2 * share) * 1_000) / 1_000;
}

/** The likeliest pages as candidates for the trace. */
export function toCandidates(ranked: readonly PageCandidate[]): IntentCandidate[] {
  return ranked.slice(0, mostCandidates).map(({ page, match, reach }) => ({
    intentId: page.id,
    name: page.name,
    score: scoreMatch(match, reach.distance),
    words: match.words,
    how: isWholeMatch(match) && match.inflections === 0 ? 'exact' : 'keyword',
  }));
}
