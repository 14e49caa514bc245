import type { JsonValue } from './json.ts';
import type { MessageParts } from './messages.ts';
import type { ScreenLayout } from './channels/screen-layouts.ts';
import type { Platform } from './enumerations.ts';

/**
 * The outputs of a turn and the reasons for them. These are documents of the dialog engine: the
 * simulator, test runs, stored conversations and channels all carry them verbatim.
 */
export type TurnOutput =
  | {
      readonly type: 'response';
      readonly itemId: string;
      readonly entryId: string;
      /** Speech Markdown with tokens filled in. */
      readonly spokenText: string;
      /** The same as SSML, for a platform with speech; absent elsewhere. */
      readonly ssml?: string;
      readonly displayText: string;
      readonly headingText: string;
      readonly screenLayout: ScreenLayout;
      readonly imageAssetId: string | null;
      /** What the image shows; absent without an image or when the author wrote nothing. */
      readonly imageAlt?: string;
      readonly audioAssetId: string | null;
      readonly videoUrl: string | null;
      readonly suggestionChips: readonly string[];
    }
  /** A human agent takes over; `destination` is the author's name for the agent or desk. */
  | { readonly type: 'handover'; readonly destination: string }
  | { readonly type: 'ended' };

/** One intent that the matcher considered, with the words that made its score. */
export interface IntentCandidate {
  readonly intentId: string;
  readonly name: string;
  /** 0 to 1. */
  readonly score: number;
  readonly words: readonly string[];
  readonly how: 'exact' | 'keyword' | 'model';
  /** The values of the intent's slots, in the order of the slots; absent when there are none. */
  readonly slots?: readonly FilledSlot[];
}

/** A slot of an intent with the part of the utterance that fills it. */
export interface FilledSlot {
  readonly slot: string;
  /** The meaning of the text: a listed value, a number, an ISO 8601 date, time or duration, or the words themselves. */
  readonly value: JsonValue;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The type that the author gave the slot. */
  readonly entity: string;
  /** Other interpretations of the text, most likely first; absent when it is unambiguous. */
  readonly otherValues?: readonly JsonValue[];
}

/**
 * How a text was interpreted. `reason` explains it to people and may be reworded; code compares this value.
 *
 * `value` is an answer to an open question, `reply` a yes or no to an offer or a question, `command` something that
 * works on any page of a One project, `nothing` an utterance that was not understood.
 */
export type HeardAs = 'intent' | 'expected' | 'anything' | 'value' | 'reply' | 'page' | 'command' | 'nothing';

/** One line of the explanation why the assistant answered as it did. */
export type TraceEntry =
  | {
      readonly type: 'nodeEntered';
      readonly workflowId: string;
      readonly nodeId: string;
      readonly connectorId: string | null;
    }
  | {
      readonly type: 'responseChosen';
      readonly nodeId: string;
      readonly entryId: string;
      readonly reason: string;
      /** The display texts that could have been chosen at random, if the host asks for them and there are several. */
      readonly wordings?: readonly string[];
    }
  | {
      readonly type: 'understood';
      readonly nodeId: string;
      readonly text: string;
      readonly candidates: readonly IntentCandidate[];
      readonly chosen: string | null;
      readonly reason: string;
      /** The message by which the reason is translated, if it is one of a list. */
      readonly reasonName?: string;
      /** Absent in traces that were stored before this field existed. */
      readonly heardAs?: HeardAs;
      /** The utterance was not understood, or not yet: the assistant asks again. */
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
      /** An author who tries the project out set it between two turns. */
      readonly byHand?: true;
    }
  | { readonly type: 'tokenUnknown'; readonly nodeId: string; readonly token: string }
  | {
      readonly type: 'exception';
      readonly nodeId: string;
      readonly name: string;
      readonly message: string;
      /** The message by which the text is translated, if it is one of a list. */
      readonly messageName?: string | undefined;
      readonly messageParts?: MessageParts | undefined;
      readonly handling: string;
    }
  | {
      /** An effect outside the server: a script, a request, a message. */
      readonly type: 'effect';
      readonly nodeId: string;
      readonly effect: 'script' | 'http' | 'mail' | 'sms';
      /** A function, a URL without its query, or a recipient. */
      readonly target: string;
      readonly outcome: string;
      readonly ms: number;
      /** The text that a request was answered with, if the host asks for it and it is not too long. */
      readonly body?: string;
    }
  | {
      readonly type: 'ended';
      readonly nodeId: string | null;
      readonly reason: string;
      readonly reasonName?: string;
    };

/** A variable as shown between two turns to an author who tries a project out. */
export interface WatchedVariable {
  readonly name: string;
  /** 'System', 'Local' for variables of the open module, else the scope that the author chose. */
  readonly scope: string;
  readonly type: string;
  readonly value: JsonValue;
}

/** The input of a turn: the person opened the conversation, said a text, or stayed silent. */
export type TurnInput =
  /** With a language, the person has chosen it: the conversation continues in it. */
  | { readonly type: 'opened'; readonly language?: string }
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'silent' };

/** An intent from a platform that matches utterances itself; its names should be those of the project. */
export interface FilledIntent {
  readonly name: string;
  /** Slots by name; `text` is the spoken text, or the listed value that it means. */
  readonly slots: readonly { readonly name: string; readonly text: string }[];
  /** The utterance, when the platform sends it; else the texts of the slots. */
  readonly text: string;
}

/** The place, time and person of a conversation. */
export interface ConversationContext {
  readonly platform: Platform;
  readonly language: string;
  readonly isNewUser: boolean;
  readonly isAccountLinked: boolean;
  /**
   * The IANA name of the time zone where the person is, such as 'Europe/Vienna'; by default that of the language's
   * region.
   */
  readonly timeZone?: string;
  /** The region of the person, such as 'GB', where 5/6 is in June; without one, that of the language. */
  readonly region?: string;
}
