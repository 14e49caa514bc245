import { rowsOf, textOf } from '../authored.ts';
import type { Compiler } from '../compiler.ts';
import type { Move } from '../program.ts';
import type { TurnRun } from '../turn-run.ts';
import type { SourceNode } from '../types.ts';

/** Goes on after an exception as the author wants it; `next` is where the node would have led. */
export type HandleException = (run: TurnRun, name: string, message: string, next: Move) => Move;

const handlings = new Set(['Bubble', 'MoveToNode', 'QueueErrorMessage', 'ErrorMessageAndStop', 'Ignore']);

/** Resolves a node's table of exceptions: the first row that names the exception, or any, says what is done. */
export function compileExceptions(node: SourceNode, compiler: Compiler): HandleException {
  const rows = rowsOf(node.values.Exceptions).map(({ id, values }) => {
    const target = textOf(values.TargetNodeId);
    const handling = handlings.has(textOf(values.Handling)) ? textOf(values.Handling) : 'Bubble';
    const isThere = compiler.known.nodeWorkflows.get(target) === node.workflowId;
    if (handling === 'MoveToNode' && !isThere) {
      const message = 'This exception leads to a node that is not in this workflow.';
      compiler.report(node.id, `Exceptions/${id}/TargetNodeId`, 'DanglingConnector', message);
    }
    return { exception: textOf(values.Exception) || 'Any', handling, target: isThere ? target : undefined };
  });
  return (run, name, message, next) => {
    const row = rows.find(({ exception }) => exception === name || exception === 'Any');
    run.except(name, message, row?.handling ?? 'Bubble');
    return toMove(run, row, next);
  };
}

function toMove(run: TurnRun, row: { handling: string; target: string | undefined } | undefined, next: Move): Move {
  switch (row?.handling) {
    case 'Ignore':
      return next;
    case 'QueueErrorMessage':
      run.say(run.program.messages.Error);
      return next;
    case 'ErrorMessageAndStop':
      run.say(run.program.messages.Error);
      return { type: 'end', reason: 'an exception ends it here' };
    case 'MoveToNode':
      if (row.target !== undefined) return { type: 'go', nodeId: row.target, connectorId: '' };
      return { type: 'unhandled' };
    default:
      return { type: 'unhandled' };
  }
}
