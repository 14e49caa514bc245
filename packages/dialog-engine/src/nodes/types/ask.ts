import { normalise } from '@confab/understanding';
import type { IntentCandidate } from '@confab/model';
import type { Move, Route } from '../../program.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { traceMessages } from '../../text/trace-messages.ts';
import type { IntentSuggestion } from '../../types.ts';
import { followConnector, createNodeBase, type NodeType } from '../node-type.ts';
import { compileQuestion, type Question } from '../listening/question.ts';
import { handleNoInput, noReprompts, handleNoMatch } from '../listening/reprompt.ts';
import { readSuggestionReply, findSuggestedIntent, isCloseMatch, suggestIntent } from '../listening/suggest-intent.ts';
import { isAskedAgain, listOuterListeners } from '../listening/outer-listeners.ts';
import { splitWishes } from '../listening/split-wishes.ts';
import {
  matchOuterListeners,
  strongerThan,
  traceUnderstood,
  traceNotUnderstood,
  getMatchReason,
  followOuterIntent,
  applyIntent,
  understand,
} from '../listening/understand.ts';

/** Asks, waits, and routes what the person says by expected answer or by intent. */
export const ask: NodeType = {
  type: 'Ask',
  compile(node, compiler) {
    const question = compileQuestion(node, compiler);
    return {
      ...createNodeBase(node),
      ...(question.later.length > 0 && {
        stillListens: (turnsAgo: number) => question.later.find(({ turns }) => turns >= turnsAgo)?.listener,
      }),
      enter(run) {
        const longest = question.later.at(-1);
        if (longest)
          run.openQuestions.add({ nodeId: node.id, turn: run.turnCount, until: run.turnCount + longest.turns });
        run.reprompts = noReprompts;
        run.openSuggestion = undefined;
        // A wish that neither this question nor an outer listener matches waits for a later question; this one is still
        // asked.
        const wish = takesWishes(question) ? run.pending.find((one) => isUnderstood(run, question, one)) : undefined;
        if (wish !== undefined) {
          run.takePending(wish);
          return matchIntent(run, question, wish);
        }
        run.respond(question.response);
        return { type: 'wait' };
      },
      handleInput(run, input) {
        // A suggestion is valid for the next turn only.
        const { openSuggestion: offered } = run;
        run.openSuggestion = undefined;
        if (input.type === 'silent') return handleNoInput(run, question, openQuestion(run, question));
        return handleText(run, question, input.text, offered);
      },
    };
  },
};

const openQuestion = (run: TurnRun, { response }: Question) => ({ response, ask: () => run.respond(response) });

function handleText(run: TurnRun, question: Question, text: string, offered: IntentSuggestion | undefined): Move {
  if (question.isFree) return acceptAnyAnswer(run, question, text);
  const answer = offered && readSuggestionReply(run, question, text, offered);
  if (offered && answer === 'yes') return acceptSuggestion(run, question, text, offered);
  if (offered && answer === 'no') {
    traceUnderstood(run, text, [], null, traceMessages.suggestionDeclined, 'reply');
    if (suggestIntent(run, question, offered.said, offered)) return { type: 'wait' };
    return handleNoMatch(run, question, openQuestion(run, question));
  }
  const expected = question.answers.get(normalise(text));
  if (!expected) return matchWishes(run, question, text);
  traceUnderstood(run, text, [], null, traceMessages.expectedAnswer, 'expected');
  return takeRoute(run, question, { connector: expected, intentName: '' }, text);
}

/** Accepts the suggested intent with the utterance that led to the suggestion. */
function acceptSuggestion(run: TurnRun, question: Question, text: string, offered: IntentSuggestion): Move {
  const { said, intentId } = offered;
  const tell = () => traceUnderstood(run, text, [], intentId, traceMessages.suggestionAccepted, 'intent');
  const found = findSuggestedIntent(run, question, offered);
  if (!found) return matchIntent(run, question, text);
  const { beside, route, candidate } = found;
  if (beside) return followOuterIntent(run, beside, route, said, candidate, tell) ?? matchIntent(run, question, text);
  tell();
  return takeRoute(run, question, route, said, candidate);
}

