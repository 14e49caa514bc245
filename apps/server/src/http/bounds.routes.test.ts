import { projectCalls, testRunCalls, workflowCalls } from '@confab/contracts';
import { asWorkflowId } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { getCallName } from '../testing/get-call-name.ts';
import { listHostileRequests } from '../testing/hostile-requests.ts';
import { aBlankOneProject, aPerson, aProject } from '../testing/people-and-projects.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import {
  accountCallExamples,
  castCallExamples,
  publicCalls,
  staffCallExamples,
  teamCallExamples,
  type ValidCall,
} from '../testing/valid-calls.ts';
import { sendEdit, setValue } from '../testing/edit-items.ts';

const { app } = setUpServer();

const examples: readonly ValidCall[] = [
  ...teamCallExamples,
  ...accountCallExamples,
  ...staffCallExamples,
  ...castCallExamples.map(({ call }) => ({ call, sent: () => ({}) })),
  ...publicCalls.map((call) => ({ call, sent: () => ({}) })),
];

/** Calls that run the code of authors or hash a password: each accepted request costs a fraction of a second. */
const slowCalls = /TestJavascript|ChangePassword|ResetPassword|NewAccountPasswordSet|CreateNewUserAccount|login$/;

describe('a request with a hostile field', () => {
  test.each(examples.map((example) => [getCallName(example.call), example] as const))(
    '%s is refused with 4xx and never fails with 5xx (API-4, API-10)',
    async (name, { call, isAboutOne, sent }) => {
      const person = await aPerson(app);
      const project = await (isAboutOne ? aBlankOneProject : aProject)(app, person);
      const wrong: string[] = [];
      for (const hostile of listHostileRequests(call, sent(project, person))) {
        if (!hostile.isInvalid && slowCalls.test(name)) continue;
        const { statusCode } = await app.app.inject({
          method: call.method,
          url: hostile.url,
          headers: {
            'x-tv-client': '1',
            'client-token': person.token,
            ...(call.method === 'POST' ? { 'content-type': 'application/json' } : {}),
          },
          ...(hostile.payload === undefined ? {} : { payload: hostile.payload }),
        });
        const isRefused = statusCode >= 400 && statusCode < 500;
        if (statusCode >= 500 || (hostile.isInvalid && !isRefused)) wrong.push(`${hostile.name}: ${statusCode}`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

test('a test plan with an invalid target id never causes a server error (API-4)', async () => {
  const person = await aPerson(app);
  const { teamId, token } = person;
  const target = await aProject(app, person);
  const body = { teamId, displayName: 'Plan', projectType: 'TestPlan', targetProjectId: target.projectId } as const;
  const { projectId } = (await app.call(projectCalls.create, { body, token })).result;
  const made = { teamId, projectId, workflowType: 'TestRun', displayName: 'Run' } as const;
  const { workflow } = (await app.call(workflowCalls.create, { body: made, token })).result;
  for (const value of ['not an id', '-'.repeat(36), 'x'.repeat(300), 5, {}, []]) {
    await sendEdit(app, person, { teamId, projectId }, setValue('TargetProjectId', value));
    const query = { testRunWorkflowId: asWorkflowId(workflow.id) };
    expect((await app.call(testRunCalls.execute, { query, token })).status).toBeLessThan(500);
    const tried = { teamId, projectId, propertyValues: {} };
    expect((await app.call(testRunCalls.tryCase, { body: tried, token })).status).toBeLessThan(500);
  }
});

test.each(['//', '///', '//evil.example/x', '/%', '/%2F%2F', '/%00', '/a%00.js', '/..%2f..%2fetc/passwd', '/*'])(
  'GET %s is answered without a failure',
  async (url) => {
    expect((await app.app.inject({ method: 'GET', url })).statusCode).not.toBe(500);
  },
);

test.each(['-'.repeat(36), '0'.repeat(36), '%00', `${'a'.repeat(36)}`, "'"])(
  'GET /dev/mailbox/%s is not found',
  async (id) => {
    const { statusCode } = await app.app.inject({ method: 'GET', url: `/dev/mailbox/${id}` });
    expect([400, 404]).toContain(statusCode);
  },
);
