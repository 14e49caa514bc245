import type { Move } from '../program.ts';
import { traceMessages } from '../text/trace-messages.ts';
import { handleException } from './handle-exception.ts';
import type { TurnRun } from './turn-run.ts';
import type { ModuleLocals, TurnResult } from '../types.ts';

const maxNodeEntries = 200;

/** Follows moves until the conversation waits or ends; `questionId` is the question that was open. */
export function followMoves(run: TurnRun, first: Move, questionId: string | undefined): TurnResult {
  let move = first;
  for (let entries = 0; move.type !== 'wait' && move.type !== 'end'; entries += 1) {
    if (entries < maxNodeEntries) move = followMove(run, move, questionId);
    else if (entries === maxNodeEntries) move = handleLoop(run, questionId);
    else move = { type: 'end', reason: traceMessages.loop };
    if (move.type === 'end') move = returnFromFinishedModule(run, move);
  }
  if (move.type === 'end') {
    run.ended = true;
    run.outputs.push({ type: 'ended' });
    run.trace.push({ type: 'ended', nodeId: run.nodeId || null, reason: move.reason });
  }
  return { conversation: run.toConversationState(), outputs: run.outputs, trace: run.trace, ended: run.ended };
}

function followMove(run: TurnRun, move: Exclude<Move, { type: 'wait' | 'end' }>, questionId: string | undefined): Move {
  if (move.type === 'leave') return leaveModule(run, move.returnNodeId, move.values);
  if (move.type !== 'raise') return enterNode(run, move);
  return handleException(run, move) ?? respondErrorAndReask(run, questionId, traceMessages.unhandledException);
}

function enterNode(run: TurnRun, move: Extract<Move, { nodeId: string }>): Move {
  const connectorId = move.type === 'go' && move.connectorId !== '' ? move.connectorId : null;
  if (connectorId !== null)
    run.trace.push({ type: 'connectorTaken', nodeId: run.nodeId, connectorId, targetNodeId: move.nodeId });
  const argument = move.type === 'go' ? move.argument : undefined;
  // Evaluated before entering the target node, which may be in another module.
  run.argument = argument && { parameter: argument.parameter, value: argument.value(run) };
  const node = run.program.nodes.get(move.nodeId);
  if (!node) return { type: 'end', reason: traceMessages.deadEnd };
  run.nodeId = node.id;
  run.trace.push({ type: 'nodeEntered', workflowId: node.workflowId, nodeId: node.id, connectorId });
  return move.type === 'again' && node.reask ? node.reask(run) : node.enter(run);
}

/** A module that ends without a ModuleReturn returns to its caller. */
function returnFromFinishedModule(run: TurnRun, move: Extract<Move, { type: 'end' }>): Move {
  if (run.modules.depth === 0 || move.reason !== traceMessages.deadEnd) return move;
  return leaveModule(run, '', {});
}

/** Returns from a module to its caller, or to the question that it interrupted. */
function leaveModule(run: TurnRun, returnNodeId: string, values: ModuleLocals): Move {
  const frame = run.modules.returnTo(run.modules.depth - 1);
  if (!frame) return { type: 'end', reason: traceMessages.moduleAlone };
  run.nodeId = frame.nodeId;
  if (frame.background !== undefined) return { type: 'again', nodeId: frame.nodeId };
  const caller = run.program.nodes.get(frame.nodeId);
  if (caller?.resume) return caller.resume(run, { returnNodeId, values });
  run.traceException('NodeGone', 'The node that called this module is gone.', 'ErrorMessageAndStop');
  return { type: 'end', reason: traceMessages.callerDeleted };
}

/**
 * The nodes lead in a circle without waiting. Their outputs are dropped, the project's
 * `Error` message is given and the open question is repeated.
 */
function handleLoop(run: TurnRun, questionId: string | undefined): Move {
  run.traceException(
    'LoopDetected',
    `More than ${maxNodeEntries} nodes in one turn.`,
    questionId === undefined ? 'ErrorMessageAndStop' : 'QueueErrorMessage',
  );
  run.outputs.length = 0;
  return respondErrorAndReask(run, questionId, traceMessages.loop);
}

/** Gives the project's `Error` message and repeats the open question; without one the conversation ends. */
function respondErrorAndReask(run: TurnRun, questionId: string | undefined, reason: string): Move {
  run.respond(run.program.messages.Error);
  if (questionId === undefined) return { type: 'end', reason };
  run.modules.rewind();
  return enterNode(run, { type: 'again', nodeId: questionId });
}
