import type { JsonValue } from './json.ts';
import type { Platform, ScreenLayout } from './enumerations.ts';

/**
 * What a turn gives out and why. These are documents of the dialog engine: the simulator,
 * test runs, stored sessions and channels all carry them verbatim.
 */
export type TurnOutput =
  | {
      readonly type: 'response';
      readonly itemId: string;
      readonly entryId: string;
      /** Speech Markdown with tokens filled in. */
      readonly spokenText: string;
      /** The same as SSML, for a platform that speaks; absent elsewhere. */
      readonly ssml?: string;
      readonly displayText: string;
      readonly headingText: string;
      readonly screenLayout: ScreenLayout;
      readonly imageAssetId: string | null;
      readonly audioAssetId: string | null;
      readonly videoUrl: string | null;
      readonly suggestionChips: readonly string[];
    }
  /** A person goes on from here; `destination` says which, in the author's words. */
  | { readonly type: 'handover'; readonly destination: string }
  | { readonly type: 'ended' };

/** One candidate the matcher looked at, with the words that made its score. */
export interface IntentCandidate {
  readonly intentId: string;
  readonly name: string;
  /** 0 to 1. */
  readonly score: number;
  readonly words: readonly string[];
  readonly how: 'exact' | 'keyword' | 'model';
  /** What was said for the intent's slots, in the order of the slots; absent where there is nothing. */
  readonly slots?: readonly FilledSlot[];
}

/** A slot of an intent with what was said for it. */
export interface FilledSlot {
  readonly slot: string;
  /** What it means: a listed value, a number, an ISO 8601 date, time or duration, or the words themselves. */
  readonly value: JsonValue;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The type that the author gave the slot. */
  readonly entity: string;
  /** Other ways to read the text, likeliest first; absent where there is no doubt. */
  readonly otherValues?: readonly JsonValue[];
}

/**
 * What a text was taken for. A reason says it to people, in words that may change; this is for those who compare.
 *
 * `value` is an answer to an open question, `reply` a yes or no to something offered or asked back, `command` something
 * that may be said to any page of a One project, `nothing` what was not understood.
 */
export type HeardAs = 'intent' | 'expected' | 'anything' | 'value' | 'reply' | 'page' | 'command' | 'nothing';

/** One line of the answer to "why did it say that?" */
export type TraceEntry =
  | {
      readonly type: 'nodeEntered';
      readonly workflowId: string;
      readonly nodeId: string;
      readonly connectorId: string | null;
    }
  | { readonly type: 'responseChosen'; readonly nodeId: string; readonly entryId: string; readonly reason: string }
  | {
      readonly type: 'understood';
      readonly nodeId: string;
      readonly text: string;
      readonly candidates: readonly IntentCandidate[];
      readonly chosen: string | null;
      readonly reason: string;
      /** Absent in what was kept before there was such a thing. */
      readonly heardAs?: HeardAs;
      /** Nothing was made of it, or not yet: the person is asked again. */
      readonly isMissed?: true;
    }
  | {
      readonly type: 'connectorTaken';
      readonly nodeId: string;
      readonly connectorId: string;
      readonly targetNodeId: string | null;
    }
  | {
      readonly type: 'conditionTested';
      readonly nodeId: string;
      readonly connectorId: string;
      readonly expression: string;
      readonly value: JsonValue;
    }
  | {
      readonly type: 'variableWritten';
      readonly name: string;
      readonly scope: string;
      readonly before: JsonValue;
      readonly after: JsonValue;
      /** Somebody who tries the project out has written it between two turns. */
      readonly byHand?: true;
    }
  | { readonly type: 'tokenUnknown'; readonly nodeId: string; readonly token: string }
  | {
      readonly type: 'exception';
      readonly nodeId: string;
      readonly name: string;
      readonly message: string;
      readonly handling: string;
    }
  | {
      /** Something done outside: a script, a request, a message. */
      readonly type: 'effect';
      readonly nodeId: string;
      readonly effect: 'script' | 'http' | 'mail' | 'sms';
      /** A function, a URL without its query, or a recipient. */
      readonly target: string;
      readonly outcome: string;
      readonly ms: number;
    }
  | { readonly type: 'ended'; readonly nodeId: string | null; readonly reason: string };

/** A variable as somebody who tries a project out sees it between two turns. */
export interface WatchedVariable {
  readonly name: string;
  /** 'System', 'Local' for what the open module keeps, else the scope that its author gave it. */
  readonly scope: string;
  readonly type: string;
  readonly value: JsonValue;
}

/** What somebody did in a turn: opened, said a text, or stayed silent. */
export type TurnInput =
  | { readonly type: 'opened' }
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'silent' };

/** What a platform that understands people by itself has heard; its names are those of the project, near enough. */
export interface FilledIntent {
  readonly name: string;
  /** By name; `text` is what was said for it, or the listed value that it means. */
  readonly slots: readonly { readonly name: string; readonly text: string }[];
  /** The words that were said, where the platform tells; else those of the slots. */
  readonly text: string;
}

/** Where and for whom a conversation runs. */
export interface ConversationContext {
  readonly platform: Platform;
  readonly language: string;
  readonly isNewUser: boolean;
  readonly isAccountLinked: boolean;
}
