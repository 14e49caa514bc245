import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { compile } from '../../compile/compile.ts';
import { turnLimits } from '../../run/limits/turn-limits.ts';
import { start } from '../../run/step.ts';
import {
  begin,
  end,
  problemsOf,
  project,
  rows,
  says,
  shown,
  traced,
  variables,
  visitor,
  way,
} from '../../testing/small-projects.ts';
import type { Effects, HttpResult, HttpCall, MailCall } from '../../types.ts';

const values = {
  Variables: variables(
    ['Name', 'string', 'O\'Neil & "Sons" </b>\n'],
    ['Base', 'string', 'https://api.test/v1'],
    ['Count', 'int', '3'],
    ['Any', 'dynamic'],
    ['City', 'string', 'none'],
    ['To', 'string', 'ada@confab.test'],
    ['Day', 'dynamic', '1970-05-03'],
    ['IsMember', 'bool', 'true'],
  ),
  GlobalMessages: { Error: says('Oh dear.') },
};
const next = rows(['next', way('Next', 'after')]);
const source = (type: string, more: JsonObject) =>
  project(
    [
      begin('x'),
      aSourceNode(type, 'x', { Connectors: next, ...more }),
      end('after', '{tv.City}'),
      end('other', 'Moved'),
    ],
    values,
  );
const run = (type: string, more: JsonObject, effects: Partial<Effects> = {}) =>
  start(compile(source(type, more)), visitor, 1, { clock: () => 0, ...effects });

function request(more: JsonObject, answer: HttpResult = { type: 'responded', status: 200, body: '{}', ms: 7 }) {
  const calls: HttpCall[] = [];
  const turn = run('HttpRequest', more, {
    http: (call) => {
      calls.push(call);
      return answer;
    },
  });
  return { turn, call: calls[0], calls };
}
const responded = (body: string, status = 200): HttpResult => ({ type: 'responded', status, body, ms: 7 });
const handled = (Exception: string, Handling = 'MoveToNode') => ({
  Exceptions: rows(['x', { Exception, Handling, TargetNodeId: 'other' }]),
});

