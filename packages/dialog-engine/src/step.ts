import type { ConversationContext, JsonValue, TurnInput } from '@confab/model';
import { cut } from './cut.ts';
import type { Move, Program } from './program.ts';
import { TurnRun } from './turn-run.ts';
import type { Effects, Turn, Session } from './types.ts';

/** A turn comes at once unless one of its effects has to be waited for. */
export type MaybePromise<T> = T | Promise<T>;

const mostEntries = 200;
const longestText = 1_000;

/** Where a conversation may be started for trying things out. */
export interface StartOptions {
  /** Begins at this node instead of the project's start. */
  readonly nodeId?: string;
}

/**
 * Opens a conversation.
 *
 * Pure: equal arguments give an equal turn. The seed decides what random responses say.
 */
export function start(
  program: Program,
  context: ConversationContext,
  seed: number,
  effects: Effects,
  options: StartOptions = {},
): Turn {
  const variables: Record<string, JsonValue> = {};
  for (const { name, initial } of program.variables.values()) variables[name] = initial;
  const session: Session = { nodeId: '', variables, seed: seed | 0, turnCount: 0, ended: false, context };
  const run = new TurnRun(program, session, effects);
  return finish(run, begin(program, options.nodeId), undefined);
}

/**
 * Advances a conversation by one turn of the person.
 *
 * Pure: equal arguments give an equal turn. The engine never waits, fetches, reads the clock or rolls dice
 * but through its arguments, which is what lets the simulator, test runs and channels share it. Every node
 * type there is runs without waiting, so a turn is there at once.
 */
export function step(program: Program, session: Session, input: TurnInput, effects: Effects): MaybePromise<Turn> {
  if (session.ended) return { session, outputs: [], trace: [], ended: true };
  const run = new TurnRun(program, session, effects);
  run.turnCount += 1;
  const node = program.nodes.get(session.nodeId);
  if (!node) {
    run.except('NodeGone', 'The node this conversation waited at is gone.', 'MoveToNode');
    return finish(run, begin(program, undefined), undefined);
  }
  // Whoever comes back hears the open question again; so does everybody at a node that does not wait any more.
  if (!node.hear || input.type === 'opened') return finish(run, enterAgain(node.id), undefined);
  const text = input.type === 'said' ? cut(input.text, longestText) : '';
  if (text.trim() === '') return finish(run, node.hear(run, { type: 'silent' }), node.id);
  run.lastUtterance = text;
  return finish(run, node.hear(run, { type: 'said', text }), node.id);
}

function begin(program: Program, chosen: string | undefined): Move {
  const nodeId = chosen ?? program.startNodeId;
  return nodeId === undefined ? { type: 'end', reason: 'there is nothing to begin with' } : enterAgain(nodeId);
}

function enterAgain(nodeId: string): Move {
  return { type: 'go', nodeId, connectorId: '' };
}

/** Follows moves until the conversation waits or ends; `questionId` is the question that was open. */
function finish(run: TurnRun, first: Move, questionId: string | undefined): Turn {
  let move = first;
  for (let entries = 0; move.type === 'go' || move.type === 'jump'; entries += 1) {
    if (entries < mostEntries) move = enter(run, move);
    else move = breakLoop(run, entries === mostEntries ? questionId : undefined);
    if (move.type === 'unhandled') move = askAgain(run, questionId, 'an exception was not handled');
  }
  if (move.type === 'end') {
    run.ended = true;
    run.outputs.push({ type: 'ended' });
    run.trace.push({ type: 'ended', nodeId: run.nodeId || null, reason: move.reason });
  }
  return { session: run.toSession(), outputs: run.outputs, trace: run.trace, ended: run.ended };
}

function enter(run: TurnRun, move: Extract<Move, { nodeId: string }>): Move {
  const connectorId = move.type === 'go' && move.connectorId !== '' ? move.connectorId : null;
  if (connectorId !== null)
    run.trace.push({ type: 'connectorTaken', nodeId: run.nodeId, connectorId, targetNodeId: move.nodeId });
  const node = run.program.nodes.get(move.nodeId);
  if (!node) return { type: 'end', reason: 'nothing follows' };
  run.nodeId = node.id;
  run.trace.push({ type: 'nodeEntered', workflowId: node.workflowId, nodeId: node.id, connectorId });
  return node.enter(run);
}

/**
 * Nodes lead to one another without ever waiting. What they said on the way round is dropped, the project's
 * `Error` message is said, and the question that was open is asked again.
 */
function breakLoop(run: TurnRun, questionId: string | undefined): Move {
  run.except(
    'LoopDetected',
    `More than ${mostEntries} nodes in one turn.`,
    questionId === undefined ? 'ErrorMessageAndStop' : 'QueueErrorMessage',
  );
  run.outputs.length = 0;
  return askAgain(run, questionId, 'the nodes lead in a circle');
}

/** The project's `Error` message, then the question that was open; without one the conversation is over. */
function askAgain(run: TurnRun, questionId: string | undefined, reason: string): Move {
  run.say(run.program.messages.Error);
  if (questionId === undefined) return { type: 'end', reason };
  return enter(run, { type: 'go', nodeId: questionId, connectorId: '' });
}
