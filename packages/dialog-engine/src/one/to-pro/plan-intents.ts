import { splitKeywordWords, type SteppedWork } from '@confab/understanding';
import type { OnePage, PageTree } from '../compile/page-tree.ts';
import { getPageKeywords, type PageListener } from '../listening/page-listener.ts';
import { hasAudibleKeywords } from '../listening/reach.ts';
import { UniqueNames } from './unique-names.ts';

/** An intent of the Pro project: the keywords that the same pages have. */
export interface PageIntent {
  readonly id: string;
  readonly name: string;
  /** The pages that have these keywords, in reading order. */
  readonly pages: readonly OnePage[];
  readonly keywords: readonly string[];
  /** Texts that decide before all keywords. */
  readonly samples: readonly string[];
}

/** The intents of all pages, and those that are heard in the keywords of others. */
export interface IntentPlan {
  /** Deepest pages first: of equal keywords the nearest page decides. */
  readonly intents: readonly PageIntent[];
  readonly byPage: ReadonlyMap<OnePage, readonly PageIntent[]>;
  /** Intents with a keyword in which the page is heard, too. */
  readonly rivals: ReadonlyMap<OnePage, ReadonlySet<PageIntent>>;
}

const pagesPerStep = 100;
const maxNameLength = 80;

/** Whether people leave a question that takes any text for this page. */
const leavesAnyQuestion = ({ type }: OnePage) => type === 'Help' || type === 'Goodbye';

/** Plans the intents: one for each set of pages that share keywords. */
export function* planIntents(
  tree: PageTree,
  listener: PageListener,
  newId: () => string,
  names: UniqueNames,
): SteppedWork<IntentPlan> {
  const owners = new Map<string, { readonly text: string; readonly pages: OnePage[] }>();
  for (const [index, page] of tree.pages.entries()) {
    if (index % pagesPerStep === pagesPerStep - 1) yield;
    if (!hasAudibleKeywords(page)) continue;
    for (const text of getPageKeywords(page)) {
      const key = splitKeywordWords(text).join(' ');
      const known = owners.get(key);
      if (known && known.pages.at(-1) !== page) known.pages.push(page);
      else if (!known && key !== '') owners.set(key, { text, pages: [page] });
    }
  }
  const groups = new Map<string, { readonly pages: readonly OnePage[]; readonly keywords: string[] }>();
  for (const { text, pages } of owners.values()) {
    const key = pages.map(({ position }) => position).join();
    const group = groups.get(key);
    if (group) group.keywords.push(text);
    else groups.set(key, { pages, keywords: [text] });
  }
  const hits = yield* findHits(owners, listener);
  const planned = [...groups.values()].sort(compareGroups).map(({ pages, keywords }): PageIntent => ({
    id: newId(),
    name: names.take(pages.map(({ name }) => name || 'Page').join(' / ').slice(0, maxNameLength)),
    pages,
    keywords,
    samples: keywords.filter((text) => pages.every(leavesAnyQuestion) || hits.unclear.has(text)),
  }));
  return { intents: planned, ...indexIntents(planned, hits.heardIn) };
}

interface KeywordHits {
  /** The pages that are heard in a keyword, beside its own. */
  readonly heardIn: ReadonlyMap<string, readonly OnePage[]>;
  /** Keywords that are heard as equally long keywords of other pages, by a slip or another ending. */
  readonly unclear: ReadonlySet<string>;
}

function* findHits(
  owners: ReadonlyMap<string, { readonly text: string; readonly pages: readonly OnePage[] }>,
  listener: PageListener,
): SteppedWork<KeywordHits> {
  const heardIn = new Map<string, readonly OnePage[]>();
  const unclear = new Set<string>();
  let count = 0;
  for (const [key, { text, pages }] of owners) {
    count += 1;
    if (count % pagesPerStep === 0) yield;
    const length = key.split(' ').length;
    const others = listener.findPages(text).filter(({ page }) => !pages.includes(page));
    if (others.length > 0) heardIn.set(text, others.map(({ page }) => page));
    if (others.some(({ match }) => match.length >= length)) unclear.add(text);
  }
  return { heardIn, unclear };
}

function indexIntents(intents: readonly PageIntent[], heardIn: KeywordHits['heardIn']) {
  const byPage = new Map<OnePage, PageIntent[]>();
  const rivals = new Map<OnePage, Set<PageIntent>>();
  for (const intent of intents) {
    for (const page of intent.pages) byPage.set(page, [...(byPage.get(page) ?? []), intent]);
    for (const keyword of intent.keywords)
      for (const page of heardIn.get(keyword) ?? [])
        rivals.set(page, (rivals.get(page) ?? new Set<PageIntent>()).add(intent));
  }
  return { byPage, rivals };
}

function compareGroups(one: { readonly pages: readonly OnePage[] }, other: { readonly pages: readonly OnePage[] }) {
  const depth = (pages: readonly OnePage[]) => Math.max(...pages.map(getDepth));
  return depth(other.pages) - depth(one.pages) || (one.pages[0]?.position ?? 0) - (other.pages[0]?.position ?? 0);
}

/** How many pages are above a page. */
export function getDepth(page: OnePage): number {
  let depth = 0;
  for (let above = page.parent; above; above = above.parent) depth += 1;
  return depth;
}
