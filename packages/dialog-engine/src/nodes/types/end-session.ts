import { traceMessages } from '../../text/trace-messages.ts';
import { compileResponse } from '../../compile/compile-response.ts';
import { createNodeBase, type NodeType } from '../node-type.ts';

/** Ends the conversation, with a last response if there is one. */
export const endSession: NodeType = {
  type: 'EndSession',
  compile(node, compiler) {
    const response = compileResponse(compiler, { itemId: node.id, path: 'Response' }, node.values.Response);
    return {
      ...createNodeBase(node),
      enter(run) {
        run.respond(response);
        return { type: 'end', reason: traceMessages.endedByAuthor };
      },
    };
  },
};
