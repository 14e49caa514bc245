import type { JsonObject, NodeId, Platform, ReleaseId, Stage, WorkflowId } from '@confab/model';
import type { ResultOf, simulatorCalls } from '@confab/contracts';
import type { RepeatedTurn } from '../../recordings/index.ts';

type StepResult = ResultOf<typeof simulatorCalls.step>;

/** The user, stage and start point of a simulated conversation. */
export interface SimulatorSettings {
  readonly stage: Stage;
  readonly platform: Platform;
  /** Language of the user's device; undefined for that of the project. */
  readonly language: string | undefined;
  readonly isNewUser: boolean;
  readonly isAccountLinked: boolean;
  /** Undefined for the start of the project. */
  readonly from: { readonly nodeId: NodeId } | { readonly workflowId: WorkflowId } | undefined;
  /** Seed of random responses; undefined for a new one per conversation. */
  readonly seed: number | undefined;
  /** The current time of every turn, as ISO 8601; undefined for the real time. */
  readonly moment: string | undefined;
}

/** One turn: an input and its result. */
export interface SimulatedTurn {
  readonly id: number;
  /** Id of the previous turn; undefined for an opening. */
  readonly parent: number | undefined;
  /** Null for the opening and for silence. */
  readonly said: string | null;
  readonly isOpening: boolean;
  /** Variables set by hand before this turn. */
  readonly byHand: JsonObject;
  /** Id of the turn whose input it repeats, to compare the answers. */
  readonly insteadOf: number | undefined;
  /** Settings at the start of its conversation, always with a seed. */
  readonly begun: SimulatorSettings & {
    readonly seed: number;
    /** When it started, as ISO 8601. */
    readonly startedAt?: string;
    /** Where it repeats a conversation of a visitor: how many turns, and the release that answers instead of the draft. */
    readonly recorded?: {
      readonly turnCount: number;
      readonly release:
        | { readonly id: ReleaseId; readonly number: number; readonly stage: 'Beta' | 'Live' }
        | undefined;
    };
  };
  /** The turn of a visitor that it repeats. */
  readonly original?: RepeatedTurn | undefined;
  readonly result: StepResult;
}

/**
 * All turns with their branches; going back and continuing differently keeps the other branch.
 *
 * `head` is the current turn; the branch from its opening to the head is shown.
 */
export interface ConversationTree {
  readonly turns: readonly SimulatedTurn[];
  readonly head: number | undefined;
}

export const noConversation: ConversationTree = { turns: [], head: undefined };
const maxOpenings = 10;

export function findTurn({ turns }: ConversationTree, id: number | undefined): SimulatedTurn | undefined {
  return id === undefined ? undefined : turns.find((turn) => turn.id === id);
}

/** The turns from the opening to a turn, by default to the head. */
export function listBranch(tree: ConversationTree, to = tree.head): SimulatedTurn[] {
  const branch: SimulatedTurn[] = [];
  for (let turn = findTurn(tree, to); turn; turn = findTurn(tree, turn.parent)) branch.unshift(turn);
  return branch;
}

/** Adds a turn and makes it the head. Drops the oldest conversation above the maximum. */
export function addTurn(tree: ConversationTree, made: Omit<SimulatedTurn, 'id'>): ConversationTree {
  const id = (tree.turns.at(-1)?.id ?? -1) + 1;
  return dropOldest({ turns: [...tree.turns, { ...made, id }], head: id });
}

/** Makes an earlier turn the head; later turns stay as a branch. */
export function stepBack(tree: ConversationTree, id: number): ConversationTree {
  return findTurn(tree, id) ? { ...tree, head: id } : tree;
}

/** The turns with the same parent, itself included, oldest first. */
export function listSiblings(tree: ConversationTree, id: number): SimulatedTurn[] {
  const turn = findTurn(tree, id);
  return turn ? tree.turns.filter(({ parent }) => parent === turn.parent) : [];
}

/** Switches to the end of the branch of a turn. */
export function switchTo(tree: ConversationTree, id: number): ConversationTree {
  return findTurn(tree, id) ? { ...tree, head: findTip(tree, id) } : tree;
}

/** Number of turns after the head on its latest branch. */
export function countLaterTurns(tree: ConversationTree): number {
  return tree.head === undefined ? 0 : listBranch(tree, findTip(tree, tree.head)).length - listBranch(tree).length;
}

/** The distinct inputs of all branches, latest last. */
export function listPreviousInputs({ turns }: ConversationTree): string[] {
  const said = turns.flatMap((turn) => (turn.said === null ? [] : [turn.said]));
  return [...new Set(said.toReversed())].toReversed();
}

/** The end of the latest branch after a turn. */
function findTip(tree: ConversationTree, id: number): number {
  const last = tree.turns.findLast(({ parent }) => parent === id);
  return last ? findTip(tree, last.id) : id;
}

function dropOldest(tree: ConversationTree): ConversationTree {
  const openings = tree.turns.filter(({ parent }) => parent === undefined);
  const [oldest] = openings;
  if (openings.length <= maxOpenings || !oldest) return tree;
  return { ...tree, turns: tree.turns.filter(({ id }) => listBranch(tree, id)[0] !== oldest) };
}
