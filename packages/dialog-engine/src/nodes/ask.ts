import { matchUtterance, normalise } from '@confab/understanding';
import type { IntentCandidate } from '@confab/model';
import type { Connector } from '../compiler.ts';
import type { Move, ProgramResponse } from '../program.ts';
import type { TurnRun } from '../turn-run.ts';
import type { Offer } from '../types.ts';
import { compileQuestion, type Question, type Route } from './question.ts';
import { follow, headOf, type NodeType } from './node-type.ts';

const neverAsked = { noMatch: 0, noInput: 0 };

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
        return input.type === 'silent' ? hearNothing(run, question) : hearText(run, question, input.text, offered);
      },
    };
  },
};

function hearText(run: TurnRun, question: Question, text: string, offered: Offer | undefined): Move {
  if (question.isFree) {
    note(run, question, text, [], null, 'any answer is taken here');
    save(run, question, text);
    return follow('nomatch', question.noMatch?.targetId);
  }
  const normal = normalise(text);
  const accepted = offered && yesWords.has(normal) ? question.routes.get(offered.intentId) : undefined;
  if (offered && accepted) {
    note(run, question, text, [], offered.intentId, 'the person said yes to the suggestion');
    return take(run, question, accepted, offered.said);
  }
  const expected = question.answers.get(normal);
  if (!expected) return hearIntent(run, question, text);
  note(run, question, text, [], null, 'an expected answer');
  return take(run, question, { connector: expected, intentName: '' }, text);
}

const reasons = { exact: 'a sample, word for word', keyword: 'a keyword', model: 'the likeliest intent' } as const;

function hearIntent(run: TurnRun, question: Question, text: string): Move {
  const { threshold, margin } = run.program.understanding;
  const candidates = matchUtterance(run.program.intents, text, question.inScope);
  const [best, second] = candidates;
  const route = best && question.routes.get(best.intentId);
  if (!best || !route) return refuse(run, question, text, candidates, 'nothing is likely enough');
  const isSure = best.how !== 'model' || (best.score >= threshold && best.score - (second?.score ?? 0) >= margin);
  if (isSure) {
    note(run, question, text, candidates, best.intentId, reasons[best.how]);
    return take(run, question, route, text);
  }
  const isClose = best.score > 0 && best.score >= threshold - margin;
  if (isClose && suggest(run, question, text, candidates, best, route)) return { type: 'wait' };
  return refuse(run, question, text, candidates, isClose ? 'too close to tell' : 'nothing is likely enough');
}

/** Two intents are too close, or one is just below the threshold: the person is asked. @returns whether there are words for that. */
function suggest(
  run: TurnRun,
  question: Question,
  text: string,
  candidates: readonly IntentCandidate[],
  best: IntentCandidate,
  { connector }: Route,
) {
  run.suggestion = best.name;
  if (!run.say(run.program.messages.DidYouMean)) return false;
  note(run, question, text, candidates, null, 'too close to tell, so the person is asked');
  run.offered = { connectorId: connector.id, intentId: best.intentId, said: text };
  return true;
}

function refuse(
  run: TurnRun,
  question: Question,
  text: string,
  candidates: readonly IntentCandidate[],
  reason: string,
): Move {
  note(run, question, text, candidates, null, reason);
  const { noMatch, noInput } = run.reprompts;
  run.reprompts = { noMatch: noMatch + 1, noInput };
  return askAgain(run, question, noMatch, question.noMatch, question.noMatchResponse ?? run.program.messages.NoMatch);
}

function hearNothing(run: TurnRun, question: Question): Move {
  const { noMatch, noInput } = run.reprompts;
  run.reprompts = { noMatch, noInput: noInput + 1 };
  return askAgain(run, question, noInput, question.noInput, question.noInputResponse ?? run.program.messages.NoInput);
}

/** Asks again as often as the author wants; then goes the other way, if there is one. */
function askAgain(
  run: TurnRun,
  question: Question,
  timesBefore: number,
  way: Connector | undefined,
  words: ProgramResponse | undefined,
): Move {
  const most = question.maxReprompts > 0 ? question.maxReprompts : run.program.understanding.maxReprompts;
  if (timesBefore >= most && way?.targetId !== undefined) {
    run.reprompts = neverAsked;
    return follow(way.id, way.targetId);
  }
  if (!run.say(words)) run.say(question.response);
  return { type: 'wait' };
}

function take(run: TurnRun, question: Question, { connector, intentName }: Route, text: string): Move {
  if (intentName !== '') run.lastIntent = intentName;
  run.reprompts = neverAsked;
  save(run, question, text);
  return follow(connector.id, connector.targetId);
}

function save(run: TurnRun, { saveTo }: Question, text: string) {
  if (saveTo !== '') run.write(saveTo, text);
}

function note(
  run: TurnRun,
  { nodeId }: Question,
  text: string,
  candidates: readonly IntentCandidate[],
  chosen: string | null,
  reason: string,
) {
  run.trace.push({ type: 'understood', nodeId, text, candidates, chosen, reason });
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
