import type { Handling, Move } from '../program.ts';
import type { TurnRun } from './turn-run.ts';

type Raised = Extract<Move, { type: 'raise' }>;

/**
 * Goes on after an exception as the author wants it: the node's own table is asked first, then the tables of the
 * nodes that called the modules it happened in, then the project's (A3.64).
 *
 * @returns undefined where nobody handles it.
 */
export function raise(run: TurnRun, { name, message, next }: Raised): Move | undefined {
  const own = decided(run.program.nodes.get(run.nodeId)?.handlingOf?.(name));
  if (own) {
    run.except(name, message, own.handling);
    return handle(run, own, next);
  }
  for (let depth = run.modules.depth - 1; depth >= 0; depth -= 1) {
    const caller = run.program.nodes.get(run.modules.frames[depth]?.nodeId ?? '');
    const handling = decided(caller?.handlingOf?.(name));
    if (!caller || !handling) continue;
    run.except(name, message, handling.handling);
    run.modules.returnTo(depth);
    run.nodeId = caller.id;
    return handle(run, handling, caller.onward ?? { type: 'again', nodeId: caller.id });
  }
  const last = decided(run.program.handlingOf(name));
  run.except(name, message, last?.handling ?? 'Bubble');
  if (last?.handling === 'MoveToNode') run.modules.returnTo(0);
  return last && handle(run, last, next);
}

function decided(handling: Handling | undefined) {
  return handling?.handling === 'Bubble' ? undefined : handling;
}

function handle(run: TurnRun, { handling, move }: Handling, next: Move): Move | undefined {
  switch (handling) {
    case 'Ignore':
      return next;
    case 'QueueErrorMessage':
      run.say(run.program.messages.Error);
      return next;
    case 'ErrorMessageAndStop':
      run.say(run.program.messages.Error);
      return { type: 'end', reason: 'an exception ends it here' };
    default:
      return move;
  }
}
