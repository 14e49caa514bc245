import { compileResponse } from '../../compile/compile-response.ts';
import { followConnector, createNodeBase, type NodeType } from '../node-type.ts';

/** Gives a response and continues. */
export const say: NodeType = {
  type: 'Say',
  alwaysGoesOn: 'next',
  compile(node, compiler) {
    const next = compiler.readConnectors(node).find(({ id }) => id === 'next');
    const response = compileResponse(compiler, { itemId: node.id, path: 'Response' }, node.values.Response);
    compiler.expectTarget(node, next, 'Next');
    if (!response) compiler.report(node.id, 'Response', 'EmptyResponse', 'Write a response.');
    const onward = followConnector(next);
    return {
      ...createNodeBase(node),
      nextMove: onward,
      enter(run) {
        run.respond(response);
        return onward;
      },
    };
  },
};