describe('an HttpRequest node', () => {
  test.each(['text', 'xml', 'json'])('a body of type %s has values as programs read them', (BodyType) => {
    const Body = BodyType === 'json' ? '["{tv.Day}", {tv.IsMember}]' : '{tv.Day} {tv.IsMember}';
    const Headers = rows(['h', { Name: 'X-Day', Value: '{tv.Day}' }]);
    const { call } = request({ Method: 'POST', Url: '{tv.Base}/{tv.Day}', Headers, BodyType, Body });
    expect(call).toMatchObject({ url: 'https://api.test/v1/1970-05-03', headers: { 'X-Day': '1970-05-03' } });
    expect(call?.body).toBe(BodyType === 'json' ? '["1970-05-03", true]' : '1970-05-03 true');
  });

  test('an HttpRequest node escapes each token for the place it is filled into', () => {
    const { call } = request({
      Method: 'POST',
      Url: '{tv.Base}/people/{tv.Name}?q={tv.Count}',
      Headers: rows(['h', { Name: 'X-Name', Value: 'is {tv.Name}!' }], ['bad', { Name: 'Bad\r\nName', Value: 'x' }]),
      BodyType: 'json',
      Body: '{"name": "{tv.Name}", "count": {tv.Count}, "any": {tv.Any}, "base": {tv.Base}}',
    });
    expect(call).toMatchObject({
      method: 'POST',
      url: "https://api.test/v1/people/O'Neil%20%26%20%22Sons%22%20%3C%2Fb%3E%0A?q=3",
      headers: { 'Content-Type': 'application/json', 'X-Name': 'is O\'Neil & "Sons" </b> !' },
      timeoutMs: 10_000,
    });
    expect(JSON.parse(call?.body ?? '')).toEqual({
      name: 'O\'Neil & "Sons" </b>\n',
      count: 3,
      any: null,
      base: 'https://api.test/v1',
    });
  });

  test.each([
    ['form', "a%20b=O'Neil%20%26%20%22Sons%22%20%3C%2Fb%3E%0A&n=3", 'application/x-www-form-urlencoded'],
    ['xml', '<n>O&#39;Neil &amp; &quot;Sons&quot; &lt;/b&gt;\n</n>', 'application/xml; charset=utf-8'],
    ['text', '<n>O\'Neil & "Sons" </b>\n</n>', 'text/plain; charset=utf-8'],
    ['none', null, undefined],
  ])('sends a body of %s', (BodyType, body, type) => {
    const FormFields = rows(['a', { Name: 'a b', Value: '{tv.Name}' }], ['n', { Name: 'n', Value: '{tv.Count}' }]);
    const { call } = request({ Url: '{tv.Base}', BodyType, Body: '<n>{tv.Name}</n>', FormFields });
    expect([call?.body, call?.headers['Content-Type']]).toEqual([body, type]);
  });

  test('an HttpRequest node maps the response to variables by path', () => {
    const OutParams = rows(
      ['c', { Name: 'people[1].city', Type: 'string', Variable: 'City' }],
      ['n', { Name: '$status', Type: 'int', Variable: 'Count' }],
      ['a', { Name: 'people[0]', Type: 'dynamic', Variable: 'Any' }],
    );
    const body = '{"people": [{"city": "Ulm"}, {"city": "Bonn"}]}';
    const { turn } = request({ Url: '{tv.Base}', OutParams }, responded(body, 201));
    expect(turn.conversation.variables).toMatchObject({ City: 'Bonn', Count: 201, Any: { city: 'Ulm' } });
    expect(traced(turn, 'effect')).toEqual([
      { type: 'effect', nodeId: 'x', effect: 'http', target: 'GET https://api.test/v1', outcome: '201', ms: 7 },
    ]);
  });

  test('the trace has the response if the host asks for it and it is not too long', () => {
    const open = (body: string, tracesBodies: boolean) =>
      traced(run('HttpRequest', { Url: '{tv.Base}' }, { http: () => responded(body), tracesBodies }), 'effect');
    expect(open('{"tea": 4}', true)).toMatchObject([{ outcome: '200', body: '{"tea": 4}' }]);
    expect(open('{"tea": 4}', false)[0]).not.toHaveProperty('body');
    expect(open('x'.repeat(turnLimits.bodiesLength), true)[0]).toHaveProperty('body');
    expect(open('x'.repeat(turnLimits.bodiesLength + 1), true)[0]).not.toHaveProperty('body');
  });

  test.each<[string, HttpResult, JsonObject]>([
    ['Timeout', { type: 'failed', reason: 'timeout', message: 'slow', ms: 1 }, {}],
    ['Network', { type: 'failed', reason: 'network', message: 'away', ms: 1 }, {}],
    ['Status', responded('', 404), {}],
    [
      'ParameterType',
      responded('{"n": "many"}'),
      { OutParams: rows(['n', { Name: 'n', Type: 'int', Variable: 'Count' }]) },
    ],
    ['ParameterType', responded(''), { InParams: rows(['n', { Name: 'N', Type: 'int', Expression: 'Name' }]) }],
  ])('raises the exception %s', (name, answer, more) => {
    const { turn } = request({ Url: '{tv.Base}', ...more, ...handled(name) }, answer);
    expect([traced(turn, 'exception').map((one) => one.name), shown(turn)]).toEqual([[name], ['Moved']]);
    expect(turn.conversation.variables).toMatchObject({ City: 'none', Count: 3 });
  });

  test('an exception in the trace has the name and the values of its message, cut like its text', () => {
    const failed = request({ Url: '{tv.Base}', ...handled('Status') }, responded('', 404));
    expect(traced(failed.turn, 'exception')).toMatchObject([
      {
        message: 'The service answered with status 404.',
        messageName: 'exceptionMessages.failedStatus',
        messageParts: { status: 404 },
      },
    ]);
    const { turn } = message({ Recipient: 'x'.repeat(5_000), Text: 'Hi' }, handled('Recipient'));
    const recipient = `${'x'.repeat(1_000)}…`;
    expect(traced(turn, 'exception')).toMatchObject([
      { messageName: 'exceptionMessages.invalidRecipient', messageParts: { recipient } },
    ]);
  });

  test('an HttpRequest node accepts any status if it is configured so', () => {
    const OutParams = rows(['n', { Name: '$status', Type: 'int', Variable: 'Count' }]);
    const { turn } = request({ Url: '{tv.Base}', AcceptAnyStatus: true, OutParams }, responded('', 404));
    expect(turn.conversation.variables['Count']).toBe(404);
  });

  test('an HttpRequest node can use its in-parameters as tokens, however they are filled', () => {
    const InParams = rows(['id', { Name: 'Id', Type: 'int', Expression: 'Count + 1' }]);
    const { call } = request({ Url: '{tv.Base}/{tv.Id}', InParams });
    expect(call?.url).toBe('https://api.test/v1/4');
    const given = source('HttpRequest', { Url: '{tv.Base}/{tv.Id}', InParams });
    const gift = way('Next', 'x', { OutParamId: '"7"', TargetInParamId: 'Id' });
    const nodes = given.nodes.map((one) =>
      one.id === 'start' ? { ...one, values: { Connectors: rows(['next', gift]) } } : one,
    );
    const calls: string[] = [];
    start(compile({ ...given, nodes }), visitor, 1, {
      clock: () => 0,
      http: ({ url }) => {
        calls.push(url);
        return responded('');
      },
    });
    expect(calls).toEqual(['https://api.test/v1/7']);
    expect(problemsOf({ ...given, nodes })).toEqual(['Unreachable other']);
  });

  test('an HttpRequest node continues and writes nothing if the host withholds the request', () => {
    const OutParams = rows(['n', { Name: '$status', Type: 'int', Variable: 'Count' }]);
    const { turn } = request({ Url: '{tv.Base}', Method: 'DELETE', OutParams }, { type: 'withheld' });
    expect([shown(turn), turn.conversation.variables['Count']]).toEqual([['none'], 3]);
    expect(traced(turn, 'effect')).toMatchObject([{ outcome: 'would be sent' }]);
  });

  test('respects the configured timeout, and fails if the host sends no requests', () => {
    expect(request({ Url: '{tv.Base}', TimeoutSeconds: 3 }).call?.timeoutMs).toBe(3_000);
    expect(request({ Url: '{tv.Base}', TimeoutSeconds: 300 }).call?.timeoutMs).toBe(10_000);
    expect(traced(run('HttpRequest', { Url: '{tv.Base}' }), 'exception')).toMatchObject([{ name: 'Network' }]);
  });
});

