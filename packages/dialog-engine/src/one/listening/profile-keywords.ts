import type { Program } from '../../program.ts';
import { scoreMatch } from './page-listener.ts';
import { createReachFinder, type ReachPlace } from './reach.ts';

/** A page whose keywords were heard in a text, with why it was. */
export interface ProfiledPage {
  readonly pageId: string;
  readonly llamaId: string;
  readonly displayName: string;
  readonly type: string;
  /** The entry that was heard, and the words that stand for it. */
  readonly keyword: string;
  readonly words: readonly string[];
  readonly how: 'exact' | 'inflected' | 'slip';
  /** 0 to 1. */
  readonly score: number;
  /** Where it stands, seen from the page where the text is said; `outside` cannot be reached from there. */
  readonly place: ReachPlace | 'outside';
  readonly distance: number | null;
}

/**
 * The pages that a text may mean, said at a page or at the first one, in the order in which the conversation would take
 * them: what GetKeywordProfilerResults tells. Pages out of reach follow those within. None for a Pro project.
 */
export function profileKeywords(program: Program, text: string, pageId?: string): readonly ProfiledPage[] {
  const { pageListener: ear, startNodeId = '' } = program;
  const from = ear?.tree.byId.get(pageId ?? startNodeId);
  if (!ear || !from) return [];
  const reachOf = createReachFinder(ear.tree, from);
  const within = ear.rankPages(from, text);
  const known = new Set(within.map(({ page }) => page));
  const outside = ear.findPages(text).filter(({ page }) => !known.has(page));
  return [...within, ...outside].map(({ page, match }) => {
    const reach = reachOf(page);
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
