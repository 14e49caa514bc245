import type { Compiler } from '../compiler.ts';
import type { Move, ProgramNode } from '../program.ts';
import type { SourceNode } from '../types.ts';

/** A type of node: how one is compiled. What runs is in what it compiles to. */
export interface NodeType {
  readonly type: string;
  compile(node: SourceNode, compiler: Compiler): ProgramNode;
}

/** What every compiled node has. */
export function headOf({ id, workflowId, displayName }: SourceNode) {
  return { id, workflowId, name: displayName };
}

/** Follows a connector; where it leads nowhere the conversation is over. */
export function follow(connectorId: string, targetId: string | undefined): Move {
  if (targetId === undefined) return { type: 'end', reason: 'nothing follows' };
  return { type: 'go', nodeId: targetId, connectorId };
}
