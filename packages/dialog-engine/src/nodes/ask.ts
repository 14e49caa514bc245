import { normalise } from '@confab/understanding';
import type { IntentCandidate } from '@confab/model';
import type { Move, Route } from '../program.ts';
import type { TurnRun } from '../turn-run.ts';
import type { Offer } from '../types.ts';
import { along, headOf, type NodeType } from './node-type.ts';
import { compileQuestion, type Question } from './question.ts';
import { hearNothing, neverAsked, refuse } from './reprompt.ts';
import { hearElsewhere, note, noteMissed, reasonOf, takeIntent, understand } from './understand.ts';

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
  const normal = normalise(text);
  const accepted = offered && yesWords.has(normal) ? question.routes.get(offered.intentId) : undefined;
  if (offered && accepted) {
    note(run, text, [], offered.intentId, 'the person said yes to the suggestion');
    return take(run, question, accepted, offered.said, understand(run, question, offered.said).best);
  }
  const expected = question.answers.get(normal);
  if (!expected) return hearIntent(run, question, text);
  note(run, text, [], null, 'an expected answer');
  return take(run, question, { connector: expected, intentName: '' }, text);
}

function hearAnything(run: TurnRun, question: Question, text: string): Move {
  const elsewhere = hearElsewhere(run, text, true);
  if (elsewhere) return elsewhere;
  note(run, text, [], null, 'any answer is taken here');
  save(run, question, text);
  return question.anyAnswer;
}

function hearIntent(run: TurnRun, question: Question, text: string): Move {
  const { candidates, best, route, isSure } = understand(run, question, text);
  if (best && route && isSure) {
    note(run, text, candidates, best.intentId, reasonOf(run, best));
    return take(run, question, route, text, best);
  }
  const elsewhere = hearElsewhere(run, text, false);
  if (elsewhere) return elsewhere;
  const { threshold, margin } = run.program.understanding;
  const isClose = best !== undefined && best.score > 0 && best.score >= threshold - margin;
  if (isClose && route && suggest(run, text, candidates, best, route)) return { type: 'wait' };
  noteMissed(run, text, candidates, isClose && route ? 'too close to tell' : 'nothing is likely enough');
  return refuse(run, question, () => run.say(question.response));
}

/** Two intents are too close, or one is just below the threshold: the person is asked. @returns whether there are words for that. */
function suggest(
  run: TurnRun,
  text: string,
  candidates: readonly IntentCandidate[],
  best: IntentCandidate,
  { connector }: Route,
) {
  run.suggestion = best.name;
  if (!run.say(run.program.messages.DidYouMean)) return false;
  noteMissed(run, text, candidates, 'too close to tell, so the person is asked');
  run.offered = { connectorId: connector.id, intentId: best.intentId, said: text };
  return true;
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

/** Ways to say yes to a suggestion, normalised. */
const yesWords = new Set(
  [
    'yes',
    'yeah',
    'yep',
    'yup',
    'y',
    'yes please',
    'yes it is',
    'yes i do',
    'yes i did',
    'sure',
    'right',
    'correct',
    'that is right',
    'thats right',
  ].concat(['ok', 'okay', 'exactly', 'please', 'please do', 'i do', 'i did', 'that one', 'ja']),
);