function acceptAnyAnswer(run: TurnRun, question: Question, text: string): Move {
  const elsewhere = matchOuterListeners(run, question, text, question.isFree ? 'exact' : 'keyword');
  if (elsewhere) return elsewhere;
  // A platform may send an intent without any words.
  if (text.trim() === '') {
    traceNotUnderstood(run, text, [], traceMessages.noneLikely);
    return handleNoMatch(run, { ...question, noMatch: undefined }, openQuestion(run, question));
  }
  traceUnderstood(run, text, [], null, traceMessages.anyAnswer, 'anything');
  saveAnswer(run, question, text);
  return question.anyAnswerMove;
}

/**
 * Handles the first wish of the text; the next questions handle the others. A question about one wish takes the whole
 * text as its answer.
 */
function matchWishes(run: TurnRun, question: Question, text: string): Move {
  if (question.othersWait) return matchIntent(run, question, text);
  const [first = text, ...others] = splitWishes(run, question, text);
  if (others.length > 0) run.pending = others;
  return matchIntent(run, question, first);
}

/** Whether the question also handles wishes that wait, instead of taking the whole utterance as its answer. */
function takesWishes({ acceptsAnyAnswer, othersWait }: Question) {
  return !acceptsAnyAnswer && !othersWait;
}

/** Whether the question or an outer listener surely understands a text, and is followed for it. */
function isUnderstood(run: TurnRun, question: Question, text: string): boolean {
  const own = understand(run, question, text);
  if (own.route && own.isSure) return true;
  return listOuterListeners(run).some((beside) => {
    const { best, route, isSure } = understand(run, beside.listener, text);
    return best !== undefined && route !== undefined && isSure && !isAskedAgain(question, beside, best);
  });
}

function matchIntent(run: TurnRun, question: Question, text: string): Move {
  const { candidates, best, route, isSure } = understand(run, question, text);
  if (best && route && isSure && !isOpenAnswer(run, question, best)) {
    const stronger = best === run.platformIntent ? undefined : strongerThan(best);
    const elsewhere = stronger && matchOuterListeners(run, question, text, stronger, best);
    if (elsewhere) return elsewhere;
    traceUnderstood(run, text, candidates, best.intentId, getMatchReason(run, best), 'intent');
    return takeRoute(run, question, route, text, best);
  }
  if (question.acceptsAnyAnswer) return acceptAnyAnswer(run, question, text);
  const elsewhere = matchOuterListeners(run, question, text, 'model');
  if (elsewhere) return elsewhere;
  if (suggestIntent(run, question, text)) return { type: 'wait' };
  traceNotUnderstood(
    run,
    text,
    candidates,
    isCloseMatch(run, best) && route ? traceMessages.tooClose : traceMessages.noneLikely,
  );
  return handleNoMatch(run, question, openQuestion(run, question));
}

/** Whether an answer to a question that accepts any answer only matched an intent without filling its slots. */
function isOpenAnswer(
  { program }: TurnRun,
  { acceptsAnyAnswer }: Question,
  { intentId, how, slots = [] }: IntentCandidate,
) {
  if (!acceptsAnyAnswer || how !== 'model' || slots.length > 0) return false;
  return program.intents.slotted[program.intents.indexById.get(intentId) ?? -1] !== undefined;
}

function takeRoute(run: TurnRun, question: Question, route: Route, text: string, candidate?: IntentCandidate): Move {
  applyIntent(run, route, candidate);
  run.reprompts = noReprompts;
  // The variable of a question that accepts any answer stores the answers that match nothing else.
  if (!question.acceptsAnyAnswer) saveAnswer(run, question, text);
  return followConnector(route.connector);
}

function saveAnswer(run: TurnRun, { saveTo }: Question, text: string) {
  if (saveTo !== '') run.setVariable(saveTo, text);
}
