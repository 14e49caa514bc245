import type { JsonValue } from '@confab/model';
import { rowsOf, textOf } from './authored-values.ts';
import type { Compiler } from './compiler.ts';
import type { FindHandling, Handling, Move } from '../program.ts';
import type { SourceItem, SourceNode } from '../types.ts';

const handlings = ['Bubble', 'MoveToNode', 'QueueErrorMessage', 'ErrorMessageAndStop', 'Ignore'] as const;

/** Resolves a node's table of exceptions: the first row that names the exception, or any, says what is done. */
export function compileExceptions(node: SourceNode, compiler: Compiler): FindHandling {
  return compileTable(node.values.Exceptions, (id, handling, values) => {
    if (handling !== 'MoveToNode') return undefined;
    const target = textOf(values.TargetNodeId);
    if (compiler.known.nodeWorkflows.get(target) === node.workflowId)
      return { type: 'go', nodeId: target, connectorId: '' };
    const message = 'This exception leads to a node that is not in this workflow.';
    compiler.report(node.id, `Exceptions/${id}/TargetNodeId`, 'DanglingConnector', message);
    return undefined;
  });
}

/** Resolves the project's table, which says what is done about exceptions that nothing else handles. */
export function compileProjectExceptions(project: SourceItem, compiler: Compiler): FindHandling {
  return compileTable(project.values.Exceptions, (id, handling, values) => {
    if (handling !== 'MoveToNode') return undefined;
    const workflowId = textOf(values.TargetWorkflowId);
    const nodeId = compiler.known.workflowStarts.get(workflowId);
    if (nodeId !== undefined) return { type: 'jump', workflowId, nodeId };
    const message = 'What this jumps to is not there.';
    compiler.report(project.id, `Exceptions/${id}/TargetWorkflowId`, 'DanglingJump', message);
    return undefined;
  });
}

type FindMove = (
  rowId: string,
  handling: Handling['handling'],
  values: ReturnType<typeof rowsOf>[number]['values'],
) => Move | undefined;

function compileTable(table: JsonValue | undefined, moveOf: FindMove): FindHandling {
  const rows = rowsOf(table).map(({ id, values }) => {
    const handling = handlings.find((known) => known === textOf(values.Handling)) ?? 'Bubble';
    return { exception: textOf(values.Exception) || 'Any', handling, move: moveOf(id, handling, values) };
  });
  if (rows.length === 0) return () => undefined;
  return (name) => rows.find(({ exception }) => exception === name || exception === 'Any');
}
