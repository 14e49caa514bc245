import { readText } from '../../compile/authored-values.ts';
import { listInitialParameters } from '../../compile/read-modules.ts';
import { traceMessages } from '../../text/trace-messages.ts';
import { createNodeBase, type NodeType } from '../node-type.ts';

/** Goes to a node of another workflow, or to its start. */
export const jump: NodeType = {
  type: 'Jump',
  alwaysGoesOn: 'jump',
  compile(node, compiler) {
    const workflowId = readText(node.values.TargetWorkflowId);
    const chosen = readText(node.values.TargetNodeId);
    const start = compiler.findWorkflowStart(workflowId);
    const target = chosen === '' ? start : chosen;
    const isThere = target !== undefined && compiler.findWorkflowOfNode(target) === workflowId;
    if (!isThere) {
      const path = start === undefined ? 'TargetWorkflowId' : 'TargetNodeId';
      if (workflowId === '') compiler.report(node.id, path, 'MissingJump', 'Choose the workflow to jump to.');
      else compiler.report(node.id, path, 'DanglingJump', 'The target of this jump does not exist.');
    }
    const module = compiler.findModule(workflowId);
    const parameters = module && node.workflowId !== workflowId ? listInitialParameters(module) : undefined;
    return {
      ...createNodeBase(node),
      enter(run) {
        if (!isThere) return { type: 'end', reason: traceMessages.deadEnd };
        // A jump out of a module does not return to its caller.
        if (!module && run.modules.depth > 0) {
          run.modules.returnTo(0);
          run.dropEarlierPending();
        }
        if (!module || parameters) run.modules.replaceLocals(parameters);
        return { type: 'jump', workflowId, nodeId: target };
      },
    };
  },
};
