import { joinChoices } from '../../listening/join-choices.ts';
import { escapeText } from '../../../text/escape-text.ts';
import type { OnePage } from '../../compile/page-tree.ts';
import { getChoiceName, listMenuChoices } from '../../listening/page-listener.ts';
import { countsMisses, missCounters, planQuestionFallback } from '../plan-fallback.ts';
import { planCommandRoutes, planFarewellRoutes, planLocalRoutes } from '../plan-routes.ts';
import { convertResponse, createFinder, getEntry, type ProContext } from '../pro-context.ts';
import type { ProConnector, ProTarget } from '../pro-plan.ts';
import {
  addResponseChips,
  createLink,
  createResponse,
  createSilentResponse,
  hasChips,
  quotesToken,
} from '../pro-responses.ts';
import { addSteps, assign, say } from './steps.ts';

/** A menu: its response, then a question that lists its choices and takes one by name, keyword or number. */
export function convertMenu(context: ProContext, page: OnePage): void {
  const { plan, language } = context;
  const choices = listMenuChoices(page);
  const names = choices.map(getChoiceName);
  const own = {
    Choices: joinChoices(names, language),
    ChoiceList: names.map((name, place) => `${place + 1}. ${name}`).join('\n'),
  };
  const find = createFinder(context, own);
  const written = convertResponse(context, page, page.values.Response, find);
  const isListed =
    names.length > 0 && page.values.ReadChildren !== 'No' && !quotesToken(page.values.Response, Object.keys(own));
  const list = isListed
    ? createResponse(`${escapeText('speech', own.Choices)}.`, own.ChoiceList, names)
    : written && addResponseChips(written, names);
  const reprompt = convertResponse(context, page, page.values.Reprompt, find);
  const question = { reprompt: reprompt && addResponseChips(reprompt, names) };
  if (question.reprompt && !hasChips(question.reprompt) && hasChips(list)) plan.report('ChipsAgain', page);
  const counts = countsMisses(context, page, question);
  const steps = [...(counts ? [createReset(context, page)] : []), ...(isListed ? say(page.name, written) : [])];
  const entry = getEntry(context, page);
  const ask = steps.length === 0 ? entry : plan.newTarget(page.llamaId, `${page.name}: ${isListed ? 'list' : 'ask'}`);
  addSteps(context, page, steps, ask, entry);
  const fallback = planQuestionFallback(context, page, ask, question);
  const values = {
    Response: list ?? createSilentResponse(language),
    SaveAnswerTo: '',
    ...(question.reprompt && {
      NoMatchResponse: question.reprompt,
      NoInputResponse: createLink('Project', `${ask.id}/NoMatchResponse`),
    }),
    ...fallback.values,
  };
  const connectors = [
    ...planChoiceRoutes(context, choices, names),
    ...planLocalRoutes(context, page, ask),
    ...planNameRoutes(context, choices, names),
    ...planCommandRoutes(context, page, entry),
    ...planFarewellRoutes(context, page),
    ...fallback.connectors,
  ];
  plan.addNode('Ask', ask, values, connectors, page);
}

/** The step that sets the counters of misses back, as a page is entered. */
export function createReset({ plan }: ProContext, page: OnePage) {
  const zeros = Object.fromEntries(Object.values(missCounters).map((name) => [name, '0']));
  return assign(() => plan.newId(), `${page.name}: count`, zeros);
}

/** Choices by number. */
function planChoiceRoutes(
  context: ProContext,
  choices: readonly OnePage[],
  names: readonly string[],
): readonly ProConnector[] {
  const { numbers, last } = context.commands;
  if (choices.length > numbers.length) context.plan.report('ChoiceNumbers', choices[0]?.parent);
  const toConnector = (intentId: string, target: ProTarget, name = ''): ProConnector => ({
    kind: 'Intent',
    intentId,
    target,
    name,
  });
  const byNumber = choices.flatMap((choice, index) => {
    const number = numbers[index];
    return number ? [toConnector(number.id, getEntry(context, choice), names[index])] : [];
  });
  const lastChoice = choices.at(-1);
  return lastChoice ? [...byNumber, toConnector(last.id, getEntry(context, lastChoice))] : byNumber;
}

/** Choices whose name none of their keywords matches: the name becomes an intent for this menu. */
function planNameRoutes(
  context: ProContext,
  choices: readonly OnePage[],
  names: readonly string[],
): readonly ProConnector[] {
  return choices.flatMap((choice, index): ProConnector[] => {
    const name = names[index] ?? '';
    if (context.listener.findAmong([choice], name)) return [];
    return [{ kind: 'Intent', intentId: context.addNameIntent(choice, name), target: getEntry(context, choice) }];
  });
}
