import { profileKeywords, type ProfiledPage } from '../one/listening/profile-keywords.ts';
import type { Program } from '../program.ts';
import { start } from '../run/step.ts';
import type { ConversationState } from '../types.ts';
import { profileAtNode, type UtteranceOutcome } from './profile-at-node.ts';

/** The outcome of an utterance at a page of a One project. */
export interface PageProfile extends UtteranceOutcome {
  /** Likeliest first; pages out of reach come last. */
  readonly pages: readonly ProfiledPage[];
  /** The page of the utterance; null if it does not exist. */
  readonly pageId: string | null;
}

/** The outcome at a page that does not exist or does not wait. */
const noMatch: UtteranceOutcome = {
  outcome: 'noMatch',
  reason: '',
  heardAs: null,
  chosenId: null,
  suggestion: null,
  targetId: null,
  asideId: null,
};

/**
 * Ranks the pages that an utterance may mean and runs it at the page, so the result equals the
 * simulator's. Without a page id the first page is used.
 */
export function profilePage(program: Program, text: string, pageId: string | undefined, now: number): PageProfile {
  const at = pageId ?? program.startNodeId;
  const outcome =
    at === undefined ? noMatch : (profileAtNode(program, at, text, now, startAtPage(program, at, now)) ?? noMatch);
  return { ...outcome, pages: profileKeywords(program, text, at), pageId: at ?? null };
}

/** Starts a conversation at a page; undefined if it does not stay there. */
function startAtPage(program: Program, pageId: string, now: number): ConversationState | undefined {
  const visitor = { platform: 'Chatbot', isNewUser: true, isAccountLinked: false } as const;
  const context = { ...visitor, language: program.language };
  const { conversation: session, ended } = start(program, context, 1, { clock: () => now }, { nodeId: pageId });
  return !ended && session.nodeId === pageId ? session : undefined;
}
