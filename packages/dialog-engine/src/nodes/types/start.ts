import { listInitialParameters } from '../../compile/read-modules.ts';
import type { Compiler } from '../../compile/compiler.ts';
import type { Connector } from '../read-connectors.ts';
import type { IntentListener } from '../../program.ts';
import type { ModuleLocals, SourceNode } from '../../types.ts';
import { compileRoutes } from '../listening/question.ts';
import { followConnector, createNodeBase, type NodeType } from '../node-type.ts';
import { nameTerm } from '../../problems/problem-names.ts';

/** Begins a workflow; its intents are matched everywhere in the workflow. */
export const start: NodeType = {
  type: 'Start',
  alwaysGoesOn: 'next',
  compile(node, compiler) {
    const connectors = compiler.readConnectors(node);
    const next = connectors.find(({ id }) => id === 'next');
    compiler.expectTarget(node, next, nameTerm('next'));
    const onward = followConnector(next);
    const listener = compileListener(node, compiler, connectors);
    return { ...createNodeBase(node), nextMove: onward, listener, enter: () => onward };
  },
};

/** Begins a module with its parameter values; the intents of a background module are matched everywhere. */
export const startModule: NodeType = {
  type: 'StartModule',
  alwaysGoesOn: 'next',
  compile(node, compiler) {
    const module = compiler.findModule(node.workflowId);
    const connectors = compiler.readConnectors(node);
    const listener = compileListener(node, compiler, connectors);
    const next = connectors.find(({ id }) => id === 'next');
    if (!module?.isBackground) compiler.expectTarget(node, next, nameTerm('next'));
    else if (!listener)
      compiler.report(node.id, 'Connectors', 'SilentModule', 'Add an intent that this background module listens for.');
    const onward = followConnector(next);
    const initial: ModuleLocals = module ? listInitialParameters(module) : {};
    return {
      ...createNodeBase(node),
      nextMove: onward,
      listener,
      enter(run) {
        run.modules.initialiseLocals(initial);
        return onward;
      },
    };
  },
};

function compileListener(
  node: SourceNode,
  compiler: Compiler,
  connectors: readonly Connector[],
): IntentListener | undefined {
  const routes = compileRoutes(node, compiler, connectors);
  if (routes.size === 0) return undefined;
  return { routes, intentIds: [...routes.keys()] };
}
