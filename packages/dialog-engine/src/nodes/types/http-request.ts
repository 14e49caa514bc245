import type { JsonValue } from '@confab/model';
import { isYes, rowsOf, textOf } from '../../compile/authored-values.ts';
import type { Compiler } from '../../compile/compiler.ts';
import { escapeFor } from '../../text/escape-text.ts';
import { compileExceptions } from '../../compile/compile-exceptions.ts';
import { compileJson, compileText, compileUrl, type TextTemplate } from '../../text/text-template.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { HttpAnswer, HttpCall, SourceNode } from '../../types.ts';
import { valueAt } from '../../run/get-value-at-path.ts';
import { along, headOf, type NodeType } from '../node-type.ts';
import {
  compileInParameters,
  compileOutParameters,
  raising,
  readInParameters,
  writeOutParameters,
  type Fault,
} from '../parameters.ts';

const methods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']);
const contentTypes: Readonly<Record<string, string>> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
};
const headerName = /^[\w!#$%&'*+.^`|~-]{1,100}$/;
const mostSeconds = 10;

/**
 * Asks somebody's service. Tokens in URL, headers and body are made harmless for where they stand; what comes back is
 * mapped to variables by path. Raises Timeout, Status (the answer is no success), Network, or ParameterType.
 */
export const httpRequest: NodeType = {
  type: 'HttpRequest',
  compile(node, compiler) {
    const next = compiler.connectors(node).find(({ id }) => id === 'next');
    compiler.expectTarget(node, next, 'Next');
    const onward = along(next);
    const handlingOf = compileExceptions(node, compiler);
    const inputs = compileInParameters(node, compiler);
    const outputs = compileOutParameters(node, compiler);
    const callOf = compiler.withNames(new Set(inputs.map(({ name }) => name)), () => compileCall(node, compiler));
    const takesAnyStatus = isYes(node.values.AcceptAnyStatus);
    return {
      ...headOf(node),
      handlingOf,
      enter(run) {
        const read = readInParameters(run, inputs);
        if ('fault' in read) return raising(read.fault, onward);
        run.parameters = new Map(inputs.map(({ name }, index) => [name, read.values[index] ?? null]));
        const answer = send(run, callOf(run));
        if (answer.type === 'withheld') return onward;
        const fault =
          faultOf(answer, takesAnyStatus) ??
          (answer.type === 'responded' ? writeOutParameters(run, outputs, partsOf(answer)) : undefined);
        return fault ? raising(fault, onward) : onward;
      },
    };
  },
};

function compileCall(node: SourceNode, compiler: Compiler): (run: TurnRun) => HttpCall {
  const { values } = node;
  const resolving = (path: string) => (token: string) => compiler.token(node.id, path, token);
  const method = methods.has(textOf(values.Method)) ? textOf(values.Method) : 'GET';
  const url = compileUrl(textOf(values.Url), resolving('Url'));
  const headers = rowsOf(values.Headers).flatMap(({ id, values: row }) => {
    const name = textOf(row.Name).trim();
    if (!headerName.test(name)) return [];
    return [{ name, value: compileText(textOf(row.Value), 'line', resolving(`Headers/${id}/Value`)) }];
  });
  const body = compileBody(node, resolving);
  const type = contentTypes[textOf(values.BodyType)];
  const typeHeader = body && type !== undefined ? { 'Content-Type': type } : {};
  const seconds = Number(textOf(values.TimeoutSeconds));
  const timeoutMs = 1_000 * (seconds > 0 ? Math.min(seconds, mostSeconds) : mostSeconds);
  return (run) => ({
    method,
    url: run.fill(url),
    headers: { ...typeHeader, ...Object.fromEntries(headers.map(({ name, value }) => [name, run.fill(value)])) },
    body: body ? body(run) : null,
    timeoutMs,
  });
}

type Resolving = (path: string) => Parameters<typeof compileText>[2];

function compileBody({ values }: SourceNode, resolving: Resolving): ((run: TurnRun) => string) | undefined {
  const filled = (template: TextTemplate) => (run: TurnRun) => run.fill(template);
  const text = textOf(values.Body);
  switch (textOf(values.BodyType)) {
    case 'json':
      return filled(compileJson(text, resolving('Body')));
    case 'text':
      return filled(compileText(text, 'text', resolving('Body')));
    case 'xml':
      return filled(compileText(text, 'xml', resolving('Body')));
    case 'form': {
      const fields = rowsOf(values.FormFields).map(({ id, values: row }) => ({
        name: escapeFor('url', textOf(row.Name)),
        value: compileText(textOf(row.Value), 'text', resolving(`FormFields/${id}/Value`)),
      }));
      return (run) => fields.map(({ name, value }) => `${name}=${escapeFor('url', run.fill(value))}`).join('&');
    }
    default:
      return undefined;
  }
}

const unavailable: HttpAnswer = {
  type: 'failed',
  reason: 'network',
  message: 'No request can be sent from here.',
  ms: 0,
};

function send(run: TurnRun, call: HttpCall): HttpAnswer {
  const answer = run.effects.http?.(call) ?? unavailable;
  const outcome =
    answer.type === 'responded' ? String(answer.status) : answer.type === 'failed' ? answer.reason : 'would be sent';
  run.noteEffect('http', `${call.method} ${originOf(call.url)}`, outcome, answer.type === 'withheld' ? 0 : answer.ms);
  return answer;
}

/** A URL as far as everybody may read it: what follows may hold a key. */
function originOf(url: string) {
  return /^[^?#]*/.exec(url)?.[0] ?? '';
}

function faultOf(answer: Exclude<HttpAnswer, { type: 'withheld' }>, takesAnyStatus: boolean): Fault | undefined {
  if (answer.type === 'failed')
    return { name: answer.reason === 'timeout' ? 'Timeout' : 'Network', message: answer.message };
  const isSuccess = answer.status >= 200 && answer.status < 300;
  return isSuccess || takesAnyStatus
    ? undefined
    : { name: 'Status', message: `The service answered with status ${answer.status}.` };
}

/** Finds a part of an answer: `$status`, `$body`, or a path in what it holds, read as JSON where it is that. */
function partsOf({ status, body }: Extract<HttpAnswer, { type: 'responded' }>): (path: string) => JsonValue {
  const read = parsed(body);
  return (path) => (path === '$status' ? status : path === '$body' ? body : valueAt(read, path));
}

function parsed(text: string): JsonValue {
  try {
    // What JSON.parse makes is JSON.
    return JSON.parse(text) as JsonValue;
  } catch {
    return text;
  }
}
