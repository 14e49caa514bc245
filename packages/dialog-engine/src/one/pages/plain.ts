import { noReprompts } from '../../nodes/listening/reprompt.ts';
import { compileNextMove } from '../compile/next-move.ts';
import { handlePageInput } from '../listening/handle-page-input.ts';
import { compileRequiredResponse, createPageBase, type OnePageType } from '../compile/page-context.ts';

/** Says its words, then does what its author wants next; by itself it listens. */
function plain(type: string): OnePageType {
  return {
    type,
    compile(page, setting) {
      const response = compileRequiredResponse(page, setting);
      const after = compileNextMove(page, setting);
      return {
        ...createPageBase(page),
        enter(run) {
          run.reprompts = noReprompts;
          run.respond(response);
          return after(run);
        },
        handleInput: (run, input) =>
          handlePageInput(run, page, setting, input, { respondAll: () => run.respond(response) }),
      };
    },
  };
}

/** The first page that is said. */
export const welcome = plain('Welcome');
/** A page that just answers. */
export const answer = plain('Page');
/** What to do here; one without pages below it is said beside whatever is open. */
export const help = plain('Help');
/** For what nobody understood, and for silence; said beside whatever is open. */
export const noMatch = plain('NoMatch');
export const noInput = plain('NoInput');
