import { randomBytes } from 'node:crypto';
import { createValidRequest, encodePart } from '../hostile-requests.ts';
import { getCallName } from '../get-call-name.ts';
import { createHeaders, type PersonalCall } from './call-requests.ts';
import type { FuzzRequest } from './fuzz-client.ts';
import { mayReadForeign } from './fuzz-people.ts';
import { choose, type FuzzStep } from './fuzz-plan.ts';

/** A valid request as it would go over the wire, before it is damaged. */
interface WireRequest {
  readonly asked: PersonalCall;
  readonly url: string;
  readonly payload: string;
  readonly headers: Readonly<Record<string, string>>;
}

type Damage = (wire: WireRequest, step: FuzzStep) => Partial<FuzzRequest> & { readonly note: string };

/** Larger than any body that a call accepts. */
const hugeBytes = 1_300_000;

const withPayload =
  (note: string, damage: (payload: string, step: FuzzStep) => string | Buffer): Damage =>
  ({ payload }, step) => ({ note, method: 'POST', payload: damage(payload, step) });
const withHeaders =
  (note: string, more: (step: FuzzStep) => Record<string, string>): Damage =>
  ({ headers }, step) => ({ note, headers: { ...headers, ...more(step) } });

const damages: readonly Damage[] = [
  withPayload('cut JSON', (payload, { field }) => payload.slice(0, field % Math.max(1, payload.length))),
  withPayload('JSON with a changed character', (payload, { field, text }) => {
    const at = field % Math.max(1, payload.length);
    return payload.slice(0, at) + text.slice(0, 2) + payload.slice(at + 1);
  }),
  withPayload('text for JSON', (_payload, { text }) => text),
  withPayload('drawn JSON', (_payload, { value }) => JSON.stringify(value) ?? ''),
  withPayload('bytes for JSON', (_payload, { field }) => randomBytes(field % 200)),
  withPayload('JSON after a byte order mark', (payload) => `\ufeff${payload}`),
  withPayload('JSON in UTF-16', (payload) => Buffer.from(payload, 'utf16le')),
  withPayload('deep JSON', (_payload, { field }) => '['.repeat(1 + (field % 50_000))),
  withPayload('many parts', () => `[${'0,'.repeat(60_000)}0]`),
  withPayload('JSON with a key of the prototype', (payload) => payload.replace('{', '{"__proto__":{"isStaff":true},')),
  withPayload('a key twice', (payload) => payload.replace(/^\{("[^"]{1,100}":)/, '{$1null,$1')),
  withPayload('a huge number', (payload) => payload.replace(/:(?:\d{1,20}|"[^"]{0,100}")/, ':1e400')),
  withPayload('no body', () => ''),
  withPayload('huge body', (_payload, { field }) => (field % 8 === 0 ? `"${'x'.repeat(hugeBytes)}"` : '"x"')),
  withHeaders('wrong type', ({ field }) => ({
    'content-type': choose(
      [
        'text/plain',
        'application/xml',
        'multipart/form-data; boundary=x',
        'application/json; charset=utf-16',
        '',
        '/',
        'application/json, text/html',
      ],
      field,
    ),
  })),
  withHeaders('wrong length', ({ field }) => ({
    'content-length': choose(['1', '0', '-1', 'x', '1e3', '99999999'], field),
  })),
  withHeaders('wrong token', ({ text }) => ({ 'client-token': Buffer.from(text).toString('latin1') })),
  withHeaders('long header', () => ({ 'user-agent': 'x'.repeat(12_000), 'x-forwarded-for': '::1, '.repeat(500) })),
  withHeaders('other origin', ({ text }) => ({
    origin: `https://${encodePart(text)}.example`,
    'sec-fetch-site': 'cross-site',
    'sec-fetch-mode': 'navigate',
    'if-none-match': text,
  })),
  ({ headers }) => ({ note: 'no client header', headers: { ...headers, 'x-tv-client': '' } }),
  (_wire, { field }) => ({
    note: 'other method',
    method: choose(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'], field),
  }),
  ({ url }, { text }) => ({ note: 'drawn query', url: `${url}&${encodePart(text)}` }),
  ({ url }, { field }) => ({ note: 'cut address', url: url.slice(0, 1 + (field % url.length)) }),
  ({ url }) => ({ note: 'long address', url: `${url}&x=${'y'.repeat(10_000)}` }),
  ({ asked }, step) => ({ note: 'other route', ...createOtherRequest(asked, step) }),
  ({ asked }, step) => ({ note: 'other route', ...createOtherRequest(asked, step) }),
  ({ asked }, step) => ({ note: 'other route', ...createOtherRequest(asked, step) }),
];

/** Damages a valid request in a way that no field of a schema describes. */
export function createRawRequest(asked: PersonalCall, publishedId: string, step: FuzzStep): FuzzRequest {
  const { url, payload = '{}' } = createValidRequest(asked.call, asked.sent);
  const headers = createHeaders(asked.person, asked.call.method);
  const wire = { asked, url, payload, headers };
  const { note, ...damaged } = choose(damages, step.choice)(wire, step);
  const { method } = asked.call;
  const address = (damaged.url ?? url).replace('{published}', publishedId);
  return {
    name: `${getCallName(asked.call)} by ${asked.person.name}, raw: ${note} ${address.slice(0, 120)}`,
    method,
    headers,
    ...(method === 'POST' ? { payload } : {}),
    mayReadForeign: mayReadForeign(asked.call, asked.person),
    ...damaged,
    url: address,
  };
}

const otherAddresses = [
  '/channels/chat/{published}/live',
  '/channels/chat/{published}/beta',
  '/channels/chat/{published}/alpha',
  '/channels/dialogflow/{published}/live',
  '/channels/alexa/{published}/live',
  '/hub/negotiate',
  '/mail/stop/',
  '/profile-photos/',
  '/help/',
  '/dev/mailbox/',
  '/assets/',
  '/api/openapi.json',
  '/metrics',
  '/readyz',
  '/',
];

/** A request of a route that is not a call of the contract. */
function createOtherRequest({ person }: PersonalCall, { field, call, value, text, choice }: FuzzStep) {
  const base = choose(otherAddresses, field);
  const part = encodePart(text);
  const ending = base.endsWith('/')
    ? choose([part, '%00', '..%2f..%2f', 'x'.repeat(300), `${part}?size=${part}`, '%'], call)
    : '';
  const sessionId = 'A'.repeat(43);
  const messages: unknown[] = [
    { type: 'start', language: text },
    { type: 'say', sessionId, turnId: '0197a000-0000-7000-8000-000000000001', text },
    { type: 'resume', sessionId: text },
    { type: 'forget', sessionId },
    { session: text, queryResult: { queryText: text, languageCode: 'en', parameters: value, intent: { name: text } } },
    {
      version: '1.0',
      session: { sessionId: text },
      request: { type: 'LaunchRequest', requestId: text, timestamp: text },
    },
    value,
  ];
  const isPost = choice % 3 !== 0;
  return {
    url: `${base}${ending}`,
    method: isPost ? 'POST' : 'GET',
    headers: createHeaders(person, isPost ? 'POST' : 'GET'),
    payload: isPost ? (JSON.stringify(choose(messages, call)) ?? '') : '',
  };
}
