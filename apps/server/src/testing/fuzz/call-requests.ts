import type { Call } from '@confab/contracts';
import { findRow, type NamedKind } from '../../access/matrix.ts';
import { getCallName } from '../get-call-name.ts';
import { createValidRequest } from '../hostile-requests.ts';
import type { CallOptions } from '../open-test-app.ts';
import { isPermitted, mayReadForeign, type FuzzPerson } from './fuzz-people.ts';
import type { Checker, FuzzRequest } from './fuzz-client.ts';

/** A call with its input, made by a person. */
export interface PersonalCall {
  readonly call: Call;
  readonly sent: CallOptions<Call>;
  readonly person: FuzzPerson;
}

/** A document that the input of a call is read from: `query.teamId` is at `['query', 'teamId']`. */
type Input = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

/** An id in the input of a call that the matrix knows. */
export interface GivenId {
  readonly kind: NamedKind;
  readonly part: 'query' | 'body';
  readonly field: string;
  readonly id: string;
}

/** The headers of a request of a person. */
export function createHeaders({ token }: FuzzPerson, method: string): Record<string, string> {
  return {
    'x-tv-client': '1',
    ...(token === undefined ? {} : { 'client-token': token }),
    ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
  };
}

/** The request of a call. It must be refused if the matrix does not permit it, or if `refusedBy` is given. */
export function createCallRequest({ call, sent, person }: PersonalCall, note = '', refusedBy?: Checker): FuzzRequest {
  const { url, payload: json } = createValidRequest(call, sent);
  const { type, content } = toBody(call, sent) ?? { type: undefined, content: json };
  return {
    name: `${getCallName(call)} by ${person.name}${note && `, ${note}`}`,
    call,
    method: call.method,
    url,
    headers: { ...createHeaders(person, call.method), ...(type && { 'content-type': type }), ...sent.headers },
    ...(content === undefined ? {} : { payload: content }),
    refusedBy: refusedBy ?? (isPermitted(call, person) ? undefined : 'permission'),
    mayReadForeign: mayReadForeign(call, person),
  };
}

/** The body of a call that takes a file or a form, and its media type; undefined for JSON. */
function toBody({ bodyForm }: Call, { file, body }: CallOptions<Call>): CallOptions<Call>['file'] {
  if (file || bodyForm !== 'form' || body === undefined) return file;
  const content = new URLSearchParams(body as Record<string, string>).toString();
  return { type: 'application/x-www-form-urlencoded', content };
}

/** The ids that a call names, from the team down. */
export function listGivenIds(call: Call, sent: CallOptions<Call>): GivenId[] {
  const input = sent as Input;
  return (findRow(call)?.names ?? []).flatMap(([kind, at]) => {
    const [part = '', field = '', more] = at.split('.');
    const id = input[part]?.[field];
    if (typeof id !== 'string' || more !== undefined) return [];
    return [{ kind, part: part === 'body' ? ('body' as const) : ('query' as const), field, id }];
  });
}

/** Replaces an id in the input of a call. */
export function replaceId(sent: CallOptions<Call>, { part, field }: GivenId, id: string): CallOptions<Call> {
  return { ...sent, [part]: { ...(sent as Input)[part], [field]: id } };
}
