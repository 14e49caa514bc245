import { matchUtterance, normalise } from '@confab/understanding';
import type { IntentCandidate } from '@confab/model';
import { linesOf, textOf, type Compiler, type Connector } from '../compiler.ts';
import type { Move, ProgramNode, ProgramResponse } from '../program.ts';
import type { TurnRun } from '../turn-run.ts';
import type { SourceNode } from '../types.ts';
import { follow, headOf, type NodeType } from './node-type.ts';

/** An Ask with everything resolved. */
interface Question {
  readonly node: SourceNode;
  readonly response: ProgramResponse | undefined;
  readonly saveTo: string;
  readonly maxReprompts: number;
  readonly intents: readonly Connector[];
  readonly answers: ReadonlyMap<string, Connector>;
  readonly noMatch: Connector | undefined;
  readonly noInput: Connector | undefined;
  readonly noMatchResponse: ProgramResponse | undefined;
  readonly noInputResponse: ProgramResponse | undefined;
}

/** Asks, waits, and routes what the person says by intent or by expected answer. */
export const ask: NodeType = {
  type: 'Ask',
  compile(node, compiler): ProgramNode {
    const question = toQuestion(node, compiler);
    return {
      ...headOf(node),
      enter(run) {
        run.say(question.response);
        run.draft.reprompts = { noMatch: 0, noInput: 0 };
        return { type: 'wait' };
      },
      hear: (run, input) =>
        input.type === 'silent' ? hearNothing(run, question) : hearText(run, question, input.text),
    };
  },
};

function toQuestion(node: SourceNode, compiler: Compiler): Question {
  const connectors = compiler.connectors(node);
  const intents = connectors.filter(({ kind }) => kind === 'Intent');
  for (const { id, values } of intents) {
    if (compiler.intentIds.has(textOf(values.IntentId))) continue;
    compiler.report(node.id, `Connectors/${id}/IntentId`, 'UnknownIntent', 'Choose an intent of this project.');
  }
  const expected = connectors.filter(({ kind }) => kind === 'Expected');
  for (const connector of [...intents, ...expected])
    compiler.expectTarget(node, connector, textOf(connector.values.DisplayName) || 'An answer');
  const response = compiler.response(node.id, 'Response', node.values.Response);
  if (!response) compiler.report(node.id, 'Response', 'EmptyResponse', 'There is no question here yet.');
  return {
    node,
    response,
    saveTo: textOf(node.values.SaveAnswerTo),
    maxReprompts: Number(node.values.MaxReprompts) || 0,
    intents,
    answers: new Map(
      expected
        .toReversed()
        .flatMap((connector) => linesOf(connector.values.ExpectedResponse).map((line) => [normalise(line), connector])),
    ),
    noMatch: connectors.find(({ id }) => id === 'nomatch'),
    noInput: connectors.find(({ id }) => id === 'noinput'),
    noMatchResponse: compiler.response(node.id, 'NoMatchResponse', node.values.NoMatchResponse),
    noInputResponse: compiler.response(node.id, 'NoInputResponse', node.values.NoInputResponse),
  };
}

const reasons = { exact: 'a sample, word for word', keyword: 'a keyword', model: 'the likeliest intent' } as const;

function hearText(run: TurnRun, question: Question, text: string): Move {
  const { offered } = run.draft;
  run.draft.offered = null;
  const accepted = offered && isYes(text) ? question.intents.find(({ id }) => id === offered.connectorId) : undefined;
  if (offered && accepted) {
    note(run, question, text, [], offered.intentId, 'the person said yes to the suggestion');
    return take(run, question, accepted, offered.said);
  }

  const exact = question.answers.size === 0 ? undefined : question.answers.get(normalise(text));
  if (exact) {
    note(run, question, text, [], null, 'an expected answer');
    return take(run, question, exact, text);
  }
  // A free question takes whatever is said.
  if (question.intents.length === 0 && question.answers.size === 0) {
    note(run, question, text, [], null, 'any answer is taken here');
    save(run, question, text);
    return follow('nomatch', question.noMatch?.targetId);
  }
  return hearIntent(run, question, text);
}

