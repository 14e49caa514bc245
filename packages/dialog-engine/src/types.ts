import type { ConversationContext, JsonObject, JsonValue, TraceEntry, TurnInput, TurnOutput } from '@confab/model';

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
  readonly code: string;
  readonly itemId: string;
  /** Path of the value at fault, as edits address it. */
  readonly path: string;
  readonly message: string;
}

/**
 * A conversation between turns: plain JSON, complete. Storing it and loading it changes nothing.
 */
export interface Session {
  /** Innermost workflow last. */
  readonly stack: readonly { readonly workflowId: string; readonly nodeId: string; readonly locals: JsonObject }[];
  readonly variables: { readonly [name: string]: JsonValue };
  /** How often each response has been given, by item id and input name. */
  readonly given: { readonly [response: string]: { readonly count: number; readonly last: string } };
  /** How often the open question has been asked again. */
  readonly reprompts: { readonly noMatch: number; readonly noInput: number };
  readonly context: ConversationContext;
  readonly seed: number;
  readonly turnCount: number;
  readonly lastUtterance: string;
  readonly lastIntent: string;
  /** What 'did you mean' offered last; a yes takes it. */
  readonly offered: { readonly connectorId: string; readonly intentId: string; readonly said: string } | null;
  readonly ended: boolean;
}

/** The only way out of the engine. Turns that need none of it stay synchronous. */
export interface Effects {
  /** Milliseconds since 1970. */
  readonly clock: () => number;
}

export interface Turn {
  readonly session: Session;
  readonly outputs: readonly TurnOutput[];
  readonly trace: readonly TraceEntry[];
  readonly ended: boolean;
}

export type { ConversationContext, TraceEntry, TurnInput, TurnOutput };
