import { readRows } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { NodeArgument } from '../program.ts';
import type { SourceNode } from '../types.ts';
import { readText } from '../compile/authored-values.ts';
import type { Compiler } from '../compile/compiler.ts';

/** A connector of a node. */
export interface Connector {
  readonly id: string;
  readonly kind: string;
  readonly values: JsonObject;
  /** Undefined if it leads nowhere or to a missing node. */
  readonly targetId: string | undefined;
  /** The value that it assigns to a parameter of its target. */
  readonly argument: NodeArgument | undefined;
}

/** The connectors of a node in order; a dangling one is reported. */
export function readConnectors(compiler: Compiler, node: SourceNode): Connector[] {
  return readRows(node.values.Connectors).map(({ id, values }) => {
    const target = readText(values.TargetNodeId);
    const isThere = compiler.findWorkflowOfNode(target) === node.workflowId;
    if (target !== '' && !isThere) {
      const message = 'This connector leads to a node that is not in this workflow.';
      compiler.report(node.id, `Connectors/${id}/TargetNodeId`, 'DanglingConnector', message);
    }
    const targetId = isThere ? target : undefined;
    return { id, kind: readText(values.Kind), values, targetId, argument: compileArgument(compiler, node, id, values) };
  });
}

/** Compiles the argument of a connector for an in-parameter of its target node (A3.47). */
function compileArgument(
  compiler: Compiler,
  node: SourceNode,
  id: string,
  values: JsonObject,
): NodeArgument | undefined {
  const parameter = readText(values.TargetInParamId).trim();
  const value = compiler.compileExpression(node.id, `Connectors/${id}/OutParamId`, readText(values.OutParamId));
  if (parameter === '' || !value) return undefined;
  if (!compiler.hasInParameter(readText(values.TargetNodeId), parameter)) {
    const message = `The target node has no input parameter called "${parameter}".`;
    compiler.report(node.id, `Connectors/${id}/TargetInParamId`, 'UnknownParameter', message, parameter);
  }
  return { parameter, value };
}
