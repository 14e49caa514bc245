import type { Move } from '../program.ts';
import { createExceptionMessage } from '../text/exception-messages.ts';
import { nameReason, traceMessages } from '../text/trace-messages.ts';
import type { ModuleLocals, TurnResult } from '../types.ts';
import { handleException, respondError } from './handle-exception.ts';
import { TurnLimitReached, ValueTooLarge } from './limits/turn-exceptions.ts';
import { turnLimits } from './limits/turn-limits.ts';
import type { TurnRun } from './turn-run.ts';

type OngoingMove = Exclude<Move, { type: 'wait' | 'end' }>;

/** The steps that entering a node costs, in addition to those of its work. */
const nodeEntrySteps = 30;

/**
 * Makes moves until the conversation waits or ends. It never throws because of a project's content.
 *
 * @param begin makes the first move
 * @param questionId the question that was open
 */
export function followMoves(run: TurnRun, begin: () => Move, questionId: string | undefined): TurnResult {
  let move = attempt(run, begin, questionId);
  for (let entries = 0; move.type !== 'wait' && move.type !== 'end'; entries += 1) {
    const current = move;
    move = run.budget.isHandling
      ? { type: 'end', reason: traceMessages.turnLimit }
      : attempt(run, () => followMove(run, current, entries, questionId), questionId);
  }
  if (move.type === 'end') {
    run.ended = true;
    run.outputs.push({ type: 'ended' });
    run.trace.addLast({ type: 'ended', nodeId: run.nodeId || null, ...nameReason(move.reason) });
  }
  return {
    conversation: run.toConversationState(),
    outputs: run.outputs,
    trace: run.trace.entries,
    ended: run.ended,
    steps: run.budget.steps,
  };
}

/** Makes one move. What it throws because of a limit becomes the next move. */
function attempt(run: TurnRun, advance: () => Move, questionId: string | undefined): Move {
  try {
    const move = advance();
    return move.type === 'end' ? returnFromFinishedModule(run, move) : move;
  } catch (error) {
    if (error instanceof TurnLimitReached) return handlePassedLimit(run, error, questionId);
    if (error instanceof ValueTooLarge) return raiseTooLarge(run, error);
    throw error;
  }
}

function raiseTooLarge(run: TurnRun, error: ValueTooLarge): Move {
  const node = run.program.nodes.get(run.nodeId);
  const next: Move =
    node?.nextMove ?? (node?.handleInput ? { type: 'wait' } : { type: 'end', reason: traceMessages.endedByException });
  return { type: 'raise', name: error.name, message: error, next };
}

function followMove(run: TurnRun, move: OngoingMove, entries: number, questionId: string | undefined): Move {
  if (entries >= turnLimits.nodes) throw new TurnLimitReached('nodes');
  if (move.type === 'leave') return leaveModule(run, move.returnNodeId, move.values);
  if (move.type !== 'raise') return enterNode(run, move);
  return handleException(run, move) ?? respondErrorAndReask(run, questionId, traceMessages.unhandledException);
}

function enterNode(run: TurnRun, move: Extract<Move, { nodeId: string }>): Move {
  run.spend(nodeEntrySteps);
  const connectorId = move.type === 'go' && move.connectorId !== '' ? move.connectorId : null;
  if (connectorId !== null)
    run.record({ type: 'connectorTaken', nodeId: run.nodeId, connectorId, targetNodeId: move.nodeId });
  const argument = move.type === 'go' ? move.argument : undefined;
  // Evaluated before entering the target node, which may be in another module.
  run.argument = argument && { parameter: argument.parameter, value: argument.value(run) };
  const node = run.program.nodes.get(move.nodeId);
  if (!node) return { type: 'end', reason: traceMessages.deadEnd };
  run.nodeId = node.id;
  run.record({ type: 'nodeEntered', workflowId: node.workflowId, nodeId: node.id, connectorId });
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
  run.traceException('NodeGone', createExceptionMessage('callerDeleted'), 'ErrorMessageAndStop');
  return { type: 'end', reason: traceMessages.callerDeleted };
}

/**
 * The nodes lead in a circle without waiting, or the turn has used up another limit. Its outputs are dropped, the
 * project's `Error` message is given and the open question is repeated; a reserve pays for this.
 */
function handlePassedLimit(run: TurnRun, { limit }: TurnLimitReached, questionId: string | undefined): Move {
  const reason = limit === 'nodes' ? traceMessages.loop : traceMessages.turnLimit;
  if (run.budget.isHandling) return { type: 'end', reason };
  const name = limit === 'nodes' ? 'LoopDetected' : 'TurnTooLong';
  const node = run.program.nodes.get(run.nodeId)?.name ?? '';
  run.openReserve();
  run.traceException(
    name,
    createExceptionMessage(`${limit}Passed`, { most: turnLimits[limit], node }),
    questionId === undefined ? 'ErrorMessageAndStop' : 'QueueErrorMessage',
  );
  return attempt(run, () => respondErrorAndReask(run, questionId, reason), questionId);
}

/** Gives the project's `Error` message and repeats the open question; without one the conversation ends. */
function respondErrorAndReask(run: TurnRun, questionId: string | undefined, reason: string): Move {
  respondError(run);
  if (questionId === undefined) return { type: 'end', reason };
  run.modules.rewind();
  try {
    return enterNode(run, { type: 'again', nodeId: questionId });
  } catch (error) {
    if (!(error instanceof ValueTooLarge)) throw error;
    // The question itself cannot be given: the conversation waits at it without its words.
    run.traceException(error.name, error, 'Ignore');
    return { type: 'wait' };
  }
}
