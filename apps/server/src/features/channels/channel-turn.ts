import type { FilledIntent, Platform, PublishedStage, ProjectId, ReleaseId } from '@confab/model';
import type { TeamScope } from '../../services.ts';
import type { ChannelAnswer } from '../../db/stored-shapes.ts';

/** The ways to reach a published assistant. */
export type Channel = 'chat' | 'alexa' | 'dialogflow';

/** One stage of a project, reached through one channel. */
export interface ChannelEndpoint {
  readonly projectId: ProjectId;
  readonly channel: Channel;
  readonly stage: PublishedStage | 'Alpha';
  /**
   * The team and role of the visitor. Set at alpha, which is for members of the team and reviewers. Also set for the
   * callers of the demo world: they are Viewers, so that nothing they say has an effect outside.
   */
  readonly member?: TeamScope;
  /** The release under review, which only reviewers talk to. */
  readonly reviewedReleaseId?: ReleaseId;
}

/** The input of a turn, as a channel understood it. */
export type ChannelInput =
  /** Starts the conversation, or restarts an existing one. */
  | { readonly type: 'begin' }
  /** Repeats the open question. With a language, repeats it in that language and continues in it. */
  | { readonly type: 'again'; readonly language?: string }
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'silent' }
  /**
   * The platform has matched an intent. With `endsIfUnmatched`, the conversation ends when no node listens for the intent;
   * with `isAnswer`, its slots answer the open question for a slot.
   */
  | (FilledIntent & { readonly type: 'intent'; readonly endsIfUnmatched?: true; readonly isAnswer?: true })
  /** The visitor left. */
  | { readonly type: 'left' };

/** A turn of a conversation, as a channel requests it. */
export interface ChannelTurn {
  /** The name of the conversation at the channel. Conversations of two assistants may have the same name. */
  readonly session: string;
  /** The name of the turn at the channel. A repeated turn gets the same answer. */
  readonly turnId: string;
  readonly input: ChannelInput;
  readonly speaker: Speaker;
  /** Whether the conversation begins (unless the turn is a repeat), has to exist, or either. */
  readonly expects: 'new' | 'known' | 'either';
  /** The slots that the channel can ask for in its own way, by their names there. */
  readonly askableSlots?: readonly string[];
}

/** The visitor, as far as the channel knows. */
interface Speaker {
  readonly platform: Platform;
  /** Undefined means the language of the project. */
  readonly language: string | undefined;
  /** The name of the visitor at the channel, the same in every conversation. */
  readonly visitorName?: string | undefined;
  readonly isAccountLinked: boolean;
  /** The IANA name of the visitor's time zone; other names are ignored. */
  readonly timeZone?: string | undefined;
  /** The visitor's region, such as 'GB', if the channel sends more than the region of the language. */
  readonly region?: string | undefined;
}

export type ChannelResult =
  | { readonly type: 'answered'; readonly answer: ChannelAnswer }
  | { readonly type: 'nothingHere' }
  /** The conversation does not exist or has expired. */
  | { readonly type: 'unknownConversation' }
  | { readonly type: 'busy'; readonly afterSeconds: number }
  /** The conversations of the team use all of their storage, so no new one begins. */
  | { readonly type: 'full'; readonly afterSeconds: number };