function message(Settings: JsonObject, more: JsonObject = {}, effects: Partial<Effects> = {}) {
  const calls: MailCall[] = [];
  const turn = run(
    'EmailSms',
    { Settings, ...more },
    {
      mail: (call) => {
        calls.push(call);
        return { type: 'queued' };
      },
      ...effects,
    },
  );
  return { turn, call: calls[0] };
}

describe('an EmailSms node', () => {
  test('an EmailSms node sends a mail with filled tokens, escaped in HTML, and a one-line subject (A3.48)', () => {
    const Tokens = rows(['t', { TokenName: 'Twice', TokenValue: 'Count * 2' }]);
    const { call } = message(
      { Recipient: '{tv.To}', Subject: 'For {tv.Name}', Html: '<p>{tv.Name} {tv.Twice}</p><p>Bye</p>' },
      { Tokens },
    );
    expect(call).toEqual({
      kind: 'mail',
      recipient: 'ada@confab.test',
      subject: 'For O\'Neil & "Sons" </b>',
      html: '<p>O&#39;Neil &amp; &quot;Sons&quot; &lt;/b&gt;\n 6</p><p>Bye</p>',
      text: 'O\'Neil & "Sons" </b>\n 6\nBye',
    });
  });

  test('an EmailSms node reads its HTML from an asset and fills the same tokens in it', () => {
    const asset = (id: string) => (id === 'letter' ? '<b>{tv.Count} {tv.Twice}{tv.Nobody}</b>' : undefined);
    const Tokens = rows(['t', { TokenName: 'Twice', TokenValue: 'Count * 2' }]);
    const settings = { Recipient: '{tv.To}', Subject: 'x', Text: 'Plain', HtmlAssetId: 'letter', Html: '<i>own</i>' };
    expect(message(settings, { Tokens }, { asset }).call).toMatchObject({ html: '<b>3 6</b>', text: 'Plain' });
    expect(message(settings, { Tokens }).call).toMatchObject({ html: '<i>own</i>' });
  });

  test('an EmailSms node sends a text message to a phone number', () => {
    const { call } = message({ Channel: 'Sms', Recipient: '+49 (30) 123-456', Text: 'x'.repeat(5_000), Html: '<b>' });
    expect([call?.kind, call?.recipient, call?.subject, call?.html, call?.text.length]).toEqual([
      'sms',
      '+49 (30) 123-456',
      '',
      null,
      1_600,
    ]);
  });

  test.each(['nobody', 'a@b', 'a@b.test, c@d.test', 'a@b.test\r\nBcc: c@d.test', '<a@b.test>', '', '{tv.City}'])(
    'raises Recipient for %j, and sends nothing (MAIL-2)',
    (Recipient) => {
      const { turn, call } = message({ Recipient, Text: 'Hi' }, handled('Recipient'));
      expect([call, shown(turn)]).toEqual([undefined, ['Moved']]);
    },
  );

  test('raises NotSent if the host cannot send the message', () => {
    const refused = { mail: () => ({ type: 'failed', message: 'Too many.' }) as const };
    const { turn } = message({ Recipient: '{tv.To}', Text: 'Hi' }, handled('NotSent'), refused);
    expect(traced(turn, 'exception')).toMatchObject([{ name: 'NotSent', message: 'Too many.' }]);
    expect(traced(run('EmailSms', { Settings: { Recipient: '{tv.To}' } }), 'exception')).toMatchObject([
      { name: 'NotSent' },
    ]);
  });
});

