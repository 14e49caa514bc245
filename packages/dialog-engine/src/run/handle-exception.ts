import { traceMessages } from '../text/trace-messages.ts';
import type { ExceptionHandling, Move } from '../program.ts';
import { ValueTooLarge } from './limits/turn-exceptions.ts';
import type { TurnRun } from './turn-run.ts';

type RaisedException = Extract<Move, { type: 'raise' }>;

/**
 * Handles an exception by the first table that does not let it bubble: the node's own, then those of the
 * nodes that called the current modules, then the project's (A3.64).
 *
 * @returns undefined if no table handles it.
 */
export function handleException(run: TurnRun, { name, message, next }: RaisedException): Move | undefined {
  const own = skipBubble(run.program.nodes.get(run.nodeId)?.findExceptionHandling?.(name));
  if (own) {
    run.traceException(name, message, own.handling);
    return applyHandling(run, own, next);
  }
  for (let depth = run.modules.depth - 1; depth >= 0; depth -= 1) {
    const frame = run.modules.frames[depth];
    // No node called a background module: it interrupted the node that it returns to.
    if (frame?.background !== undefined) break;
    const caller = run.program.nodes.get(frame?.nodeId ?? '');
    const handling = skipBubble(caller?.findExceptionHandling?.(name));
    if (!caller || !handling) continue;
    run.traceException(name, message, handling.handling);
    run.modules.returnTo(depth);
    run.nodeId = caller.id;
    return applyHandling(run, handling, caller.nextMove ?? { type: 'again', nodeId: caller.id });
  }
  const last = skipBubble(run.program.findExceptionHandling(name));
  run.traceException(name, message, last?.handling ?? 'Bubble');
  if (last?.handling === 'MoveToNode') run.modules.returnTo(0);
  return last && applyHandling(run, last, next);
}

/** Gives the project's `Error` message; one that raises an exception itself is left out. */
export function respondError(run: TurnRun): void {
  try {
    run.respond(run.program.messages.Error);
  } catch (error) {
    if (!(error instanceof ValueTooLarge)) throw error;
    run.traceException(error.name, error, 'Ignore');
  }
}

function skipBubble(handling: ExceptionHandling | undefined) {
  return handling?.handling === 'Bubble' ? undefined : handling;
}

function applyHandling(run: TurnRun, { handling, move }: ExceptionHandling, next: Move): Move | undefined {
  switch (handling) {
    case 'Ignore':
      return next;
    case 'QueueErrorMessage':
      respondError(run);
      return next;
    case 'ErrorMessageAndStop':
      respondError(run);
      return { type: 'end', reason: traceMessages.endedByException };
    default:
      return move;
  }
}
