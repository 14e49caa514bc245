import { profileKeywords, type ProfiledPage } from '../one/profile-keywords.ts';
import type { Program } from '../program.ts';
import { hearAtNode, type Heard } from './hear-at-node.ts';

/** What a One project makes of something said at one of its pages. */
export interface PageProfile extends Heard {
  /** Likeliest first; pages that cannot be reached from there come last. */
  readonly pages: readonly ProfiledPage[];
  /** Where it was said; null where there is no such page. */
  readonly pageId: string | null;
}

const notHeard = 'no page in reach has a keyword of it';

/**
 * Ranks the pages that something said may mean, and says what would come of it: it is the page that is asked, so the
 * answer is the simulator's. Without a page it is said where conversations begin.
 */
export function profilePage(program: Program, text: string, pageId: string | undefined, now: number): PageProfile {
  const at = pageId ?? program.startNodeId;
  const nothing: Heard = { outcome: 'noMatch', reason: notHeard, chosenId: null, suggestion: null, targetId: null };
  const heard = at === undefined ? nothing : (hearAtNode(program, at, text, now) ?? nothing);
  const { chosenId } = heard;
  const outcome = chosenId === null && heard.reason === notHeard ? 'noMatch' : heard.outcome;
  const pages = profileKeywords(program, text, at);
  return { ...heard, outcome, targetId: heard.targetId ?? chosenId, pages, pageId: at ?? null };
}
