import { failureStatus, generalMessages, projectCalls, transferCalls, workflowCalls } from '@confab/contracts';
import { request as send, type ClientRequest } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { matrix } from '../../access/matrix.ts';
import { buildApp } from '../../app.ts';
import { countItems } from '../../core/items/items.repository.ts';
import type { Services } from '../../services.ts';
import { aMember, aPerson, aProject, type TestPerson, type TestProject } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { heavyCalls } from './call-places.ts';

const { app } = setUpServer();
const turn = () => new Promise(setImmediate);

/** The transactions of handlers that wait until they may continue. */
const held: (() => void)[] = [];
let isHolding = true;
let server: Awaited<ReturnType<typeof buildApp>>;
let port: number;

beforeAll(async () => {
  server = await buildApp(createHoldingServices(), { readiness: { isReady: true }, webFolder: '/no-web' });
  port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  isHolding = false;
  for (const goOn of held.splice(0)) goOn();
  isHolding = true;
});
afterAll(() => server.close());

/** The services with a database whose transactions of use cases begin when the test lets them. */
function createHoldingServices(): Services {
  const db = new Proxy(app.services.db, {
    get(target, name) {
      if (name === 'transaction' && isHolding) return () => hold(target.transaction());
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...app.services, db };
}

function hold(transaction: ReturnType<Services['db']['transaction']>): unknown {
  return {
    setIsolationLevel: (level: 'repeatable read') => hold(transaction.setIsolationLevel(level)),
    async execute(work: Parameters<typeof transaction.execute>[0]) {
      await new Promise<void>((resolve) => held.push(resolve));
      return transaction.execute(work);
    },
  };
}

async function waitUntilHeld(count: number) {
  while (held.length < count) await turn();
}

/** Lets other requests run for as long as a request needs to get to its handler. */
async function passTime(person: TestPerson) {
  for (let round = 0; round < 3; round += 1) {
    await app.call(projectCalls.list, { token: person.token });
    await turn();
  }
}

interface Answer {
  readonly status: number;
  readonly message: string;
  readonly retryAfter: string | undefined;
}

function duplicate({ teamId, projectId }: TestProject, { token }: TestPerson) {
  let sent: ClientRequest | undefined;
  const answer = new Promise<Answer>((resolve, reject) => {
    sent = send({ port, path: projectCalls.duplicate.path, method: 'POST', agent: false }, async (response) => {
      let text = '';
      for await (const part of response) text += String(part);
      const { ErrorMessage: message = '' } = JSON.parse(text) as { ErrorMessage?: string };
      resolve({ status: response.statusCode ?? 0, message, retryAfter: response.headers['retry-after'] });
    });
    sent.on('error', reject);
    sent.setHeader('client-token', token).setHeader('content-type', 'application/json');
    sent.end(JSON.stringify({ TeamId: teamId, ProjectId: projectId }));
  });
  return { answer, leave: () => sent?.destroy() };
}

describe('calls on the values of whole projects', () => {
  test('duplicates, imports, exports, promotions and rollbacks are calls on the values of whole projects', () => {
    const paths = matrix.filter(({ isHeavy }) => isHeavy).map(({ call }) => call.path);
    expect(paths).toEqual(
      expect.arrayContaining([
        projectCalls.duplicate.path,
        workflowCalls.duplicate.path,
        transferCalls.importProject.path,
        transferCalls.exportProject.path,
        '/api/PromoteProject',
        '/api/RollbackProProjectToPreviousVersion',
      ]),
    );
    expect(matrix.filter(({ isHeavy, names }) => isHeavy && !names)).toEqual([]);
  });

  test('one heavy call of a team runs at a time, even when several members make them, and those of another team run beside it', async () => {
    const [ada, grace] = [await aPerson(app), await aPerson(app)];
    const [project, other] = [await aProject(app, ada), await aProject(app, grace)];
    const colleague = await aMember(app, ada.teamId, 'AppEditor');
    const first = duplicate(project, ada);
    await waitUntilHeld(1);
    const second = duplicate(project, colleague);
    const beside = duplicate(other, grace);
    await waitUntilHeld(2);
    await passTime(ada);
    expect(held).toHaveLength(2);
    held.splice(0, 1)[0]?.();
    expect((await first.answer).status).toBe(200);
    await waitUntilHeld(2);
    for (const goOn of held.splice(0)) goOn();
    expect([(await second.answer).status, (await beside.answer).status]).toEqual([200, 200]);
  });

  test('a call beyond the queue of its team is refused with Retry-After, and other calls of the team are answered', async () => {
    const ada = await aPerson(app);
    const project = await aProject(app, ada);
    const first = duplicate(project, ada);
    await waitUntilHeld(1);
    const waiting = Array.from({ length: heavyCalls.waitingPerKey }, () => duplicate(project, ada));
    let refused: Answer | undefined;
    const beyond = duplicate(project, ada).answer.then((answer) => (refused = answer));
    // The request that arrives last is refused.
    const all = [first, ...waiting];
    const answers = Promise.race([beyond, ...all.map(({ answer }) => answer)]);
    const { status, message, retryAfter } = await answers;
    expect({ status, message, retryAfter }).toEqual({
      status: failureStatus.tooMany,
      message: generalMessages.tooManyRunning,
      retryAfter: '5',
    });
    expect((await app.call(projectCalls.list, { token: ada.token })).status).toBe(200);
    isHolding = false;
    for (const goOn of held.splice(0)) goOn();
    const statuses = [...(await Promise.all(all.map(({ answer }) => answer))), await beyond].map((one) => one.status);
    expect(statuses.filter((one) => one === 200)).toHaveLength(heavyCalls.waitingPerKey + 1);
    expect(refused).toBeDefined();
  });

  test('a call whose client goes away keeps its place until the work is done, and leaves the queue if it was waiting', async () => {
    const ada = await aPerson(app);
    const project = await aProject(app, ada);
    const running = duplicate(project, ada);
    await waitUntilHeld(1);
    const leaving = duplicate(project, ada);
    await passTime(ada);
    const both = Promise.allSettled([running.answer, leaving.answer]);
    running.leave();
    leaving.leave();
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const last = duplicate(project, ada);
    await passTime(ada);
    expect(held).toHaveLength(1);
    held.splice(0)[0]?.();
    await waitUntilHeld(1);
    held.splice(0)[0]?.();
    expect((await last.answer).status).toBe(200);
    // The first continued without its client; the second never ran.
    expect(await countItems(app.services.db, { teamId: ada.teamId, kind: 'project' })).toBe(3);
  });
});
