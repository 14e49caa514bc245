import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import type { Services } from '../services.ts';
import { getCallName } from '../testing/get-call-name.ts';
import { aBlankOneProject, aPerson, aProject } from '../testing/people-and-projects.ts';
import { createValidRequest } from '../testing/hostile-requests.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { accountCallExamples, publicCalls, teamCallExamples, type ValidCall } from '../testing/valid-calls.ts';

const { app } = setUpServer();
const secret = 'select password from account at /srv/app/handler.ts:12';
const queries = /^(?:selectFrom|insertInto|updateTable|deleteFrom|transaction|with|getExecutor|executeQuery)$/;

/** The number of queries that work before one fails. */
const failing = { left: 0 };
let server: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  server = await buildApp(createFailingServices(), { readiness: { isReady: true }, webFolder: '/no-web' });
});
afterAll(() => server.close());

/** The services with a database whose query of a number fails, counted from 0; all before it work. */
function createFailingServices(): Services {
  const db = new Proxy(app.services.db, {
    get(target, name) {
      if (typeof name === 'string' && queries.test(name)) {
        failing.left -= 1;
        if (failing.left < 0) throw new Error(secret);
      }
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { ...app.services, db };
}

const examples: readonly ValidCall[] = [
  ...teamCallExamples,
  ...accountCallExamples,
  ...publicCalls.map((call) => ({ call, sent: () => ({}) })),
];

describe('a call whose database fails', () => {
  test.each(examples.map((example) => [getCallName(example.call), example] as const))(
    '%s answers with its fallback message and the request id, never with the text of the error (API-3)',
    async (_name, { call, isAboutOne, sent }) => {
      const person = await aPerson(app);
      const project = await (isAboutOne ? aBlankOneProject : aProject)(app, person);
      const { url, payload } = createValidRequest(call, sent(project, person));
      for (let query = 0; query < 4; query += 1) {
        failing.left = query;
        const answer = await server.inject({
          method: call.method,
          url,
          headers: { 'x-tv-client': '1', 'client-token': person.token, 'content-type': 'application/json' },
          ...(call.method === 'POST' ? { payload: payload ?? '{}' } : {}),
        });
        expect(answer.body).not.toMatch(/select |\/srv|\bat \/|\.ts:\d|Error:|"stack"/);
        if (answer.statusCode === 500)
          expect(answer.json()).toEqual({
            Success: false,
            ErrorMessage: expect.stringMatching(/ \([0-9a-f-]{36}\)$/) as unknown,
          });
      }
    },
  );
});
