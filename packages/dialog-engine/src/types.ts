import type { ConversationContext, JsonObject, JsonValue, TraceEntry, TurnOutput } from '@confab/model';
import type { EntryPositions } from './run/entry-positions.ts';
import type { ProblemCode } from './problems/problem-codes.ts';

/** A project as it was authored: what a release freezes and what `compile` reads. */
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

/** Something wrong with a project that does not keep it from running. */
export interface Problem {
  readonly code: ProblemCode;
  readonly itemId: string;
  /** Path of the value at fault, as edits address it. */
  readonly path: string;
  /** One sentence in English. */
  readonly message: string;
  /** What the sentence names, in its order, so that it can be said in other languages. */
  readonly names: readonly string[];
}

/**
 * A conversation between turns: plain JSON, complete. Storing it and loading it changes nothing.
 *
 * It is read and written every turn, so what says nothing yet is left out.
 */
export interface ConversationState {
  /** Where the conversation waits; the node knows its workflow. */
  readonly nodeId: string;
  readonly variables: { readonly [name: string]: JsonValue };
  readonly seed: number;
  readonly turnCount: number;
  readonly ended: boolean;
  /** Left out where it is the usual one. */
  readonly context?: ConversationContext;
  /** Kept for a program that quotes it. */
  readonly lastUtterance?: string;
  readonly lastIntent?: string;
  /** How far each response with several entries has come. */
  readonly given?: EntryPositions;
  /** How often the open question has been asked again. */
  readonly reprompts?: RepromptCounts;
  /** What 'did you mean' offered in the turn before; a yes takes it, a no asks about the next likely one. */
  readonly offered?: IntentSuggestion;
  /** What the module keeps that the conversation is in. */
  readonly locals?: ModuleLocals;
  /** Where the conversation goes back to from modules, outermost first. */
  readonly stack?: readonly ModuleFrame[];
  /** What the Capture that is open has heard so far. */
  readonly capture?: CaptureState;
}

/** What a module keeps while it runs, by the names of its parameters. */
export interface ModuleLocals {
  readonly [name: string]: JsonValue;
}

/** A place that a module is left for. */
export interface ModuleFrame {
  /** The node that called the module, or the question that a background module broke into. */
  readonly nodeId: string;
  readonly locals?: ModuleLocals;
  readonly capture?: CaptureState;
  /** The background module that broke in. */
  readonly background?: string;
}

/** A Capture between two turns. */
export interface CaptureState {
  /** What was heard, by the ids of the slots' rows. */
  readonly values: { readonly [slot: string]: JsonValue };
  /** The slot that was asked for. */
  readonly open: string;
  /** Slots whose values the person has said yes to. */
  readonly confirmed?: readonly string[];
  /** The open slot has a value, and the question is whether it is right. */
  readonly isConfirming?: boolean;
}

export interface RepromptCounts {
  readonly noMatch: number;
  readonly noInput: number;
}

/** What 'did you mean' asked about. */
export interface IntentSuggestion {
  readonly connectorId: string;
  readonly intentId: string;
  readonly said: string;
  /** The Start node that listens for it, where it is not the question itself. */
  readonly startId?: string;
}

/** A function of an author's script, called with values. */
export interface ScriptCall {
  readonly code: string;
  readonly functionName: string;
  readonly values: readonly JsonValue[];
}

/** What came of a script: 'threw' is its own fault, 'limit' one of time, memory or size. */
export type ScriptResult =
  | { readonly type: 'returned'; readonly value: JsonValue; readonly ms?: number }
  | {
      readonly type: 'failed';
      readonly reason: 'threw' | 'limit' | 'unavailable';
      readonly message: string;
      readonly ms?: number;
    };

/** A request to somebody's service, with every token filled in. */
export interface HttpCall {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | null;
  readonly timeoutMs: number;
}

/** What came of a request: 'withheld' is one that would have been sent, but this conversation only tries things out. */
export type HttpResult =
  | { readonly type: 'responded'; readonly status: number; readonly body: string; readonly ms: number }
  | { readonly type: 'failed'; readonly reason: 'timeout' | 'network'; readonly message: string; readonly ms: number }
  | { readonly type: 'withheld' };

/** A message to one person beside the conversation. */
export interface MailCall {
  readonly kind: 'mail' | 'sms';
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  /** Null for a message of text alone. */
  readonly html: string | null;
}

export type MailResult =
  | { readonly type: 'queued' }
  | { readonly type: 'withheld' }
  | { readonly type: 'failed'; readonly message: string };

/**
 * The only way out of the engine.
 *
 * A turn is pure and writes nothing, so a host that has to wait for an answer throws from the effect what it will
 * understand, and runs the turn again when the answer is there. Whatever a host leaves out is unavailable.
 */
export interface Effects {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  readonly script?: (call: ScriptCall) => ScriptResult;
  readonly http?: (call: HttpCall) => HttpResult;
  readonly mail?: (call: MailCall) => MailResult;
  /** The text of an asset; undefined where there is none. */
  readonly asset?: (assetId: string) => string | undefined;
}

export interface TurnResult {
  readonly conversation: ConversationState;
  readonly outputs: readonly TurnOutput[];
  readonly trace: readonly TraceEntry[];
  readonly ended: boolean;
}
