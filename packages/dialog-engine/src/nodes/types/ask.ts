import { normalise } from '@confab/understanding';
import type { IntentCandidate } from '@confab/model';
import type { Move, Route } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { Offer } from '../../types.ts';
import { along, headOf, type NodeType } from '../node-type.ts';
import { compileQuestion, type Question } from '../listening/question.ts';
import { hearNothing, neverAsked, refuse } from '../listening/reprompt.ts';
import { answerTo, findOffered, isClose, suggest } from '../listening/suggest-intent.ts';
import {
  hearElsewhere,
  note,
  noteMissed,
  reasonOf,
  takeBeside,
  takeIntent,
  understand,
} from '../listening/understand.ts';

/** Asks, waits, and routes what the person says by expected answer or by intent. */
export const ask: NodeType = {
  type: 'Ask',
  compile(node, compiler) {
    const question = compileQuestion(node, compiler);
    return {
      ...headOf(node),
      enter(run) {
        run.say(question.response);
        run.reprompts = neverAsked;
        run.offered = undefined;
        return { type: 'wait' };
      },
      hear(run, input) {
        // What was offered holds for the very next turn.
        const { offered } = run;
        run.offered = undefined;
        if (input.type === 'silent') return hearNothing(run, question, () => run.say(question.response));
        return hearText(run, question, input.text, offered);
      },
    };
  },
};

function hearText(run: TurnRun, question: Question, text: string, offered: Offer | undefined): Move {
  if (question.isFree) return hearAnything(run, question, text);
  const answer = offered && answerTo(run, question, text, offered);
  if (offered && answer === 'yes') return accept(run, question, text, offered);
  if (offered && answer === 'no') {
    note(run, text, [], null, 'the person said no to the suggestion', 'reply');
    if (suggest(run, question, offered.said, offered)) return { type: 'wait' };
    return refuse(run, question, () => run.say(question.response));
  }
  const expected = question.answers.get(normalise(text));
  if (!expected) return hearIntent(run, question, text);
  note(run, text, [], null, 'an expected answer', 'expected');
  return take(run, question, { connector: expected, intentName: '' }, text);
}

/** What was offered is what was meant, by the words that were said then. */
function accept(run: TurnRun, question: Question, text: string, offered: Offer): Move {
  const { said, intentId } = offered;
  const tell = () => note(run, text, [], intentId, 'the person said yes to the suggestion', 'intent');
  const found = findOffered(run, question, offered);
  if (!found) return hearIntent(run, question, text);
  const { beside, route, candidate } = found;
  if (beside) return takeBeside(run, beside, route, candidate, tell) ?? hearIntent(run, question, text);
  tell();
  return take(run, question, route, said, candidate);
}

function hearAnything(run: TurnRun, question: Question, text: string): Move {
  const elsewhere = hearElsewhere(run, text, true);
  if (elsewhere) return elsewhere;
  note(run, text, [], null, 'any answer is taken here', 'anything');
  save(run, question, text);
  return question.anyAnswer;
}

function hearIntent(run: TurnRun, question: Question, text: string): Move {
  const { candidates, best, route, isSure } = understand(run, question, text);
  if (best && route && isSure) {
    note(run, text, candidates, best.intentId, reasonOf(run, best), 'intent');
    return take(run, question, route, text, best);
  }
  const elsewhere = hearElsewhere(run, text, false);
  if (elsewhere) return elsewhere;
  if (suggest(run, question, text)) return { type: 'wait' };
  noteMissed(run, text, candidates, isClose(run, best) && route ? 'too close to tell' : 'nothing is likely enough');
  return refuse(run, question, () => run.say(question.response));
}

function take(run: TurnRun, question: Question, route: Route, text: string, candidate?: IntentCandidate): Move {
  takeIntent(run, route, candidate);
  run.reprompts = neverAsked;
  save(run, question, text);
  return along(route.connector);
}

function save(run: TurnRun, { saveTo }: Question, text: string) {
  if (saveTo !== '') run.write(saveTo, text);
}
