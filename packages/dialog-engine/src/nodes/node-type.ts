import type { Compiler, Connector } from '../compile/compiler.ts';
import type { Move, ProgramNode } from '../program.ts';
import type { SourceNode } from '../types.ts';
import { deadEndReason } from '../run/follow-moves.ts';

/** A type of node: how one is compiled. What runs is in what it compiles to. */
export interface NodeType {
  readonly type: string;
  compile(node: SourceNode, compiler: Compiler): ProgramNode;
}

/** What every compiled node has. */
export function createNodeBase({ id, workflowId, displayName }: SourceNode) {
  return { id, workflowId, name: displayName };
}

const deadEnd: Move = { type: 'end', reason: deadEndReason };

/** The move that follows a connector, made once; where it leads nowhere the conversation is over. */
export function followConnector(connector: Connector | undefined): Move {
  if (connector?.targetId === undefined) return deadEnd;
  const { id, targetId, argument: gift } = connector;
  return gift
    ? { type: 'go', nodeId: targetId, connectorId: id, argument: gift }
    : { type: 'go', nodeId: targetId, connectorId: id };
}
