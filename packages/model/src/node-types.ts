import type { JsonValue } from './json.ts';

/** What other packages need to know about a node type; how it runs is defined in the dialog engine. */
export interface NodeTypeFacts {
  /** Its connectors match intents or expected answers, so the profiler can try an utterance at it. */
  readonly listens?: true;
  /** It is the first node of a workflow. */
  readonly startsWorkflow?: true;
  /** Its `Parameters` declare the input and output parameters of the module. */
  readonly declaresParameters?: true;
  /** It leaves the current module and sets the module's output parameters. */
  readonly returnsFromModule?: true;
  /** It outputs the response of its input `Response`. */
  readonly responds?: true;
  /** It ends the conversation. */
  readonly endsConversation?: true;
}

const noFacts: NodeTypeFacts = {};

/** The node types with facts of their own. A type whose nodes only act and continue needs no entry. */
export const nodeTypeFacts: ReadonlyMap<string, NodeTypeFacts> = new Map<string, NodeTypeFacts>([
  ['Start', { listens: true, startsWorkflow: true }],
  ['StartModule', { listens: true, startsWorkflow: true, declaresParameters: true }],
  ['Say', { responds: true }],
  ['Ask', { listens: true, responds: true }],
  ['Capture', { listens: true }],
  ['ModuleReturn', { returnsFromModule: true }],
  ['Handover', { responds: true, endsConversation: true }],
  ['EndSession', { responds: true, endsConversation: true }],
]);

/** Returns the facts of a node type; an empty object for a type without an entry. */
export function getNodeTypeFacts(type: string): NodeTypeFacts {
  return nodeTypeFacts.get(type) ?? noFacts;
}

/** The turns for which a question keeps an intent open at most. */
export const openTurnsMax = 50;

/** Reads the `OpenTurns` of a connector: for how many turns a question keeps its intent open; 1 when it is the next alone. */
export function readOpenTurns(value: JsonValue | undefined): number {
  const turns = typeof value === 'string' || typeof value === 'number' ? Math.trunc(Number(value)) : 1;
  return turns > 1 ? Math.min(turns, openTurnsMax) : 1;
}
