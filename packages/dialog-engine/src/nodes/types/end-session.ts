import { compileResponse } from '../../compile/compile-response.ts';
import { headOf, type NodeType } from '../node-type.ts';

/** Ends the conversation, with a last response if there is one. */
export const endSession: NodeType = {
  type: 'EndSession',
  compile(node, compiler) {
    const response = compileResponse(compiler, { itemId: node.id, path: 'Response' }, node.values.Response);
    return {
      ...headOf(node),
      enter(run) {
        run.say(response);
        return { type: 'end', reason: 'the author ends it here' };
      },
    };
  },
};
