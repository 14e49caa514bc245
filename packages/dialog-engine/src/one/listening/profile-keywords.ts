import type { Program } from '../../program.ts';
import { scoreMatch } from './page-listener.ts';
import { createReachFinder, type ReachPlace } from './reach.ts';

/** A page whose keywords match a text, with the reason. */
export interface ProfiledPage {
  readonly pageId: string;
  readonly llamaId: string;
  readonly displayName: string;
  readonly type: string;
  /** The matching entry, and the words of the text that match it. */
  readonly keyword: string;
  readonly words: readonly string[];
  readonly how: 'exact' | 'inflected' | 'slip';
  /** 0 to 1. */
  readonly score: number;
  /** The place relative to the current page; `outside` means out of reach. */
  readonly place: ReachPlace | 'outside';
  readonly distance: number | null;
}

/**
 * Ranks the pages that a text may mean at a page (by default the first), in the order of the conversation:
 * the result of GetKeywordProfilerResults. Pages out of reach come last. Empty for a Pro project.
 */
export function profileKeywords(program: Program, text: string, pageId?: string): readonly ProfiledPage[] {
  const { pageListener: ear, startNodeId = '' } = program;
  const from = ear?.tree.byId.get(pageId ?? startNodeId);
  if (!ear || !from) return [];
  const findReach = createReachFinder(ear.tree, from);
  const within = ear.rankPages(from, text);
  const known = new Set(within.map(({ page }) => page));
  const outside = ear.findPages(text).filter(({ page }) => !known.has(page));
  return [...within, ...outside].map(({ page, match }) => {
    const reach = findReach(page);
    return {
      pageId: page.id,
      llamaId: page.llamaId,
      displayName: page.name,
      type: page.type,
      keyword: match.keyword,
      words: match.words,
      how: match.slips > 0 ? 'slip' : match.inflections > 0 ? 'inflected' : 'exact',
      score: scoreMatch(match, reach?.distance),
      place: reach?.place ?? 'outside',
      distance: reach?.distance ?? null,
    };
  });
}
