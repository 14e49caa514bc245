/** What the rest of the product needs to know about a type of node; how it runs is in the dialog engine. */
export interface NodeTypeFacts {
  /** Its connectors match intents or expected answers, so an utterance can be tried at it. */
  readonly listens?: true;
  /** A workflow begins at it. */
  readonly startsWorkflow?: true;
  /** Its `Parameters` declare the input and output parameters of the module. */
  readonly declaresParameters?: true;
  /** Leaves the module it is in, and gives values to the output parameters. */
  readonly returnsFromModule?: true;
  /** Gives the response of its input `Response`. */
  readonly responds?: true;
  /** The conversation is over after it. */
  readonly endsConversation?: true;
}

const noFacts: NodeTypeFacts = {};

/** The node types with facts of their own. A type that only does something and continues needs no line here. */
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

/** The facts of a node type; none for a type that has no line. */
export function getNodeTypeFacts(type: string): NodeTypeFacts {
  return nodeTypeFacts.get(type) ?? noFacts;
}
