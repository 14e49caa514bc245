import type { ConversationContext, JsonValue, TurnInput } from '@confab/model';
import type { Move, Program } from './program.ts';
import { TurnRun } from './turn-run.ts';
import type { Effects, Session, Turn } from './types.ts';

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
  const session: Session = {
    stack: [],
    variables,
    given: {},
    reprompts: { noMatch: 0, noInput: 0 },
    context,
    seed,
    turnCount: 0,
    lastUtterance: '',
    lastIntent: '',
    offered: null,
    ended: false,
  };
  const run = new TurnRun(program, session, effects);
  const nodeId = options.nodeId ?? program.startNodeId;
  const move: Move =
    nodeId === undefined
      ? { type: 'end', reason: 'there is nothing to begin with' }
      : { type: 'go', nodeId, connectorId: '' };
  return finish(run, move);
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
  run.draft.turnCount = session.turnCount + 1;
  const here = session.stack.at(-1);
  const node = here && program.nodes.get(here.nodeId);
  if (!here || !node) return finish(run, restart(program, run, here?.nodeId ?? ''));
  run.nodeId = node.id;
  const heard: TurnInput = input.type === 'said' ? { type: 'said', text: input.text.slice(0, longestText) } : input;
  if (heard.type === 'said') run.draft.lastUtterance = heard.text;
  if (!node.hear) return finish(run, { type: 'go', nodeId: node.id, connectorId: '' });
  return finish(run, node.hear(run, heard.type === 'opened' ? { type: 'silent' } : heard));
}

/** The node a conversation waited at has been deleted meanwhile: it begins again. */
function restart(program: Program, run: TurnRun, nodeId: string): Move {
  run.trace.push({
    type: 'exception',
    nodeId,
    name: 'NodeGone',
    message: 'The node this conversation waited at is gone.',
    handling: 'MoveToNode',
  });
  return program.startNodeId === undefined
    ? { type: 'end', reason: 'there is nothing to begin with' }
    : { type: 'go', nodeId: program.startNodeId, connectorId: '' };
}

/** Follows moves until the conversation waits or ends. */
function finish(run: TurnRun, first: Move): Turn {
  let move = first;
  for (let entries = 0; move.type === 'go' || move.type === 'jump'; entries += 1) {
    if (entries >= mostEntries) return loopDetected(run);
    if (move.type === 'go' && run.nodeId !== '' && move.connectorId !== '') {
      run.trace.push({
        type: 'connectorTaken',
        nodeId: run.nodeId,
        connectorId: move.connectorId,
        targetNodeId: move.nodeId,
      });
    }
    const node = run.program.nodes.get(move.nodeId);
    if (!node) {
      move = { type: 'end', reason: 'nothing follows' };
      break;
    }
    run.nodeId = node.id;
    run.draft.stack = [{ workflowId: node.workflowId, nodeId: node.id, locals: {} }];
    run.trace.push({
      type: 'nodeEntered',
      workflowId: node.workflowId,
      nodeId: node.id,
      connectorId: move.type === 'go' && move.connectorId !== '' ? move.connectorId : null,
    });
    move = node.enter(run);
  }
  if (move.type === 'end') end(run, move.reason);
  return { session: run.draft, outputs: run.outputs, trace: run.trace, ended: run.draft.ended };
}

function end(run: TurnRun, reason: string) {
  run.draft.ended = true;
  run.outputs.push({ type: 'ended' });
  run.trace.push({ type: 'ended', nodeId: run.nodeId || null, reason });
}

/** Nodes that lead to one another without ever waiting: nothing can be waited for, so it ends. */
function loopDetected(run: TurnRun): Turn {
  run.trace.push({
    type: 'exception',
    nodeId: run.nodeId,
    name: 'LoopDetected',
    message: `More than ${mostEntries} nodes in one turn.`,
    handling: 'QueueErrorMessage',
  });
  run.outputs.length = 0;
  run.say(run.program.messages.Error);
  end(run, 'the nodes lead in a circle');
  return { session: run.draft, outputs: run.outputs, trace: run.trace, ended: true };
}
