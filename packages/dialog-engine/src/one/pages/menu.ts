import { chosenPlace } from '@confab/understanding';
import type { JsonValue } from '@confab/model';
import { noReprompts } from '../../nodes/listening/reprompt.ts';
import { traceUnderstood } from '../../nodes/listening/understand.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { addChips } from '../listening/add-chips.ts';
import { joinChoices } from '../listening/join-choices.ts';
import { hearElsewhere, hearSilence, leave, misunderstand, type Again } from '../listening/handle-page-input.ts';
import { choiceName, choicesOf } from '../listening/page-listener.ts';
import { headOfPage, responseOf, type OnePageType } from '../compile/page-context.ts';
import { mentions, writtenResponse } from '../compile/token-response.ts';

const tokens = ['Choices', 'ChoiceList'] as const;

/** Reads out the pages below it, and takes one by its name, its keywords, its number or its place. */
export const menu: OnePageType = {
  type: 'Menu',
  compile(page, setting) {
    const { compiler, language } = setting;
    const choices = choicesOf(page);
    const names = choices.map(choiceName);
    if (choices.length === 0)
      compiler.report(page.id, '', 'EmptyMenu', 'There is no page below this menu that it could offer.');
    const own = new Set<string>(tokens);
    const response = compiler.withNames(own, () => responseOf(page, setting, 'Response'));
    const reprompt = compiler.withNames(own, () => responseOf(page, setting, 'Reprompt'));
    const list = compiler.withNames(own, () =>
      writtenResponse(page, setting, 'Choices', { spoken: '{tv.Choices}.', display: '{tv.ChoiceList}' }),
    );
    const isListed = names.length > 0 && page.values.ReadChildren !== 'No' && !mentions(response, tokens);
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
    const again: Again = {
      whole: sayAll,
      open: sayList,
      reprompt: (run) => reprompt !== undefined && sayWith(run, () => run.respond(reprompt)),
    };
    return {
      ...headOfPage(page),
      enter(run) {
        run.reprompts = noReprompts;
        sayAll(run);
        return { type: 'wait' };
      },
      handleInput(run, input) {
        if (input.type === 'silent') return hearSilence(run, page, setting, again);
        const chosen = choices[chosenPlace(input.text, choices.length, language) ?? -1];
        if (!chosen)
          return (
            hearElsewhere(run, page, setting, input.text, again) ?? misunderstand(run, page, setting, input.text, again)
          );
        traceUnderstood(run, input.text, [], chosen.id, `number ${choices.indexOf(chosen) + 1} of the menu`, 'page');
        run.lastIntent = chosen.name;
        return leave(run, { type: 'go', nodeId: chosen.id, connectorId: '' });
      },
    };
  },
};