function hearIntent(run: TurnRun, question: Question, text: string): Move {
  const { threshold, margin } = run.program.understanding;
  const inScope = question.intents.map(({ values }) => textOf(values.IntentId));
  const candidates = matchUtterance(run.program.intents, text, inScope);
  const [best, second] = candidates;
  const connector = best && question.intents.find(({ values }) => textOf(values.IntentId) === best.intentId);
  if (!best || !connector || best.score < Math.max(0.05, threshold - margin))
    return refuse(run, question, text, candidates, 'nothing is likely enough');
  const isSure = best.how !== 'model' || (best.score >= threshold && best.score - (second?.score ?? 0) >= margin);
  if (isSure) {
    note(run, question, text, candidates, best.intentId, reasons[best.how]);
    return take(run, question, connector, text);
  }
  return suggest(run, question, text, candidates, best, connector);
}

/** Two intents are too close, or one is just below the threshold: the person is asked. */
function suggest(
  run: TurnRun,
  question: Question,
  text: string,
  candidates: readonly IntentCandidate[],
  best: IntentCandidate,
  connector: Connector,
): Move {
  const { variables } = run.draft;
  run.draft.variables = { ...variables, Suggestion: best.name };
  const wasSaid = run.say(run.program.messages.DidYouMean);
  run.draft.variables = variables;
  if (!wasSaid) return refuse(run, question, text, candidates, 'too close to tell');
  note(run, question, text, candidates, null, 'too close to tell, so the person is asked');
  run.draft.offered = { connectorId: connector.id, intentId: best.intentId, said: text };
  return { type: 'wait' };
}

function refuse(
  run: TurnRun,
  question: Question,
  text: string,
  candidates: readonly IntentCandidate[],
  reason: string,
): Move {
  note(run, question, text, candidates, null, reason);
  const { reprompts } = run.draft;
  run.draft.reprompts = { ...reprompts, noMatch: reprompts.noMatch + 1 };
  return again(
    run,
    question,
    reprompts.noMatch,
    question.noMatch,
    question.noMatchResponse ?? run.program.messages.NoMatch,
  );
}

function hearNothing(run: TurnRun, question: Question): Move {
  const { reprompts } = run.draft;
  run.draft.reprompts = { ...reprompts, noInput: reprompts.noInput + 1 };
  return again(
    run,
    question,
    reprompts.noInput,
    question.noInput,
    question.noInputResponse ?? run.program.messages.NoInput,
  );
}

/** Asks again as often as the author wants; then goes the other way, if there is one. */
function again(
  run: TurnRun,
  question: Question,
  timesBefore: number,
  way: Connector | undefined,
  words: ProgramResponse | undefined,
): Move {
  const most = question.maxReprompts > 0 ? question.maxReprompts : run.program.understanding.maxReprompts;
  if (timesBefore >= most && way?.targetId !== undefined) return follow(way.id, way.targetId);
  if (!run.say(words)) run.say(question.response);
  return { type: 'wait' };
}

function take(run: TurnRun, question: Question, connector: Connector, text: string): Move {
  const intent = textOf(connector.values.IntentId);
  if (intent !== '') run.draft.lastIntent = run.program.intents.intents.find(({ id }) => id === intent)?.name ?? '';
  save(run, question, text);
  return follow(connector.id, connector.targetId);
}

function save(run: TurnRun, { saveTo }: Question, text: string) {
  if (saveTo !== '') run.write(saveTo, text);
}

function note(
  run: TurnRun,
  { node }: Question,
  text: string,
  candidates: readonly IntentCandidate[],
  chosen: string | null,
  reason: string,
) {
  run.trace.push({ type: 'understood', nodeId: node.id, text, candidates, chosen, reason });
}

const yesWords = new Set([
  'yes',
  'yeah',
  'yep',
  'yes please',
  'sure',
  'right',
  'correct',
  'that is right',
  'thats right',
  'ja',
  'ok',
  'okay',
  'exactly',
]);

function isYes(text: string) {
  return yesWords.has(normalise(text));
}
