import type { Compiler } from '../compile/compiler.ts';
import type { Connector } from './read-connectors.ts';
import type { Move, ProgramNode } from '../program.ts';
import type { SourceNode } from '../types.ts';
import { nameTerm } from '../problems/problem-names.ts';
import { traceMessages } from '../text/trace-messages.ts';

/** A node type: compiles its nodes into what runs, and states its facts for the rest of the engine. */
export interface NodeType {
  readonly type: string;
  /** The table of values that a node is run with, if it is not `InParams`. */
  readonly inParameterTable?: 'Assignments';
  /** Calls the module that `TargetWorkflowId` names, so the parameters of the module are its own. */
  readonly callsModule?: true;
  /**
   * A node of this type never waits, ends or decides: it follows its connector `next`, or jumps. A loop of such nodes
   * never ends.
   */
  readonly alwaysGoesOn?: 'next' | 'jump';
  /** The author's code that it runs, and the name of the function that is called. */
  readonly readScript?: (node: SourceNode) => { readonly code: string; readonly functionName: string };
  compile(node: SourceNode, compiler: Compiler): ProgramNode;
}

/** The properties that every compiled node has. */
export function createNodeBase({ id, workflowId, displayName }: SourceNode) {
  return { id, workflowId, name: displayName };
}

const deadEnd: Move = { type: 'end', reason: traceMessages.deadEnd };

/** The move that follows a connector; a connector without a target ends the conversation. */
export function followConnector(connector: Connector | undefined): Move {
  if (connector?.targetId === undefined) return deadEnd;
  const { id, targetId, argument } = connector;
  return argument
    ? { type: 'go', nodeId: targetId, connectorId: id, argument }
    : { type: 'go', nodeId: targetId, connectorId: id };
}

/** The move that follows the connector `next` of a node, which has to lead to a node. */
export function compileNextMove(node: SourceNode, compiler: Compiler): Move {
  const next = compiler.readConnectors(node).find(({ id }) => id === 'next');
  compiler.expectTarget(node, next, nameTerm('next'));
  return followConnector(next);
}