test('a Handover node gives its last response and outputs its destination', () => {
  const turn = run('Handover', { Response: says('One moment.'), Destination: 'Desk {tv.Count}' });
  expect(turn.outputs.slice(1)).toEqual([{ type: 'handover', destination: 'Desk 3' }, { type: 'ended' }]);
  expect([shown(turn), turn.ended]).toEqual([['One moment.'], true]);
});

describe('the problems of an HttpRequest node', () => {
  const problemsIn = (more: JsonObject) =>
    problemsOf(source('HttpRequest', { Url: 'https://api.test/', ...more })).slice(0, -1);

  test.each([
    'api.test/orders',
    'ftp://api.test/',
    'https:/api.test',
    'https://',
    'http://two words.test/',
    'www.{tv.Any}',
  ])('the address %s, which no service has, is reported', (Url) =>
    expect(problemsIn({ Url })).toEqual(['InvalidUrl x Url']),
  );

  test.each(['{tv.Base}/orders', 'http{tv.Any}', 'https://{tv.Any}:{tv.Any}/', ' HTTPS://api.test:8443?q={tv.Any}'])(
    'the address %s is not reported',
    (Url) => expect(problemsIn({ Url })).toEqual([]),
  );

  test.each(['{"a": {tv.Any}, "b": "{tv.Any} and {tv.Base}"}', '{ {tv.Base}: 1 }', '["\\"{tv.Any}"]', '{tv.Any}', ' '])(
    'the JSON body %s, whose tokens become values or texts, is accepted',
    (Body) => expect(problemsIn({ BodyType: 'json', Body })).toEqual([]),
  );

  test('a mistake in a JSON body is reported, and the same text in a text body is not', () => {
    expect(problemsIn({ BodyType: 'json', Body: '{"a": {tv.Any}' })).toEqual(['InvalidJson x Body']);
    expect(problemsIn({ BodyType: 'text', Body: '{"a": {tv.Any}' })).toEqual([]);
  });
});

describe('the problems of an EmailSms node', () => {
  const problemsIn = (Settings: JsonObject) =>
    problemsOf(source('EmailSms', { Settings: { Recipient: 'ada@confab.test', ...Settings } })).slice(0, -1);

  test.each<[string, JsonObject]>([
    ['an email without subject, text and HTML', { Subject: ' ', Text: '\n' }],
    ['a text message that has only a subject', { Channel: 'Sms', Recipient: '+49 30 123456', Subject: 'Hello' }],
  ])('%s, which would be sent empty, is reported', (_what, Settings) =>
    expect(problemsIn(Settings)).toEqual(['EmptyMessage x Settings/Text']),
  );

  test.each<[string, JsonObject]>([
    ['a subject', { Subject: 'Hello' }],
    ['a text', { Text: '{tv.City}' }],
    ['HTML', { Html: '<p>Hello</p>' }],
    ['an HTML file', { HtmlAssetId: '9d4b8f5e-5f0a-4d0e-9b1a-0a6f6a0c7e11' }],
  ])('an email with %s is not reported', (_what, Settings) => expect(problemsIn(Settings)).toEqual([]));
});
