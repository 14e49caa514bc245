import type { ConversationContext, JsonObject, JsonValue, TraceEntry, TurnOutput } from '@confab/model';
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
export interface Session {
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
  /** How far each response with several entries has come: the place of the entry it gave last. */
  readonly given?: { readonly [response: string]: number };
  /** How often the open question has been asked again. */
  readonly reprompts?: Reprompts;
  /** What 'did you mean' offered in the turn before; a yes takes it. */
  readonly offered?: Offer;
}

export interface Reprompts {
  readonly noMatch: number;
  readonly noInput: number;
}

export interface Offer {
  readonly connectorId: string;
  readonly intentId: string;
  readonly said: string;
}

/** A function of an author's script, called with values. */
export interface ScriptCall {
  readonly code: string;
  readonly functionName: string;
  readonly values: readonly JsonValue[];
}

/** What came of a script: 'threw' is its own fault, 'limit' one of time, memory or size. */
export type ScriptAnswer =
  | { readonly type: 'returned'; readonly value: JsonValue }
  | { readonly type: 'failed'; readonly reason: 'threw' | 'limit' | 'unavailable'; readonly message: string };

/**
 * The only way out of the engine. What comes later (requests, mail) is added here.
 *
 * A turn is pure and writes nothing, so a host that has to wait for an answer throws from the effect what it will
 * understand, and runs the turn again when the answer is there.
 */
export interface Effects {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Runs a script; without it every script is unavailable. */
  readonly script?: (call: ScriptCall) => ScriptAnswer;
}

export interface Turn {
  readonly session: Session;
  readonly outputs: readonly TurnOutput[];
  readonly trace: readonly TraceEntry[];
  readonly ended: boolean;
}
