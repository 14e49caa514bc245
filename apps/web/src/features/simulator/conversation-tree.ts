import type { JsonObject, NodeId, Platform, Stage, WorkflowId } from '@confab/model';
import type { ResultOf, simulatorCalls } from '@confab/contracts';

type StepResult = ResultOf<typeof simulatorCalls.step>;

/** For whom and from where a conversation is simulated. */
export interface SimulatorSettings {
  readonly stage: Stage;
  readonly platform: Platform;
  /** What the visitor's device speaks; undefined is the project's own. */
  readonly language: string | undefined;
  readonly isNewUser: boolean;
  readonly isAccountLinked: boolean;
  /** Where it begins; undefined is the project's beginning. */
  readonly from: { readonly nodeId: NodeId } | { readonly workflowId: WorkflowId } | undefined;
  /** Decides what random responses say; undefined is another one for every conversation. */
  readonly seed: number | undefined;
  /** The moment that every turn takes for now, as ISO 8601; undefined is the clock. */
  readonly moment: string | undefined;
}

/** One exchange: what was said, and what came of it. */
export interface SimulatedTurn {
  readonly id: number;
  /** The turn it went on from; undefined for an opening. */
  readonly parent: number | undefined;
  /** Null for the opening and for silence. */
  readonly said: string | null;
  readonly isOpening: boolean;
  /** Variables that were written before it. */
  readonly byHand: JsonObject;
  /** The turn that it says again, to see what has become of the answer. */
  readonly insteadOf: number | undefined;
  /** What its conversation began with; the seed is always there. */
  readonly begun: SimulatorSettings & { readonly seed: number };
  readonly result: StepResult;
}

/**
 * Every turn that was held, with all its branches: going back and on differently forgets nothing.
 *
 * `head` is where the conversation stands; what is shown is the way from its opening to there.
 */
export interface ConversationTree {
  readonly turns: readonly SimulatedTurn[];
  readonly head: number | undefined;
}

export const noConversation: ConversationTree = { turns: [], head: undefined };
const mostOpenings = 10;

export function turnOf({ turns }: ConversationTree, id: number | undefined): SimulatedTurn | undefined {
  return id === undefined ? undefined : turns.find((turn) => turn.id === id);
}

/** The way from the opening to a turn; to where the conversation stands, unless another is asked for. */
export function branchOf(tree: ConversationTree, to = tree.head): SimulatedTurn[] {
  const branch: SimulatedTurn[] = [];
  for (let turn = turnOf(tree, to); turn; turn = turnOf(tree, turn.parent)) branch.unshift(turn);
  return branch;
}

/** Adds a turn behind its parent, and stands there. Of many conversations the oldest are let go. */
export function addTurn(tree: ConversationTree, made: Omit<SimulatedTurn, 'id'>): ConversationTree {
  const id = (tree.turns.at(-1)?.id ?? -1) + 1;
  return withoutOldest({ turns: [...tree.turns, { ...made, id }], head: id });
}

/** Stands at an earlier turn; those behind it stay as a branch. */
export function stepBack(tree: ConversationTree, id: number): ConversationTree {
  return turnOf(tree, id) ? { ...tree, head: id } : tree;
}

/** The turns that are said in this one's place, itself included, oldest first. */
export function siblingsOf(tree: ConversationTree, id: number): SimulatedTurn[] {
  const turn = turnOf(tree, id);
  return turn ? tree.turns.filter(({ parent }) => parent === turn.parent) : [];
}

/** Goes over to the branch of a turn, as far as it was held. */
export function switchTo(tree: ConversationTree, id: number): ConversationTree {
  return turnOf(tree, id) ? { ...tree, head: tipOf(tree, id) } : tree;
}

/** How many turns were held after this place, on the branch that was gone last. */
export function laterTurns(tree: ConversationTree): number {
  return tree.head === undefined ? 0 : branchOf(tree, tipOf(tree, tree.head)).length - branchOf(tree).length;
}

/** What was said in all branches, each once, latest last: for being said again. */
export function formerInputs({ turns }: ConversationTree): string[] {
  const said = turns.flatMap((turn) => (turn.said === null ? [] : [turn.said]));
  return [...new Set(said.toReversed())].toReversed();
}

/** The end of what was held last behind a turn. */
function tipOf(tree: ConversationTree, id: number): number {
  const last = tree.turns.findLast(({ parent }) => parent === id);
  return last ? tipOf(tree, last.id) : id;
}

function withoutOldest(tree: ConversationTree): ConversationTree {
  const openings = tree.turns.filter(({ parent }) => parent === undefined);
  const [oldest] = openings;
  if (openings.length <= mostOpenings || !oldest) return tree;
  return { ...tree, turns: tree.turns.filter(({ id }) => branchOf(tree, id)[0] !== oldest) };
}
