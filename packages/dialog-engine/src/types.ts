import type { ConversationContext, JsonObject, JsonValue, Message, TraceEntry, TurnOutput } from '@confab/model';
import type { EntryPositions } from './run/entry-positions.ts';
import type { ProblemCode } from './problems/problem-codes.ts';

/** A project as authored: frozen by a release and read by `compile`. */
export interface ProjectSource {
  readonly project: SourceItem;
  readonly workflows: readonly SourceItem[];
  readonly nodes: readonly SourceNode[];
}

export interface SourceItem {
  readonly id: string;
  readonly type: string;
  readonly displayName: string;
  readonly values: JsonObject;
}

export interface SourceNode extends SourceItem {
  readonly workflowId: string;
}

/** A fault of a project that does not prevent it from running. */
export interface Problem {
  readonly code: ProblemCode;
  readonly itemId: string;
  /** Path of the faulty value, in the notation of edits. */
  readonly path: string;
  /** One sentence in English. */
  readonly message: string;
  /** The names in the sentence, in order, for translations. */
  readonly names: readonly string[];
  /** The keys of the translations of names, in the same order; empty for an author's name. Left out when all are. */
  readonly nameKeys?: readonly string[] | undefined;
}

/**
 * A conversation between turns: plain JSON, complete. Storing it and loading it changes nothing.
 *
 * It is read and written in every turn, so empty parts are left out. Stored JSON keys never change.
 */
export interface ConversationState {
  /** The node that the conversation waits at. */
  readonly nodeId: string;
  readonly variables: { readonly [name: string]: JsonValue };
  readonly seed: number;
  readonly turnCount: number;
  readonly ended: boolean;
  /** Left out if it is the default context. */
  readonly context?: ConversationContext;
  /** Stored only for a program that quotes it. */
  readonly lastUtterance?: string;
  readonly lastIntent?: string;
  /** The last entry given by each response with several entries. */
  readonly given?: EntryPositions;
  /** How often the open question was reprompted. */
  readonly reprompts?: RepromptCounts;
  /** The intent suggested in the previous turn: a yes accepts it, a no suggests the next likely one. */
  readonly offered?: IntentSuggestion;
  /** The wishes of an utterance that are still to be handled, in order. */
  readonly pending?: readonly string[];
  /** The parameter values of the current module. */
  readonly locals?: ModuleLocals;
  /** The callers of the current modules, outermost first. */
  readonly stack?: readonly ModuleFrame[];
  /** The slot values of the open Capture so far. */
  readonly capture?: CaptureState;
  /** The earlier questions that still listen for some of their intents, oldest first. */
  readonly openQuestions?: readonly OpenQuestion[];
  /** The form at whose page the conversation stays after its answers were sent, even while they are corrected. */
  readonly sentForm?: SentForm;
}

/** A question that stays open while others are asked. */
export interface OpenQuestion {
  readonly nodeId: string;
  /** The turn that it was asked in, and the last one in which it listens, as `turnCount` counts. */
  readonly turn: number;
  readonly until: number;
}

/** A page's form that is complete. */
export interface SentForm {
  readonly pageId: string;
  /** The answers by the row ids of the questions. */
  readonly values: CaptureState['values'];
}

/** The parameter values of a running module, by name. */
export interface ModuleLocals {
  readonly [name: string]: JsonValue;
}

/** The caller that a module returns to. */
export interface ModuleFrame {
  /** The calling node, or the question that a background module interrupted. */
  readonly nodeId: string;
  readonly locals?: ModuleLocals;
  readonly capture?: CaptureState;
  /** The background module that interrupted. */
  readonly background?: string;
}

/** A Capture between two turns. */
export interface CaptureState {
  /** Slot values by the row ids of the slots. */
  readonly values: { readonly [slot: string]: JsonValue };
  /** The slot that is asked for. */
  readonly open: string;
  /** Slots whose values the person confirmed. */
  readonly confirmed?: readonly string[];
  /** The open slot has a value that is being confirmed. */
  readonly isConfirming?: boolean;
}

export interface RepromptCounts {
  readonly noMatch: number;
  readonly noInput: number;
}

/** An intent that 'did you mean' suggested. */
export interface IntentSuggestion {
  readonly connectorId: string;
  readonly intentId: string;
  readonly said: string;
  /** The Start node or earlier question that matches it, if it is not the question itself. */
  readonly startId?: string;
}

/** A call of a function of an author's script. */
export interface ScriptCall {
  readonly code: string;
  readonly functionName: string;
  readonly values: readonly JsonValue[];
}

/** The result of a script: 'threw' is an error of the script, 'limit' exceeds time, memory or size. */
export type ScriptResult =
  | { readonly type: 'returned'; readonly value: JsonValue; readonly ms?: number }
  | {
      readonly type: 'failed';
      readonly reason: 'threw' | 'limit' | 'unavailable';
      readonly message: Message;
      readonly ms?: number;
    };

/**
 * A part of a request that the engine does not know: its host reads the secret, fills in the tokens and adds it to the
 * request when it sends it.
 */
export interface HttpSecret {
  readonly target: 'header' | 'formField' | 'query';
  /** The name of the header; that of the form field or query parameter, escaped. */
  readonly name: string;
  readonly projectId: string;
  readonly secretId: string;
  /** The names of the inputs that hold the secret, without row ids: `Headers/Value`. */
  readonly property: string;
  /** The values of the tokens in the secret, by token text (`{tv.Name}`), not escaped. */
  readonly tokens: { readonly [token: string]: string };
}

/** An HTTP request with all tokens filled in. */
export interface HttpCall {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | null;
  readonly timeoutMs: number;
  /** Left out if the request has none. */
  readonly secrets?: readonly HttpSecret[];
}

/** The result of a request; 'withheld' means it was not sent because the conversation is a tryout. */
export type HttpResult =
  | { readonly type: 'responded'; readonly status: number; readonly body: string; readonly ms: number }
  | { readonly type: 'failed'; readonly reason: 'timeout' | 'network'; readonly message: Message; readonly ms: number }
  | { readonly type: 'withheld' };

/** An e-mail or text message to one person. */
export interface MailCall {
  readonly kind: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** Null for a plain text message. */
  readonly html: string | null;
}

export type MailResult =
  | { readonly type: 'queued' }
  | { readonly type: 'withheld' }
  | { readonly type: 'failed'; readonly message: Message };

/**
 * The only way out of the engine. An effect that the host does not provide is unavailable.
 *
 * A turn is pure and writes nothing. A host that has to wait for a result throws from the effect and runs the turn
 * again once the result is there.
 */
export interface Effects {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly script?: (call: ScriptCall) => ScriptResult;
  readonly http?: (call: HttpCall) => HttpResult;
  readonly mail?: (call: MailCall) => MailResult;
  /** The text of an asset; undefined if it does not exist. */
  readonly asset?: (assetId: string) => string | undefined;
  /** Whether the trace lists all wordings of a response that is chosen at random. */
  readonly tracesWordings?: boolean;
  /**
   * Whether the trace contains the response texts of requests. They may be confidential, so only the author may see
   * them.
   */
  readonly tracesBodies?: boolean;
}

export interface TurnResult {
  readonly conversation: ConversationState;
  readonly outputs: readonly TurnOutput[];
  readonly trace: readonly TraceEntry[];
  readonly ended: boolean;
  /** The steps that the turn took, of which it has a limited number. */
  readonly steps: number;
}
