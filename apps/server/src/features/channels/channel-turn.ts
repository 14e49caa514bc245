import type { FilledIntent, Platform, PublishedStage, TurnOutput, ProjectId } from '@confab/model';
import type { TeamScope } from '../../services.ts';

/** The ways in which people reach a published assistant. */
export type Channel = 'chat' | 'alexa' | 'dialogflow';

/** The assistant somebody talks to, and how. */
export interface ChannelPlace {
  readonly projectId: ProjectId;
  readonly channel: Channel;
  readonly stage: PublishedStage | 'Alpha';
  /** Alpha is for members of the team alone: who it is. */
  readonly member?: TeamScope;
}

/** What somebody did, as a channel understood it. */
export type ChannelInput =
  /** Begins, anew if there was a conversation. */
  | { readonly type: 'begin' }
  /** Wants to hear the open question again. */
  | { readonly type: 'again' }
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'silent' }
  /** The platform knows what is meant. Where nobody listens for it, a wish to stop is granted all the same. */
  | (FilledIntent & { readonly type: 'intent'; readonly endsUnheard?: true })
  /** Went away without a word. */
  | { readonly type: 'left' };

/** A turn of a conversation, as a channel brings it. */
export interface ChannelTurn {
  /** What the channel calls the conversation; two assistants' conversations of one name have nothing to do with one another. */
  readonly session: string;
  /** What the channel calls the turn: the same again gets the same answer. */
  readonly turnId: string;
  readonly input: ChannelInput;
  readonly speaker: Speaker;
  /** A name that nobody has had; one that goes on, or whoever asks is told; one that may do either. */
  readonly expects: 'new' | 'known' | 'either';
}

/** Who speaks, as far as a channel knows. */
interface Speaker {
  readonly platform: Platform;
  /** Undefined for the language of the project. */
  readonly language: string | undefined;
  /** What the channel calls the person, the same in every conversation. */
  readonly visitor?: string | undefined;
  readonly isAccountLinked: boolean;
}

/** What the assistant answers: no trace, no ids of nodes that were passed, nothing of the draft. */
export interface ChannelAnswer {
  /** As it was published. */
  readonly assistantName: string;
  readonly language: string;
  readonly outputs: readonly TurnOutput[];
  readonly ended: boolean;
}

export type ChannelResult =
  | { readonly type: 'answered'; readonly answer: ChannelAnswer }
  | { readonly type: 'nothingHere' }
  /** Asked to tell: the conversation is not known, or too old. */
  | { readonly type: 'unknownSession' }
  | { readonly type: 'busy'; readonly afterSeconds: number };
