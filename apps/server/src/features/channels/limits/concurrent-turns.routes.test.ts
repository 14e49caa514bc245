import type { ProjectId } from '@confab/model';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '../../../app.ts';
import type { Services } from '../../../services.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { chatWith, publishTemplate } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import '../../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
/** Turns that wait; calling one lets it continue. */
const waiting: (() => void)[] = [];
let isWaiting = true;
let server: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  server = await buildApp(createWaitingServices(), { readiness: { isReady: true }, webFolder: '/no-web' });
});
afterAll(() => server.close());

/**
 * The services with a database whose transactions wait until the test lets them continue, as when outside services are
 * slow.
 */
function createWaitingServices(): Services {
  const db = new Proxy(app.services.db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'transaction') return typeof value === 'function' ? value.bind(target) : value;
      return () => ({
        async execute(work: Parameters<ReturnType<typeof target.transaction>['execute']>[0]) {
          if (isWaiting) await new Promise<void>((goOn) => waiting.push(goOn));
          return target.transaction().execute(work);
        },
      });
    },
  });
  return { ...app.services, db };
}

/** Starts a conversation from an address of its own. */
const start = (projectId: ProjectId, visitor: number) =>
  chatWith({ ...app, app: server }, projectId, { type: 'start' }, { remoteAddress: `198.51.100.${visitor}` });

test('while 20 turns of an assistant wait, its further turns are refused with a polite text and those of other assistants are answered (CHAT-3)', async () => {
  const [flooded, other] = [
    await publishTemplate(app, await aPerson(app), 'harbour-cafe'),
    await publishTemplate(app, await aPerson(app), 'harbour-cafe'),
  ];
  const order: string[] = [];
  const flood = Array.from({ length: 30 }, async (_, visitor) => {
    const answer = await start(flooded, visitor);
    order.push(answer.status === 429 ? 'refused' : 'of the flood');
    return answer;
  });
  await vi.waitFor(() => expect(order.length + waiting.length).toBe(30), { timeout: 60_000 });
  expect([waiting.length, order]).toEqual([20, Array.from({ length: 10 }, () => 'refused')]);

  isWaiting = false;
  for (let visitor = 100; visitor < 105; visitor += 1) {
    expect((await start(other, visitor)).status).toBe(200);
    order.push('of others');
  }
  expect((await start(flooded, 200)).status).toBe(429);
  expect(order.slice(10)).toEqual(Array.from({ length: 5 }, () => 'of others'));

  for (const goOn of waiting.splice(0)) goOn();
  const answers = await Promise.all(flood);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map(({ headers, answer }) => [headers['retry-after'], answer])).toEqual(
    refused.map(() => ['1', { error: 'That was a little fast. Please wait a moment and try again.' }]),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect((await start(flooded, 201)).status).toBe(200);
});
