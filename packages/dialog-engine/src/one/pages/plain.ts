import { noReprompts } from '../../nodes/listening/reprompt.ts';
import { compileNextMove, onlySpeaks } from '../compile/next-move.ts';
import { handlePageInput } from '../listening/handle-page-input.ts';
import { compileRequiredResponse, createPageBase, type OnePageType } from '../compile/page-type.ts';

/** Gives its response, then makes its next move; by default it listens. */
function plain(type: string): OnePageType {
  return {
    type,
    compile(page, compiler) {
      const { id } = page;
      const response = compileRequiredResponse(page, compiler);
      const after = compileNextMove(page, compiler);
      return {
        ...createPageBase(page),
        ...(type === 'Page' && onlySpeaks(page, compiler) && { answerAside: (run) => void run.respond(response) }),
        enter(run) {
          run.reprompts = noReprompts;
          run.respond(response);
          return after(run);
        },
        handleInput: (run, input) => handlePageInput(run, id, input, { respondAll: () => run.respond(response) }),
      };
    },
  };
}

/** The page that begins the conversation. */
export const welcome = plain('Welcome');
/** A page that only answers. */
export const answer = plain('Page');
/** Help; a page without child pages answers as an aside. */
export const help = plain('Help');
/** Answers unmatched utterances and silence as an aside. */
export const noMatch = plain('NoMatch');
export const noInput = plain('NoInput');
