import { readRows } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import { readText } from './authored-values.ts';
import type { Compiler } from './compiler.ts';
import type { FindExceptionHandling, ExceptionHandling, Move } from '../program.ts';
import type { SourceItem, SourceNode } from '../types.ts';

const handlingNames = ['Bubble', 'MoveToNode', 'QueueErrorMessage', 'ErrorMessageAndStop', 'Ignore'] as const;

/** Compiles a node's exception table: the first row that names the exception or `Any` handles it. */
export function compileExceptions(node: SourceNode, compiler: Compiler): FindExceptionHandling {
  return compileTable(node.values.Exceptions, (id, handling, values) => {
    if (handling !== 'MoveToNode') return undefined;
    const target = readText(values.TargetNodeId);
    if (compiler.findWorkflowOfNode(target) === node.workflowId) return { type: 'go', nodeId: target, connectorId: '' };
    const message = 'This exception leads to a node that is not in this workflow.';
    compiler.report(node.id, `Exceptions/${id}/TargetNodeId`, 'DanglingConnector', message);
    return undefined;
  });
}

/** Compiles the project's table, which handles exceptions that no other table handles. */
export function compileProjectExceptions(project: SourceItem, compiler: Compiler): FindExceptionHandling {
  return compileTable(project.values.Exceptions, (id, handling, values) => {
    if (handling !== 'MoveToNode') return undefined;
    const workflowId = readText(values.TargetWorkflowId);
    const nodeId = compiler.findWorkflowStart(workflowId);
    if (nodeId !== undefined) return { type: 'jump', workflowId, nodeId };
    const message = 'The target of this jump does not exist.';
    compiler.report(project.id, `Exceptions/${id}/TargetWorkflowId`, 'DanglingJump', message);
    return undefined;
  });
}

type FindMove = (
  rowId: string,
  handling: ExceptionHandling['handling'],
  values: ReturnType<typeof readRows>[number]['values'],
) => Move | undefined;

function compileTable(table: JsonValue | undefined, moveOf: FindMove): FindExceptionHandling {
  const rows = readRows(table).map(({ id, values }) => {
    const handling = handlingNames.find((known) => known === readText(values.Handling)) ?? 'Bubble';
    return { exception: readText(values.Exception) || 'Any', handling, move: moveOf(id, handling, values) };
  });
  if (rows.length === 0) return () => undefined;
  const firstAny = rows.findIndex(({ exception }) => exception === 'Any');
  const any = rows[firstAny];
  // Rows after the first for any exception are never reached.
  const named = new Map((any ? rows.slice(0, firstAny) : rows).toReversed().map((row) => [row.exception, row]));
  return (name) => named.get(name) ?? any;
}
