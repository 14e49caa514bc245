import { headOfPage, responseOf, type OnePageType } from '../compile/page-context.ts';

/** Ends the conversation, with last words if there are any. */
export const goodbye: OnePageType = {
  type: 'Goodbye',
  compile(page, setting) {
    const response = responseOf(page, setting, 'Response');
    return {
      ...headOfPage(page),
      enter(run) {
        run.respond(response);
        return { type: 'end', reason: 'the author ends it here' };
      },
    };
  },
};
