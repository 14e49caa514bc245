import { traceMessages } from '../../text/trace-messages.ts';
import { createPageBase, compilePageResponse, type OnePageType } from '../compile/page-type.ts';

/** Ends the conversation, with an optional last response. */
export const goodbye: OnePageType = {
  type: 'Goodbye',
  compile(page, compiler) {
    const response = compilePageResponse(page, compiler, 'Response');
    return {
      ...createPageBase(page),
      enter(run) {
        run.respond(response);
        return { type: 'end', reason: traceMessages.endedByAuthor };
      },
    };
  },
};
