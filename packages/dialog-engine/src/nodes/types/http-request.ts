import { readRows } from '@confab/inputs';
import { isJsonObject, parseBoundedJson, type JsonValue } from '@confab/model';
import { readBool, readText } from '../../compile/authored-values.ts';
import type { Compiler } from '../../compile/compiler.ts';
import { compileExceptions } from '../../compile/compile-exceptions.ts';
import { createExceptionMessage, exceptionMessages } from '../../text/exception-messages.ts';
import { compileJson, compileText, compileUrl, type TextTemplate } from '../../text/text-template.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { HttpResult, HttpCall, SourceNode } from '../../types.ts';
import { getValueAtPath } from '../../run/get-value-at-path.ts';
import { addQuery } from './add-query.ts';
import { compileFields, compileSecrets, headerName, type Resolving } from './request-fields.ts';
import { reportRequestProblems } from './request-problems.ts';
import { compileNextMove, createNodeBase, type NodeType } from '../node-type.ts';
import {
  compileInParameters,
  compileOutParameters,
  raiseFault,
  readInParameters,
  writeOutParameters,
  type NodeFault,
} from '../parameters.ts';

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']);
const contentTypes: Readonly<Record<string, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};
const maxTimeoutSeconds = 10;
/** The characters of a JSON text that are checked and parsed in a step. */
const charactersPerStep = 2;

/**
 * Sends an HTTP request. Tokens in URL, headers and body are escaped for their place; the response is
 * mapped to variables by path. Raises Timeout, Status (not a success), Network or ParameterType.
 */
export const httpRequest: NodeType = {
  type: 'HttpRequest',
  compile(node, compiler) {
    const onward = compileNextMove(node, compiler);
    const findExceptionHandling = compileExceptions(node, compiler);
    const inputs = compileInParameters(node, compiler);
    const outputs = compileOutParameters(node, compiler);
    const createCall = compiler.withNames(new Set(inputs.map(({ name }) => name)), () => compileCall(node, compiler));
    const takesAnyStatus = readBool(node.values.AcceptAnyStatus);
    return {
      ...createNodeBase(node),
      findExceptionHandling,
      nextMove: onward,
      enter(run) {
        const read = readInParameters(run, inputs);
        if ('fault' in read) return raiseFault(read.fault, onward);
        run.parameters = new Map(inputs.map(({ name }, index) => [name, read.values[index] ?? null]));
        const answer = sendRequest(run, createCall(run));
        if (answer.type === 'withheld') return onward;
        const fault =
          findHttpFault(answer, takesAnyStatus) ??
          (answer.type === 'responded' ? writeOutParameters(run, outputs, createResultReader(run, answer)) : undefined);
        return fault ? raiseFault(fault, onward) : onward;
      },
    };
  },
};

function compileCall(node: SourceNode, compiler: Compiler): (run: TurnRun) => HttpCall {
  const { values } = node;
  const resolveIn = (path: string) => (token: string) => compiler.resolveToken(node.id, path, token);
  const method = methods.has(readText(values.Method)) ? readText(values.Method) : 'GET';
  const url = compileUrl(readText(values.Url), resolveIn('Url'));
  const query = compileFields(node, 'QueryFields', resolveIn);
  reportRequestProblems(node, url, compiler);
  const headers = readRows(values.Headers).flatMap(({ id, values: row }) => {
    const name = readText(row.Name).trim();
    if (!headerName.test(name) || isJsonObject(row.Value)) return [];
    return [{ name, value: compileText(readText(row.Value), 'header', resolveIn(`Headers/${id}/Value`)) }];
  });
  const secrets = compileSecrets(node, resolveIn);
  const body = compileBody(node, resolveIn);
  const type = contentTypes[readText(values.BodyType)];
  const typeHeader = body && type !== undefined ? { 'Content-Type': type } : {};
  const seconds = Number(readText(values.TimeoutSeconds));
  const timeoutMs = 1_000 * (seconds > 0 ? Math.min(seconds, maxTimeoutSeconds) : maxTimeoutSeconds);
  return (run) => ({
    method,
    url: addQuery(run.fillTemplate(url), query(run)),
    headers: {
      ...typeHeader,
      ...Object.fromEntries(headers.map(({ name, value }) => [name, run.fillTemplate(value)])),
    },
    body: body ? body(run) : null,
    timeoutMs,
    ...(secrets.length > 0 && { secrets: secrets.map((fill) => fill(run)) }),
  });
}

function compileBody(node: SourceNode, resolving: Resolving): ((run: TurnRun) => string) | undefined {
  const { values } = node;
  const filled = (template: TextTemplate) => (run: TurnRun) => run.fillTemplate(template);
  const text = readText(values.Body);
  switch (readText(values.BodyType)) {
    case 'json':
      return filled(compileJson(text, resolving('Body')));
    case 'text':
      return filled(compileText(text, 'bodyText', resolving('Body')));
    case 'xml':
      return filled(compileText(text, 'bodyXml', resolving('Body')));
    case 'form':
      return compileFields(node, 'FormFields', resolving);
    default:
      return undefined;
  }
}

const unavailable: HttpResult = {
  type: 'failed',
  reason: 'network',
  message: exceptionMessages.noRequests,
  ms: 0,
};

function sendRequest(run: TurnRun, call: HttpCall): HttpResult {
  const answer = run.effects.http?.(call) ?? unavailable;
  const outcome =
    answer.type === 'responded' ? String(answer.status) : answer.type === 'failed' ? answer.reason : 'would be sent';
  run.traceEffect(
    'http',
    `${call.method} ${removeQuery(call.url)}`,
    outcome,
    answer.type === 'withheld' ? 0 : answer.ms,
  );
  if (answer.type === 'responded' && run.effects.tracesBodies) run.trace.addBody(answer.body);
  return answer;
}

/** The URL without query and fragment, which may contain a key. */
function removeQuery(url: string) {
  return /^[^?#]*/.exec(url)?.[0] ?? '';
}

function findHttpFault(
  answer: Exclude<HttpResult, { type: 'withheld' }>,
  takesAnyStatus: boolean,
): NodeFault | undefined {
  if (answer.type === 'failed')
    return { name: answer.reason === 'timeout' ? 'Timeout' : 'Network', message: answer.message };
  const isSuccess = answer.status >= 200 && answer.status < 300;
  return isSuccess || takesAnyStatus
    ? undefined
    : { name: 'Status', message: createExceptionMessage('failedStatus', { status: answer.status }) };
}

/** Reads a part of a response: `$status`, `$body`, or a path in its body, parsed as JSON if possible. */
function createResultReader(
  run: TurnRun,
  { status, body }: Extract<HttpResult, { type: 'responded' }>,
): (path: string) => JsonValue {
  let parsed: { readonly value: JsonValue } | undefined;
  return (path) => {
    if (path === '$status') return status;
    if (path === '$body') return body;
    if (!parsed) {
      run.spend(Math.ceil(body.length / charactersPerStep));
      parsed = { value: parseJson(body) };
    }
    return getValueAtPath(parsed.value, path);
  };
}

function parseJson(text: string): JsonValue {
  const { value, fault } = parseBoundedJson(text);
  return fault ? text : value;
}
