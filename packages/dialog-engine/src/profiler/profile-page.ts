import { profileKeywords, type ProfiledPage } from '../one/listening/profile-keywords.ts';
import type { Program } from '../program.ts';
import { start } from '../run/step.ts';
import type { ConversationState } from '../types.ts';
import { profileAtNode, type UtteranceOutcome } from './profile-at-node.ts';

/** What a One project makes of something said at one of its pages. */
export interface PageProfile extends UtteranceOutcome {
  /** Likeliest first; pages that cannot be reached from there come last. */
  readonly pages: readonly ProfiledPage[];
  /** Where it was said; null where there is no such page. */
  readonly pageId: string | null;
}

/** Of a page that is not there, or that lets nobody say anything. */
const nothing: UtteranceOutcome = {
  outcome: 'noMatch',
  reason: '',
  heardAs: null,
  chosenId: null,
  suggestion: null,
  targetId: null,
  asideId: null,
};

/**
 * Ranks the pages that something said may mean, and says what would come of it: it is the page that is asked, so the
 * answer is the simulator's. Without a page it is said where conversations begin.
 */
export function profilePage(program: Program, text: string, pageId: string | undefined, now: number): PageProfile {
  const at = pageId ?? program.startNodeId;
  const heard =
    at === undefined ? nothing : (profileAtNode(program, at, text, now, standingAt(program, at, now)) ?? nothing);
  return { ...heard, pages: profileKeywords(program, text, at), pageId: at ?? null };
}

/** A conversation that has just come to a page, with what the page asks open; undefined where it does not stay there. */
function standingAt(program: Program, pageId: string, now: number): ConversationState | undefined {
  const somebody = { platform: 'Chatbot', isNewUser: true, isAccountLinked: false } as const;
  const context = { ...somebody, language: program.language };
  const { conversation: session, ended } = start(program, context, 1, { clock: () => now }, { nodeId: pageId });
  return !ended && session.nodeId === pageId ? session : undefined;
}
