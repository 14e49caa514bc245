import { jsonLimits } from '@confab/model';
import { getBodyBounds } from '../../http/limits/body-bounds.ts';
import { bodyKeysMax } from '../../http/parser/read-json-body.ts';
import { createValidRequest, listFields, replaceAt, toFieldSchema } from '../hostile-requests.ts';
import { createCallRequest, type PersonalCall } from './call-requests.ts';
import type { FuzzRequest } from './fuzz-client.ts';
import { choose, type FuzzStep } from './fuzz-plan.ts';

/** A valid body, and how large the body of its call may be. */
interface Body {
  readonly asked: PersonalCall;
  /** JSON text of an object. */
  readonly payload: string;
  /** Bytes. */
  readonly most: number;
  /** Whether a body of one byte more must be refused; some calls have a higher limit than the usual one. */
  readonly isBounded: boolean;
}

interface LargeBody {
  readonly note: string;
  readonly payload: string;
  /** Whether the body is over a limit of its call or of all bodies, so that it must be refused. */
  readonly isForbidden?: boolean;
}

type Shape = (body: Body, step: Pick<FuzzStep, 'field'>) => LargeBody;

const keysOfWideBody = 45_000;
const levels = 30_000;

const full: Shape = ({ payload, most }) => ({ note: 'as large as it may be', payload: fill(payload, most) });

const over: Shape = ({ payload, most, isBounded }) => ({
  note: 'a byte too large',
  payload: fill(payload, most + 1),
  isForbidden: isBounded,
});

const wide: Shape = ({ payload, most }) => {
  const members = createMembers(Math.min(keysOfWideBody, Math.floor((most - payload.length) / 12)));
  return {
    note: `${members.length} different keys`,
    payload: addMember(payload, members.join(',')),
    isForbidden: members.length > bodyKeysMax,
  };
};

/** An object with many keys in place of a value, which may be a document with keys of the author. */
const wideField: Shape = (body, step) => {
  const count = Math.min(bodyKeysMax - 100, Math.floor((body.most - body.payload.length) / 12));
  const value = Object.fromEntries(Array.from({ length: Math.max(0, count) }, (_, at) => [`k${at}`, at]));
  return putIntoField(body, step, `${count} keys`, value);
};

const deep: Shape = ({ payload, most }) => {
  const count = Math.min(levels, Math.floor((most - payload.length - 20) / 2));
  return {
    note: `${count} levels`,
    payload: addMember(payload, `"Padding":${'['.repeat(Math.max(0, count))}${']'.repeat(Math.max(0, count))}`),
    isForbidden: count > jsonLimits.depthMax,
  };
};

const list: Shape = ({ payload, most }) => {
  const count = Math.max(1, Math.min(jsonLimits.partsMax + 1, Math.floor((most - payload.length - 20) / 2)));
  return {
    note: `a list of ${count}`,
    payload: addMember(payload, `"Padding":[${'0,'.repeat(count - 1)}0]`),
    isForbidden: count > jsonLimits.partsMax,
  };
};

/** As many entries as a list of the contract may have. */
const entries: Shape = (body, step) => {
  const { call, sent } = body.asked;
  const { body: example } = createValidRequest(call, sent);
  const lists = listFields(toFieldSchema(call.body), example).filter(({ schema }) => schema.maxItems !== undefined);
  if (lists.length === 0) return list(body, step);
  const { path, schema } = choose(lists, step.field);
  const [entry = 0] = (readAt(example, path) ?? []) as readonly unknown[];
  const value = Array.from({ length: schema.maxItems ?? 0 }, () => entry);
  return { note: `${path.join('.')} of ${value.length} entries`, payload: toText(replaceAt(example, path, value)) };
};

const text: Shape = (body, step) =>
  putIntoField(body, step, 'a long text', 'ж'.repeat(Math.max(1, Math.floor((body.most - body.payload.length) / 2))));

const shapes: readonly Shape[] = [full, over, wide, wideField, deep, list, entries, text];

/** Whether a call takes a body that can be large in the ways of this file. */
export function takesJson({ call }: Pick<PersonalCall, 'call'>): boolean {
  return call.method === 'POST' && call.bodyForm === 'json';
}

/**
 * A request with a body as large as its call allows, or larger: in bytes, keys, levels, entries or texts.
 *
 * @param usualMost the bytes that the server accepts if a contract has no bound
 */
export function createLargeRequest(
  asked: PersonalCall,
  usualMost: number,
  step: Pick<FuzzStep, 'choice' | 'field'>,
): FuzzRequest {
  const { payload = '{}' } = createValidRequest(asked.call, asked.sent);
  const { bytesMax } = getBodyBounds(asked.call);
  const most = Math.min(bytesMax ?? usualMost, usualMost);
  const isBounded = bytesMax !== undefined && bytesMax < usualMost;
  const large = choose(shapes, step.choice)({ asked, payload, most, isBounded }, step);
  const request = createCallRequest(asked, `large: ${large.note}`, large.isForbidden ? 'invalid payload' : undefined);
  return { ...request, payload: large.payload };
}

/** Adds a text that makes a body as large as asked, in bytes. */
function fill(payload: string, bytes: number) {
  const empty = addMember(payload, '"Padding":""');
  const missing = bytes - Buffer.byteLength(empty);
  return addMember(payload, `"Padding":"${'x'.repeat(Math.max(0, missing))}"`);
}

/** Adds members to the JSON text of an object. */
function addMember(payload: string, members: string) {
  return payload === '{}' ? `{${members}}` : `${payload.slice(0, -1)},${members}}`;
}

function createMembers(count: number) {
  return Array.from({ length: Math.max(1, count) }, (_, at) => `"k${at}":0`);
}

function putIntoField({ asked }: Body, { field }: Pick<FuzzStep, 'field'>, what: string, value: unknown): LargeBody {
  const { call, sent } = asked;
  const { body } = createValidRequest(call, sent);
  const fields = listFields(toFieldSchema(call.body), body);
  if (fields.length === 0) return { note: what, payload: toText({ Padding: value }) };
  const { path } = choose(fields, field);
  return { note: `${path.join('.')} with ${what}`, payload: toText(replaceAt(body, path, value)) };
}

function readAt(value: unknown, path: readonly (string | number)[]): unknown {
  let found = value;
  for (const name of path) found = (found as Record<string | number, unknown> | undefined)?.[name];
  return found;
}

function toText(value: unknown) {
  return JSON.stringify(value);
}
