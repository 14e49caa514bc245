import { splitKeywordWords, type SteppedWork } from '@confab/understanding';
import type { OnePage, PageTree } from '../compile/page-tree.ts';
import { getPageKeywords } from '../listening/page-listener.ts';
import { IntentKeywordIndex } from './intent-keyword-index.ts';
import { hasAudibleKeywords } from '../listening/reach.ts';
import type { UniqueNames } from './unique-names.ts';

/** An intent of the Pro project: the keywords that the same pages have. */
export interface PageIntent {
  readonly id: string;
  readonly name: string;
  /** The pages that have these keywords, in reading order. */
  readonly pages: readonly OnePage[];
  readonly keywords: readonly string[];
  /** For help and goodbye, which also leave a question that takes any text. */
  readonly samples: readonly string[];
}

/** The intents of all pages, and those that match within keywords of others. */
export interface IntentPlan {
  /** Deepest pages first: of equal keywords the nearest page decides. */
  readonly intents: readonly PageIntent[];
  readonly byPage: ReadonlyMap<OnePage, readonly PageIntent[]>;
  /** Intents with a keyword in which another intent matches: they have to be listened for wherever that one is. */
  readonly rivals: ReadonlyMap<PageIntent, ReadonlySet<PageIntent>>;
}

const pagesPerStep = 100;
const keywordsPerStep = 200;
const maxNameLength = 80;

/** Whether people leave a question that takes any text for this page. */
export const leavesAnyQuestion = ({ type }: OnePage) => type === 'Help' || type === 'Goodbye';

/** Plans the intents: one for each set of pages that share keywords. */
export function* planIntents(
  tree: PageTree,
  language: string,
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
  const planned = [...groups.values()].sort(compareGroups).map(({ pages, keywords }): PageIntent => ({
    id: newId(),
    name: names.take(
      pages
        .map(({ name }) => name || 'Page')
        .join(' / ')
        .slice(0, maxNameLength),
    ),
    pages,
    keywords,
    samples: pages.every(leavesAnyQuestion) ? keywords : [],
  }));
  return { intents: planned, ...(yield* indexIntents(planned, language)) };
}

/** Finds the intents that match in each keyword beside its own. */
function* indexIntents(intents: readonly PageIntent[], language: string): SteppedWork<Omit<IntentPlan, 'intents'>> {
  const index = new IntentKeywordIndex<PageIntent>(language);
  const byPage = new Map<OnePage, PageIntent[]>();
  for (const intent of intents) {
    for (const keyword of intent.keywords) index.add(keyword, intent);
    for (const page of intent.pages) {
      const known = byPage.get(page);
      if (known) known.push(intent);
      else byPage.set(page, [intent]);
    }
  }
  yield;
  const rivals = new Map<PageIntent, Set<PageIntent>>();
  let count = 0;
  for (const intent of intents)
    for (const keyword of intent.keywords) {
      count += 1;
      if (count % keywordsPerStep === 0) yield;
      for (const heard of index.find(keyword))
        if (heard !== intent) rivals.set(heard, (rivals.get(heard) ?? new Set<PageIntent>()).add(intent));
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
