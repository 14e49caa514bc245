import type { Call } from '@confab/contracts';
import { z } from 'zod';
import { isStorableText } from '../../http/storable-text.ts';
import {
  createValidRequest,
  decodePart,
  encodePart,
  hostileQueryTexts,
  isValidQuery,
  listFields,
  listHostileValues,
  replaceAt,
  toFieldSchema,
  toQueryText,
} from '../hostile-requests.ts';
import { createCallRequest, type PersonalCall } from './call-requests.ts';
import type { FuzzRequest } from './fuzz-client.ts';
import { choose, type FuzzStep } from './fuzz-plan.ts';

/** Puts a hostile or a drawn value into one field of a valid request. A value that the contract forbids must be refused. */
export function mutateRequest(asked: PersonalCall, step: FuzzStep): FuzzRequest {
  const { call, sent } = asked;
  const names = Object.keys(toFieldSchema(call.query).properties ?? {});
  const { body, payload } = createValidRequest(call, sent);
  const fields = payload === undefined ? [] : listFields(toFieldSchema(call.body), body);
  const count = names.length + fields.length;
  if (count === 0) return createCallRequest(asked);
  const at = step.field % count;
  const name = names[at];
  return name === undefined ? mutateBody(asked, step, fields[at - names.length]) : mutateQuery(asked, step, name);
}

function mutateQuery(asked: PersonalCall, { choice, text }: FuzzStep, name: string): FuzzRequest {
  const { call, sent } = asked;
  const { query } = createValidRequest(call, sent);
  const others = toQueryText({ ...query, [name]: undefined });
  const drawn = encodePart(text);
  const isTwice = choice % 20 === 0;
  const value = choice % 2 === 0 ? drawn : choose(hostileQueryTexts, choice >> 1);
  const plain = decodePart(value);
  const isInvalid = isTwice || !isStorableText(plain) || !isValidQuery(call, { ...query, [name]: plain });
  return {
    ...createCallRequest(asked, `query.${name} = ${value.slice(0, 80)}`, isInvalid ? 'invalid payload' : undefined),
    url: `${call.path}?${others}&${name}=${value}${isTwice ? `&${name}=b` : ''}`,
  };
}

type Field = ReturnType<typeof listFields>[number];

function mutateBody(asked: PersonalCall, { choice, value: drawn }: FuzzStep, field: Field | undefined): FuzzRequest {
  if (!field) return createCallRequest(asked);
  const { call, sent } = asked;
  const { body } = createValidRequest(call, sent);
  const { path, schema } = field;
  const { value, isInvalid } =
    choice % 2 === 0 ? { value: drawn, isInvalid: false } : choose(listHostileValues(schema), choice >> 1);
  // JSON changes values that it cannot express, such as -0 or Infinity, so the sent text decides.
  const payload = JSON.stringify(replaceAt(body, path, value));
  const isForbidden = isInvalid || !isValidBody(call, JSON.parse(payload));
  const note = `body.${path.join('.')} = ${JSON.stringify(value)?.slice(0, 80)}`;
  return { ...createCallRequest(asked, note, isForbidden ? 'invalid payload' : undefined), payload };
}

function isValidBody(call: Call, body: unknown) {
  return z.safeDecode(call.body, body as never).success;
}
