import { readOpenTurns } from '@confab/model';
import { normalise } from '@confab/understanding';
import { readBool, readLines, readText } from '../../compile/authored-values.ts';
import { compileResponse } from '../../compile/compile-response.ts';
import type { Compiler } from '../../compile/compiler.ts';
import type { Connector } from '../read-connectors.ts';
import type { EarlierListener, IntentListener, Move, ProgramResponse, Route } from '../../program.ts';
import type { SourceNode } from '../../types.ts';
import { followConnector } from '../node-type.ts';
import type { RepromptSettings } from './reprompt.ts';
import { nameTerm } from '../../problems/problem-names.ts';

/** A compiled Ask node. */
export interface Question extends IntentListener, RepromptSettings {
  readonly response: ProgramResponse | undefined;
  readonly saveTo: string;
  /** It has no intents and no expected answers, and accepts any text. */
  readonly isFree: boolean;
  /** It accepts any text that neither it nor an outer listener understands. */
  readonly acceptsAnyAnswer: boolean;
  /** The question belongs to one wish, so the other wishes of an utterance wait until it is answered. */
  readonly othersWait: boolean;
  /** The move after any answer. */
  readonly anyAnswerMove: Move;
  /** Connectors by normalised expected answer. */
  readonly answers: ReadonlyMap<string, Connector>;
  /** The intents that it listens for after later questions, by the most turns since it was asked, fewest first. */
  readonly later: readonly LaterListener[];
}

interface LaterListener {
  readonly turns: number;
  readonly listener: EarlierListener;
}

/** Compiles an Ask node and reports what is missing. */
export function compileQuestion(node: SourceNode, compiler: Compiler): Question {
  const connectors = compiler.readConnectors(node);
  const asked = compileResponse(compiler, { itemId: node.id, path: 'Response' }, node.values.Response);
  if (!asked) compiler.report(node.id, 'Response', 'EmptyResponse', 'Write the question.');
  const saveTo = readText(node.values.SaveAnswerTo).trim();
  if (saveTo !== '') compiler.expectVariable(node.id, 'SaveAnswerTo', saveTo);
  const routes = compileRoutes(node, compiler, connectors);
  const reprompts = compileReprompts(node, compiler, connectors);
  const isFree = !connectors.some(({ kind }) => kind === 'Intent' || kind === 'Expected');
  const acceptsAnyAnswer = isFree || node.values.AcceptsAnyAnswer === true || node.values.AcceptsAnyAnswer === 'true';
  if (acceptsAnyAnswer) compiler.expectTarget(node, reprompts.noMatch, nameTerm('theAnswer'));
  return {
    ...reprompts,
    response: asked,
    saveTo,
    isFree,
    acceptsAnyAnswer,
    othersWait: readBool(node.values.OtherRequestsWait),
    anyAnswerMove: followConnector(reprompts.noMatch),
    routes,
    intentIds: [...routes.keys()],
    answers: compileAnswers(node, compiler, connectors),
    // The variable of a question that accepts any answer stores the answers that match nothing else.
    later: compileLaterListeners(routes, compiler, acceptsAnyAnswer ? '' : saveTo),
  };
}

/** Compiles what a question still listens for after later ones: a connector can stay open for several turns. */
function compileLaterListeners(
  routes: ReadonlyMap<string, Route>,
  compiler: Compiler,
  saveTo: string,
): readonly LaterListener[] {
  const turnsOf = ({ connector }: Route) => readOpenTurns(connector.values.OpenTurns);
  const counts = new Set([...routes.values()].map(turnsOf).filter((turns) => turns > 1));
  return [...counts]
    .toSorted((one, other) => one - other)
    .map((turns) => {
      const open = new Map([...routes].filter(([, route]) => turnsOf(route) >= turns));
      compiler.addScope([...open.keys()]);
      return { turns, listener: { routes: open, intentIds: [...open.keys()], saveTo } };
    });
}

/** Compiles the reprompts of a node. */
export function compileReprompts(
  node: SourceNode,
  compiler: Compiler,
  connectors: readonly Connector[],
): RepromptSettings {
  const response = (input: string) => compileResponse(compiler, { itemId: node.id, path: input }, node.values[input]);
  return {
    maxReprompts: clampCount(Number(readText(node.values.MaxReprompts))),
    noMatch: connectors.find(({ id }) => id === 'nomatch'),
    noInput: connectors.find(({ id }) => id === 'noinput'),
    noMatchResponse: response('NoMatchResponse'),
    noInputResponse: response('NoInputResponse'),
  };
}

/** Compiles the intent connectors of a node and reports invalid ones. */
export function compileRoutes(
  node: SourceNode,
  compiler: Compiler,
  connectors: readonly Connector[],
): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>();
  for (const connector of connectors) {
    if (connector.kind !== 'Intent') continue;
    const intentId = readText(connector.values.IntentId);
    const intentName = compiler.findIntentName(intentId);
    compiler.expectTarget(
      node,
      connector,
      readText(connector.values.DisplayName) || intentName || nameTerm('anAnswer'),
    );
    if (intentName === undefined) {
      compiler.report(
        node.id,
        `Connectors/${connector.id}/IntentId`,
        'UnknownIntent',
        'Choose an intent of this project.',
      );
    } else if (routes.has(intentId)) {
      compiler.report(
        node.id,
        `Connectors/${connector.id}/IntentId`,
        'DuplicateIntent',
        `"${intentName}" leads somewhere else already.`,
        intentName,
      );
    } else {
      routes.set(intentId, { connector, intentName });
    }
  }
  if (routes.size > 0) compiler.addScope([...routes.keys()]);
  return routes;
}

function compileAnswers(
  node: SourceNode,
  compiler: Compiler,
  connectors: readonly Connector[],
): ReadonlyMap<string, Connector> {
  const answers = new Map<string, Connector>();
  for (const connector of connectors) {
    if (connector.kind !== 'Expected') continue;
    const lines = readLines(connector.values.ExpectedResponse).map(normalise);
    compiler.expectTarget(node, connector, readText(connector.values.DisplayName) || lines[0] || nameTerm('anAnswer'));
    if (lines.length === 0) {
      compiler.report(
        node.id,
        `Connectors/${connector.id}/ExpectedResponse`,
        'EmptyAnswer',
        'No answer is written here, so this is never taken.',
      );
    }
    for (const line of lines) if (line !== '' && !answers.has(line)) answers.set(line, connector);
  }
  return answers;
}

function clampCount(value: number) {
  return value > 0 ? Math.min(100, Math.trunc(value)) : 0;
}
