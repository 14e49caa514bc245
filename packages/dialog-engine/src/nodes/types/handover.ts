import { traceMessages } from '../../text/trace-messages.ts';
import { readText } from '../../compile/authored-values.ts';
import { compileResponse } from '../../compile/compile-response.ts';
import { compileText } from '../../text/text-template.ts';
import { createNodeBase, type NodeType } from '../node-type.ts';

/** Hands the conversation over to a person, with a last response; the host knows how to reach one. */
export const handover: NodeType = {
  type: 'Handover',
  compile(node, compiler) {
    const response = compileResponse(compiler, { itemId: node.id, path: 'Response' }, node.values.Response);
    const destination = compileText(readText(node.values.Destination), 'text', (token) =>
      compiler.resolveToken(node.id, 'Destination', token),
    );
    return {
      ...createNodeBase(node),
      enter(run) {
        run.respond(response);
        const desk = run.fillTemplate(destination);
        run.addOutput({ type: 'handover', destination: desk }, desk.length);
        return { type: 'end', reason: traceMessages.handedOver };
      },
    };
  },
};
