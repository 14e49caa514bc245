import { publishingCalls, simulatorCalls, testRunCalls, type ChatResponse } from '@confab/contracts';
import type { Item, JsonObject, TeamId, TraceEntry } from '@confab/model';
import { findMessageName } from '@confab/messages';
import { createStepsFromConversation, createStubsFromConversation, toStepRows, toStubRows } from '@confab/test-cases';
import { aRow, countingIds } from '@confab/test-kit';
import { openService, type TestService } from '@confab/test-kit/server';
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { createHostLookups } from '../../outbound/host-lookups.ts';
import { ProcessState } from '../../process-state.ts';
import { createNode, leadTo, readNode, saveNode } from '../../testing/nodes.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson, toNodeId, type TestProject } from '../../testing/people-and-projects.ts';
import { sendOnce } from './send-once.ts';
import { sendRequest } from './send-request.ts';

let service: TestService;
let seen: string[] = [];
let answer: RequestListener;

const ready: RequestListener = (_request, response) => response.end('{"id": 7}');

beforeAll(async () => {
  service = await openService((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
});
// Registered after the hook above, because the server needs the address of the service that the hook opens.
const { app, owner: ada, project } = setUpServer({ environment: () => ({ OUTBOUND_ALLOW: service.host }) });

/** Builds Start, HTTP request, mail, response; failures of the middle two are ignored. */
beforeAll(async () => {
  const [request, mail] = [await add('HttpRequest'), await add('EmailSms')];
  const ignoring = [aRow('x', { Exception: 'Any', Handling: 'Ignore', TargetNodeId: '' })];
  await saveNode(app, ada, project.startId, { Connectors: leadTo(request.id) });
  await save(request, {
    Method: 'POST',
    Url: `http://${service.host}/orders`,
    Exceptions: ignoring,
    Connectors: leadTo(mail.id),
  });
  const Settings = {
    Channel: 'Email',
    Recipient: 'guest@confab.test',
    Subject: 'Your order',
    Text: 'Thanks.',
    Html: '',
  };
  await save(mail, { Settings, Exceptions: ignoring, Connectors: leadTo(project.say.id) });
  await save(project.say, {
    Response: { SelectionMethod: 'Escalating', Entries: [{ EntryId: 'e', Order: 'a0', SpokenText: 'Done' }] },
  });
});
afterAll(() => service.close());
beforeEach(() => {
  seen = [];
  answer = ready;
});

/** Whether a message is translated for authors. */
const isKnown = (message: string) => findMessageName(message) !== undefined;
const add = (nodeType: string) => createNode(app, ada, project, nodeType);
const getNode = (nodeId: TestProject['startId']) => readNode(app, ada, nodeId);
const save = (item: Item, values: JsonObject) => saveNode(app, ada, toNodeId(item), values);
async function open(token = ada.token, more: object = {}) {
  const { projectId } = project;
  const sent = { query: { ProjectId: projectId }, body: { inputValue: null, projectId, ...more }, token };
  return (await app.call(simulatorCalls.step, sent)).result;
}
async function simulate(token = ada.token) {
  const result = await open(token);
  const effects = result.trace.flatMap((entry: TraceEntry) =>
    entry.type === 'effect' ? [`${entry.effect} ${entry.outcome}`] : entry.type === 'exception' ? [entry.name] : [],
  );
  return { effects, said: result.outputs.flatMap((output) => (output.type === 'response' ? [output.spokenText] : [])) };
}
async function mails() {
  const rows = await app.services.db
    .selectFrom('outboxMail')
    .select(['recipient', 'subject', 'text'])
    .where('recipient', '=', 'guest@confab.test')
    .execute();
  return rows;
}

describe('outside calls of a turn', () => {
  test('a turn sends its request once although it is attempted twice, and sends its mail when it is stored', async () => {
    const before = (await mails()).length;
    expect(await simulate()).toEqual({ effects: ['http 200', 'mail queued'], said: ['Done'] });
    expect(seen).toEqual(['POST /orders']);
    const sent = await mails();
    expect(sent).toHaveLength(before + 1);
    expect(sent.at(-1)).toEqual({ recipient: 'guest@confab.test', subject: 'Your order', text: 'Thanks.' });
  });

  test('a simulated start that is repeated with the same id sends its request and mail once', async () => {
    const before = (await mails()).length;
    const turnId = app.services.newId();
    const [first, second] = [await open(ada.token, { turnId }), await open(ada.token, { turnId })];
    expect(second.trace).toEqual(first.trace);
    expect([seen, (await mails()).length]).toEqual([['POST /orders'], before + 1]);
  });

  test('a conversation that becomes a test case passes with the answers that its request and mail got, and sends nothing', async () => {
    const opened = await open();
    const newId = countingIds();
    const steps = createStepsFromConversation([{ said: null, ...opened }], newId);
    const stubs = createStubsFromConversation([opened], newId);
    expect(stubs).toMatchObject([
      { answer: 'Respond', status: 200, body: '{"id": 7}' },
      { answer: 'Respond', body: '' },
    ]);
    seen = [];
    const before = (await mails()).length;
    const attempt = async (Stubs: readonly JsonObject[]) => {
      const propertyValues = { DisplayName: 'Order', Steps: [...toStepRows(steps)], Stubs: [...Stubs] };
      const body = { teamId: ada.teamId, projectId: project.projectId, propertyValues };
      return (await app.call(testRunCalls.tryCase, { body, token: ada.token })).result;
    };
    expect(await attempt(toStubRows(stubs))).toMatchObject({ state: 'Passed' });
    expect(await attempt([])).toMatchObject({ state: 'Failed' });
    expect([seen, await mails()]).toMatchObject([[], { length: before }]);
  });

  test('a turn that waits for a slow service does not block other calls', async () => {
    let finish: () => void = () => undefined;
    const reached = new Promise<void>((reach) => {
      answer = (request, response) => {
        finish = () => ready(request, response);
        reach();
      };
    });
    let isOver = false;
    const running = simulate().finally(() => (isOver = true));
    await Promise.race([reached, running]);
    // The embedded database has one connection, so an open transaction would block these reads.
    for (let read = 0; read < 3; read += 1) await getNode(project.startId);
    expect(isOver).toBe(false);
    finish();
    expect((await running).said).toEqual(['Done']);
  });

  test('a turn follows the exceptions table when the service is unavailable', async () => {
    answer = (_request, response) => response.destroy();
    expect(await simulate()).toEqual({ effects: ['http network', 'Network', 'mail queued'], said: ['Done'] });
    const exception = (await open()).trace.find(({ type }) => type === 'exception');
    expect(exception).toMatchObject({ message: expect.toSatisfy(isKnown) });
  });

  test.each(['Viewer', 'Commenter'] as const)('a turn that a %s simulates sends nothing (SIM-5)', async (role) => {
    const before = (await mails()).length;
    const { token } = await aMember(app, project.teamId, role);
    expect(await simulate(token)).toEqual({ effects: ['http would be sent', 'mail withheld'], said: ['Done'] });
    expect([seen, (await mails()).length]).toEqual([[], before]);
  });

  test('a team sends at most a hundred mails an hour (MAIL-6)', async () => {
    const rows = Array.from({ length: 100 }, (_, place) => ({
      teamId: project.teamId,
      conversation: 'full',
      turn: 'full',
      kind: 'mail',
      place,
      callHash: 'x',
      answer: null,
    }));
    await app.services.db.insertInto('turnCall').values(rows).execute();
    const before = (await mails()).length;
    const { trace } = await open();
    expect(trace).toContainEqual(expect.objectContaining({ effect: 'mail', outcome: 'not sent' }));
    const named = { messageName: 'exceptionMessages.teamMailsPassed', messageParts: { most: 100 } };
    expect(trace).toContainEqual(expect.objectContaining({ type: 'exception', name: 'NotSent', ...named }));
    expect((await mails()).length).toBe(before);
    await acrossTeams(app.services.db).deleteFrom('turnCall').where('conversation', '=', 'full').execute();
  });
});

describe('a repeated turn', () => {
  /** Start leads to a question; an utterance that is not understood leads to the request and the mail. */
  beforeAll(async () => {
    const question = await add('Ask');
    // The project's own Start node, as it was saved above.
    const [way] = (await getNode(project.startId)).propertyValues['Connectors'] as readonly { Values: JsonObject }[];
    const first = way?.Values['TargetNodeId'];
    await saveNode(app, ada, project.startId, { Connectors: leadTo(question.id) });
    const ways = ['nomatch', 'noinput'].map((id) =>
      aRow(
        id,
        {
          Kind: id === 'nomatch' ? 'NoMatch' : 'NoInput',
          DisplayName: '',
          TargetNodeId: id === 'nomatch' ? (first ?? '') : '',
        },
        id === 'nomatch' ? 'z0' : 'z1',
      ),
    );
    await save(question, {
      Response: { SelectionMethod: 'Escalating', Entries: [{ EntryId: 'e', Order: 'a0', SpokenText: 'Ready?' }] },
      Connectors: ways,
    });
    const { teamId, projectId } = project;
    await app.call(publishingCalls.promote, {
      query: { owningTeamId: teamId },
      body: { projectId, source: 1, environments: ['2', '0'], acceptedTerms: true, overrideReason: 'For a test' },
      token: ada.token,
    });
  });

  test('a simulated turn that is repeated with the same id sends its request and mail once', async () => {
    const { sessionId } = await open();
    const before = (await mails()).length;
    const request = { sessionId, fromTurn: 0, inputValue: 'yes', turnId: app.services.newId() };
    const [first, second] = [await open(ada.token, request), await open(ada.token, request)];
    expect(second.trace).toEqual(first.trace);
    expect([seen, (await mails()).length]).toEqual([['POST /orders'], before + 1]);
  });

  test('concurrent copies of a turn of a visitor send one request and get the same answer', async () => {
    const { projectId } = project;
    const url = `/channels/chat/${projectId}/live`;
    const say = async (payload: JsonObject) => {
      const { body } = await app.app.inject({ method: 'POST', url, payload });
      return JSON.parse(body) as ChatResponse;
    };
    const { sessionId } = await say({ type: 'start' });
    const before = (await mails()).length;
    const turn = { type: 'say', sessionId, turnId: app.services.newId(), text: 'yes' };
    const answers = await Promise.all([say(turn), say(turn), say(turn)]);
    expect(answers.map(({ messages }) => messages.map(({ text }) => text))).toEqual([['Done'], ['Done'], ['Done']]);
    expect(seen).toEqual(['POST /orders']);
    expect((await mails()).length).toBe(before + 1);
  });
});

describe('a request that was pending when its server stopped', () => {
  const call = { method: 'POST', url: 'http://a.test/', headers: {}, body: null, timeoutMs: 1_000 };
  const key = () => ({ teamId: project.teamId, conversation: app.services.newId(), turn: '1' });
  const ok = { type: 'responded', status: 200, body: '', ms: 1 } as const;

  test('a request without a stored answer is not sent again, as it may have arrived', async () => {
    const turn = key();
    const never = new Promise<never>(() => undefined);
    await new Promise<void>((claimed) => {
      void sendOnce(app.services, turn, { place: 1, call }, () => {
        claimed();
        return never;
      });
    });
    const createdAt = new Date(Date.now() - 60_000);
    await app.services.db
      .updateTable('turnCall')
      .set({ createdAt })
      .where('teamId', '=', turn.teamId)
      .where('conversation', '=', turn.conversation)
      .execute();
    let isSent = false;
    const again = await sendOnce(app.services, turn, { place: 1, call }, async () => {
      isSent = true;
      return ok;
    });
    expect([isSent, again]).toMatchObject([false, { type: 'failed', message: expect.toSatisfy(isKnown) }]);
  });

  test('a request with a stored answer returns it, even after a restart', async () => {
    const turn = key();
    expect(await sendOnce(app.services, turn, { place: 1, call }, async () => ok)).toEqual(ok);
    const unsent = async () => {
      throw new Error('It was sent a second time.');
    };
    expect(await sendOnce(app.services, turn, { place: 1, call }, unsent)).toEqual(ok);
    // A second request of the same turn is sent.
    expect(await sendOnce(app.services, turn, { place: 2, call }, async () => ok)).toEqual(ok);
  });
});

test('a team whose name server never answers does not delay the requests of another team', async () => {
  const [outboundAllow, processState] = [[service.host.replace('127.0.0.1', 'svc.test')], new ProcessState()];
  const services = { ...app.services, config: { ...app.services.config, outboundAllow }, processState };
  const asked: string[] = [];
  const lookUp = async (host: string) => {
    asked.push(host);
    return host === 'svc.test' ? [{ address: '127.0.0.1', family: 4 }] : new Promise<never>(() => undefined);
  };
  processState.get(createHostLookups, Date.now, lookUp, 2);
  const send = (teamId: TeamId, url: string) =>
    sendRequest(services, teamId, { method: 'GET', url, headers: {}, body: null, timeoutMs: 30_000 });
  for (let at = 0; at < 5; at += 1) void send(project.teamId, `http://slow-${at}.test/`);
  const grace = await aPerson(app);
  const other = await send(grace.teamId, `http://${outboundAllow[0]}/`);
  expect(other).toMatchObject({ type: 'responded', status: 200 });
  expect(asked).toEqual(['slow-0.test', 'svc.test']);
});
