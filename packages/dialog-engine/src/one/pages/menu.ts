import { findChosenIndex } from '@confab/understanding';
import { getOwnTokens } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import { noReprompts } from '../../nodes/listening/reprompt.ts';
import { traceUnderstood } from '../../nodes/listening/understand.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { addChips } from '../listening/add-chips.ts';
import { joinChoices } from '../listening/join-choices.ts';
import { handlePageNoInput, handlePageText, leavePage, type PagePrompts } from '../listening/handle-page-input.ts';
import { createPageBase, compilePageResponse, type OnePageType } from '../compile/page-type.ts';
import { mentionsToken, createTokenResponse } from '../compile/token-response.ts';

const tokens = getOwnTokens('Menu');

/** Lists its child pages, and accepts a choice by name, keyword or number. */
export const menu: OnePageType = {
  type: 'Menu',
  compile(page, compiler) {
    const { id } = page;
    const { language } = compiler;
    const choices = compiler.listMenuChoices(id);
    const names = choices.map(({ name }) => name);
    if (choices.length === 0) compiler.report(page.id, '', 'EmptyMenu', 'Add a page below this menu to offer.');
    const own = new Set(tokens);
    const response = compiler.withNames(own, () => compilePageResponse(page, compiler, 'Response'));
    const reprompt = compiler.withNames(own, () => compilePageResponse(page, compiler, 'Reprompt'));
    const list = compiler.withNames(own, () =>
      createTokenResponse(page, compiler, 'Choices', { spoken: '{tv.Choices}.', display: '{tv.ChoiceList}' }),
    );
    const isListed = names.length > 0 && page.values.ReadChildren !== 'No' && !mentionsToken(response, tokens);
    const values = new Map<string, JsonValue>([
      ['Choices', joinChoices(names, language)],
      ['ChoiceList', names.map((name, place) => `${place + 1}. ${name}`).join('\n')],
    ]);
    const sayWith = (run: TurnRun, say: () => boolean) => {
      run.parameters = values;
      const isSaid = say();
      addChips(run, names);
      return isSaid;
    };
    const sayList = (run: TurnRun) => sayWith(run, () => run.respond(isListed ? list : response));
    const sayAll = (run: TurnRun) =>
      sayWith(run, () => {
        const isSaid = run.respond(response);
        return (isListed && run.respond(list)) || isSaid;
      });
    const again: PagePrompts = {
      respondAll: sayAll,
      repeatQuestion: sayList,
      reprompt: (run) => reprompt !== undefined && sayWith(run, () => run.respond(reprompt)),
    };
    return {
      ...createPageBase(page),
      enter(run) {
        run.reprompts = noReprompts;
        sayAll(run);
        return { type: 'wait' };
      },
      handleInput(run, input) {
        if (input.type === 'silent') return handlePageNoInput(run, id, again);
        const chosen = choices[findChosenIndex(input.text, choices.length, language) ?? -1];
        if (!chosen) return handlePageText(run, id, input.text, again);
        traceUnderstood(
          run,
          input.text,
          [],
          chosen.pageId,
          `number ${choices.indexOf(chosen) + 1} of the menu`,
          'page',
        );
        run.lastIntent = chosen.pageName;
        return leavePage(run, { type: 'go', nodeId: chosen.pageId, connectorId: '' });
      },
    };
  },
};
