import { normalise } from '@confab/understanding';
import { linesOf, textOf } from '../authored.ts';
import { compileResponse } from '../compile-response.ts';
import type { Compiler, Connector } from '../compiler.ts';
import type { ProgramResponse } from '../program.ts';
import type { SourceNode } from '../types.ts';

/** Where an intent leads. */
export interface Route {
  readonly connector: Connector;
  readonly intentName: string;
}

/** What an Ask asks, and where each answer leads, with everything resolved. */
export interface Question {
  readonly nodeId: string;
  readonly response: ProgramResponse | undefined;
  readonly saveTo: string;
  /** 0: as often as the project says. */
  readonly maxReprompts: number;
  /** It has no answer in mind and takes any. */
  readonly isFree: boolean;
  /** Routes by intent id; the first of two for one intent counts. */
  readonly routes: ReadonlyMap<string, Route>;
  readonly inScope: readonly string[];
  /** Connectors by normalised expected answer. */
  readonly answers: ReadonlyMap<string, Connector>;
  readonly noMatch: Connector | undefined;
  readonly noInput: Connector | undefined;
  readonly noMatchResponse: ProgramResponse | undefined;
  readonly noInputResponse: ProgramResponse | undefined;
}

/** Resolves an Ask, and reports what is missing in it. */
export function compileQuestion(node: SourceNode, compiler: Compiler): Question {
  const connectors = compiler.connectors(node);
  const response = (input: string) => compileResponse(compiler, { itemId: node.id, path: input }, node.values[input]);
  const asked = response('Response');
  if (!asked) compiler.report(node.id, 'Response', 'EmptyResponse', 'There is no question here yet.');
  const saveTo = textOf(node.values.SaveAnswerTo).trim();
  if (saveTo !== '') compiler.expectVariable(node.id, 'SaveAnswerTo', saveTo);
  const routes = compileRoutes(node, compiler, connectors);
  const noMatch = connectors.find(({ id }) => id === 'nomatch');
  const isFree = !connectors.some(({ kind }) => kind === 'Intent' || kind === 'Expected');
  if (isFree) compiler.expectTarget(node, noMatch, 'The answer');
  return {
    nodeId: node.id,
    response: asked,
    saveTo,
    maxReprompts: toCount(Number(textOf(node.values.MaxReprompts))),
    isFree,
    routes,
    inScope: [...routes.keys()],
    answers: compileAnswers(node, compiler, connectors),
    noMatch,
    noInput: connectors.find(({ id }) => id === 'noinput'),
    noMatchResponse: response('NoMatchResponse'),
    noInputResponse: response('NoInputResponse'),
  };
}

function compileRoutes(
  node: SourceNode,
  compiler: Compiler,
  connectors: readonly Connector[],
): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>();
  for (const connector of connectors) {
    if (connector.kind !== 'Intent') continue;
    const intentId = textOf(connector.values.IntentId);
    const intentName = compiler.known.intents.get(intentId);
    compiler.expectTarget(node, connector, textOf(connector.values.DisplayName) || intentName || 'An answer');
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
    const lines = linesOf(connector.values.ExpectedResponse).map(normalise);
    compiler.expectTarget(node, connector, textOf(connector.values.DisplayName) || lines[0] || 'An answer');
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

function toCount(value: number) {
  return value > 0 ? Math.min(100, Math.trunc(value)) : 0;
}
