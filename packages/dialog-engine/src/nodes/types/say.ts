import { compileResponse } from '../../compile/compile-response.ts';
import { compileNextMove, createNodeBase, type NodeType } from '../node-type.ts';

/** Gives a response and continues. */
export const say: NodeType = {
  type: 'Say',
  alwaysGoesOn: 'next',
  compile(node, compiler) {
    const response = compileResponse(compiler, { itemId: node.id, path: 'Response' }, node.values.Response);
    const onward = compileNextMove(node, compiler);
    if (!response) compiler.report(node.id, 'Response', 'EmptyResponse', 'Write a response.');
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
