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
import { isListener, reachFrom, type Reach } from './reach.ts';

/** A page that may be meant, with what was heard of its keywords and how near it is. */
export interface Candidate {
  readonly page: OnePage;
  readonly match: KeywordMatch;
  readonly reach: Reach;
}

/** What was heard of a page's keywords, wherever the page stands. */
export interface Heard {
  readonly page: OnePage;
  readonly match: KeywordMatch;
}

const mostCandidates = 10;

/** The keywords of a page as they are compared (A5.19, A5.20). */
export function keywordsOf({ values }: OnePage): readonly string[] {
  return normaliseKeywords(readText(values.Keywords));
}

/** What a page is called where a menu offers it. */
export function choiceName({ values, name }: OnePage): string {
  return readText(values.MenuName).trim() || name;
}

/** The pages below a menu that it offers. */
export function choicesOf(menu: OnePage): readonly OnePage[] {
  return menu.children.filter(
    (page) => isListener(page) && (page.values.InMenu === undefined || readBool(page.values.InMenu)),
  );
}

/** Listens for the keywords of all pages, and for the names of what menus offer. */
export class PageEar {
  readonly tree: PageTree;
  readonly #keywords: KeywordIndex;
  readonly #names: KeywordIndex;

  constructor(tree: PageTree, language: string) {
    this.tree = tree;
    const listeners = tree.pages.filter(isListener);
    this.#keywords = indexKeywords(
      listeners.map((page) => ({ id: page.id, keywords: keywordsOf(page) })),
      language,
    );
    const offered = tree.pages.filter(({ type }) => type === 'Menu').flatMap(choicesOf);
    this.#names = indexKeywords(
      offered.map((page) => ({ id: page.id, keywords: [choiceName(page)] })),
      language,
    );
  }

  /** What was heard of any page, best first, wherever it stands. */
  hear(text: string): readonly Heard[] {
    return this.#pagesOf(findKeywords(this.#keywords, text));
  }

  /**
   * The pages in reach that may be meant, likeliest first: the longest entry, then the one with the fewest slips, then the
   * nearest page, then the one that says more of what was said, then the first. At a menu the names of what it offers are
   * keywords, too.
   */
  rank(from: OnePage, text: string): readonly Candidate[] {
    const reachOf = reachFrom(this.tree, from);
    const offered = from.type === 'Menu' ? this.#offered(from, text) : [];
    const best = new Map<OnePage, Candidate>();
    for (const { page, match } of [...this.hear(text), ...offered]) {
      const reach = reachOf(page);
      const known = best.get(page);
      if (reach && (!known || compareKeywordMatches(match, known.match) < 0)) best.set(page, { page, match, reach });
    }
    return [...best.values()].sort(compareCandidates);
  }

  /** The page among some that a text names. */
  among(pages: readonly OnePage[], text: string): Heard | undefined {
    const own = new Set(pages);
    return own.size === 0 ? undefined : this.hear(text).find(({ page }) => own.has(page));
  }

  #offered(menu: OnePage, text: string) {
    const choices = new Set(choicesOf(menu));
    return this.#pagesOf(findKeywords(this.#names, text)).filter(({ page }) => choices.has(page));
  }

  #pagesOf(matches: readonly KeywordMatch[]): Heard[] {
    return matches.flatMap((match) => {
      const page = this.tree.byId.get(match.id);
      return page ? [{ page, match }] : [];
    });
  }
}

function compareCandidates(one: Candidate, other: Candidate): number {
  return (
    compareKeywordMatches(one.match, other.match) ||
    one.reach.distance - other.reach.distance ||
    compareCovered(one.match, other.match) ||
    one.page.place - other.page.place
  );
}

/** Whether all that was said stands for the entry, letter by letter or in another form. */
export function isWhole({ words, said, slips }: KeywordMatch): boolean {
  return words.length === said && slips === 0;
}

/** How sure a match makes, from 0 to 1, in the order in which matches are taken. */
export function scoreOf({ length, said, slips, inflections }: KeywordMatch, distance = 0): number {
  const less =
    0.6 * (slips / (slips + 1)) + 0.08 * (inflections / (inflections + 1)) + 0.015 * (distance / (distance + 1));
  const share = Math.max(0, Math.min(length, said) - less) / Math.max(1, said);
  return Math.round((0.8 + 0.2 * share) * 1_000) / 1_000;
}

/** The likeliest pages as the trace has them. */
export function toCandidates(ranked: readonly Candidate[]): IntentCandidate[] {
  return ranked.slice(0, mostCandidates).map(({ page, match, reach }) => ({
    intentId: page.id,
    name: page.name,
    score: scoreOf(match, reach.distance),
    words: match.words,
    how: isWhole(match) && match.inflections === 0 ? 'exact' : 'keyword',
  }));
}
