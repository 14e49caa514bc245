import { createMoment } from '../../languages/moments.ts';
import { getAnswerToken, getOwnTokens } from '@confab/inputs';
import { createSlotFiller } from '@confab/understanding';
import type { JsonValue } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import { toText } from '../../expression/values.ts';
import { noReprompts } from '../../nodes/listening/reprompt.ts';
import { traceUnderstood } from '../../nodes/listening/understand.ts';
import type { Move } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { compileNextMove } from '../compile/next-move.ts';
import { listChoices, storeAnswer, readAnswerKind } from '../compile/answer-kind.ts';
import { addChips } from '../listening/add-chips.ts';
import { getPage, getPageListener } from '../listening/get-page.ts';
import {
  matchPageOrCommand,
  matchWholeText,
  handlePageNoInput,
  handlePageText,
  leavePage,
  handlePageNoMatch,
  type PagePrompts,
} from '../listening/handle-page-input.ts';
import {
  compileRequiredResponse,
  createPageBase,
  compilePageMove,
  compilePageResponse,
  type OnePageType,
} from '../compile/page-type.ts';
import { getLanguageWords } from '../../languages/language-words.ts';

const slot = 'answer';

/**
 * Asks, stores the answer, and goes to the child page whose keyword the answer contains, else to its next move.
 *
 * The keywords of other pages leave the question; a question that accepts any text is left
 * only for Help and Goodbye.
 */
export const question: OnePageType = {
  type: 'Question',
  compile(page, compiler) {
    const { id } = page;
    const { language } = compiler;
    const token = getAnswerToken(id);
    const asked = compileRequiredResponse(page, compiler);
    const reprompt = compilePageResponse(page, compiler, 'Reprompt');
    const thanks = compiler.withNames(new Set(getOwnTokens('Question')), () =>
      compilePageResponse(page, compiler, 'AfterAnswer'),
    );
    const kind = readAnswerKind(page, compiler, page.values, '', id);
    const slots = createSlotFiller([{ id: slot, type: kind.slotType }], kind.lists, language);
    const variable = readText(page.values.SaveTo).trim();
    if (variable !== '') compiler.expectVariable(id, 'SaveTo', variable);
    const mostReprompts = Math.max(0, Math.trunc(Number(readText(page.values.MaxReprompts)) || 0));
    const giveUp = compilePageMove(page, compiler, 'NoAnswerPageId');
    const after = compileNextMove(page, compiler);
    if (!thanks && !compiler.hasPagesBelow(id) && ['', 'Listen'].includes(readText(page.values.Then)))
      compiler.report(id, 'AfterAnswer', 'EmptyResponse', 'Write a response to the answer.');
    const chips = listChoices(kind);

    const ask = (run: TurnRun) => {
      run.respond(asked);
      addChips(run, chips);
    };
    const again: PagePrompts = {
      respondAll: ask,
      repeatQuestion: ask,
      reprompt: (run) => {
        const isSaid = run.respond(reprompt);
        if (isSaid) addChips(run, chips);
        return isSaid;
      },
    };
    const isLimitReached = (times: number, run: TurnRun) =>
      times >= (mostReprompts > 0 ? mostReprompts : run.program.nluSettings.maxReprompts);
    const acceptAnswer = (run: TurnRun, text: string, value: JsonValue): Move => {
      run.reprompts = noReprompts;
      traceUnderstood(run, text, [], null, `the answer is ${toText(value)}`, 'value');
      run.parameters = new Map([['Answer', value]]);
      run.respond(thanks);
      const listener = getPageListener(run);
      const { children } = getPage(run, id);
      const below = listener.findAmong(children, text) ?? listener.findAmong(children, toKeyword(value, language));
      return below ? leavePage(run, { type: 'go', nodeId: below.page.id, connectorId: '' }) : after(run);
    };
    return {
      ...createPageBase(page),
      enter(run) {
        run.reprompts = noReprompts;
        run.modules.capture = { values: {}, open: slot };
        ask(run);
        return { type: 'wait' };
      },
      reask(run) {
        ask(run);
        return { type: 'wait' };
      },
      handleInput(run, input) {
        const isOpen = run.modules.capture?.open === slot;
        const { noMatch, noInput } = run.reprompts;
        if (input.type === 'silent')
          return giveUp && isLimitReached(noInput, run)
            ? leavePage(run, giveUp)
            : handlePageNoInput(run, id, isOpen ? again : { respondAll: ask });
        const { text } = input;
        if (!isOpen) return handlePageText(run, id, text, { respondAll: ask });
        const called = kind.isText ? matchWholeText(run, id, text, again) : undefined;
        if (called) return called;
        const value = slots.fill(text, [slot], createMoment(run.context, run.effects.clock()), true).get(slot);
        if (value !== undefined && storeAnswer(run, token, variable, value)) {
          run.modules.capture = undefined;
          return acceptAnswer(run, text, value);
        }
        const elsewhere = matchPageOrCommand(run, id, text, again);
        if (elsewhere) return elsewhere;
        return giveUp && isLimitReached(noMatch, run)
          ? leavePage(run, giveUp)
          : handlePageNoMatch(run, id, text, again);
      },
    };
  },
};

/** A value as a text that can match a keyword. */
function toKeyword(value: JsonValue, language: string): string {
  if (typeof value !== 'boolean') return toText(value);
  const { yes, no } = getLanguageWords(language);
  return value ? yes : no;
}
