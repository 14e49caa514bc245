import { teamCalls } from '@confab/contracts';
import { needsVerification } from '@confab/access';
import { beforeAll, expect, test, vi } from 'vitest';
import { getCallName } from '../testing/get-call-name.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { accountCallExamples, teamCallExamples, type ValidCall } from '../testing/valid-calls.ts';
import { createNode, leadTo, saveNode } from '../testing/nodes.ts';
import {
  aMember,
  aPerson,
  aProject,
  toNodeId,
  type TestPerson,
  type TestProject,
} from '../testing/people-and-projects.ts';
import { chatWith } from '../testing/publish-project.ts';
import { findRow } from './matrix.ts';

const { app } = setUpServer();
const examples = [...teamCallExamples, ...accountCallExamples].filter(({ isAboutOne }) => isAboutOne !== true);
/** These mail the caller's own address only, to verify it or to report a change of the account. */
const ownMails: ReadonlySet<string> = new Set([
  'POST ResendVerificationEmail',
  'POST ResetPasswordUsingClientToken',
  'POST ChangePassword',
  'POST ChangeEmail',
  'GET ChangeEmail',
]);
let runs: { readonly mock: { readonly calls: readonly unknown[] } };
beforeAll(() => {
  runs = vi.spyOn(app.services.codePool, 'run');
});

/** A project whose conversation begins with a script of its author. */
async function aScriptedProject(owner: TestPerson): Promise<TestProject> {
  const project = await aProject(app, owner);
  const script = await createNode(app, owner, project, 'JavaScript', 'Greet');
  await saveNode(app, owner, project.startId, { Connectors: leadTo(script.id) });
  await saveNode(app, owner, toNodeId(script), { Code: 'function greet() { return {}; }', Function: 'greet' });
  return project;
}

/** Makes a call and counts the scripts that ran and the mails to recipients other than the caller. */
async function countEffects({ call, sent }: ValidCall, project: TestProject, caller: TestPerson) {
  const scripts = runs.mock.calls.length;
  const mails = await countMails(caller.email);
  const { status, message } = await app.call(call, { ...sent(project, caller), token: caller.token });
  return {
    status,
    message,
    scripts: runs.mock.calls.length - scripts,
    mails: (await countMails(caller.email)) - mails,
  };
}

async function countMails(exceptTo: string) {
  const { count } = await app.services.db
    .selectFrom('outboxMail')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('recipient', '!=', exceptTo)
    .executeTakeFirstOrThrow();
  return count;
}

test('every call that runs code of authors or mails another person needs a verified address (ACC-15)', async () => {
  const running: string[] = [];
  for (const example of examples) {
    const owner = await aPerson(app);
    const project = await aScriptedProject(owner);
    const name = getCallName(example.call);
    const action = findRow(example.call)?.action;
    const isHeldBack = action !== undefined && needsVerification(action);

    const unverified = await aMember(app, owner.teamId, 'Admin', { isVerified: false });
    await app.call(teamCalls.setActive, { token: unverified.token, query: { teamId: owner.teamId } });
    const refused = await countEffects(example, project, unverified);
    expect([name, refused.scripts, ownMails.has(name) ? 0 : refused.mails]).toEqual([name, 0, 0]);
    if (isHeldBack) expect([name, refused.status, refused.message]).toEqual([name, 403, 'verification_required']);

    const { scripts, mails } = await countEffects(example, project, owner);
    if (scripts > 0) running.push(name);
    if (scripts > 0 || (mails > 0 && !ownMails.has(name))) expect([name, isHeldBack]).toEqual([name, true]);
  }
  // The examples reach scripts, so that the loop does not pass only because none ran.
  expect(running).toEqual(expect.arrayContaining(['POST TestJavascript', 'POST RunSimulatorStep']));
});

test('an unverified account cannot talk to an assistant at alpha, which runs its scripts (ACC-15)', async () => {
  const owner = await aPerson(app);
  const { projectId, teamId } = await aScriptedProject(owner);
  const before = runs.mock.calls.length;
  const { token } = await aMember(app, teamId, 'Admin', { isVerified: false });
  const headers = { 'client-token': token };
  expect((await chatWith(app, projectId, { type: 'start' }, { stage: 'alpha', headers })).status).toBe(403);
  expect(runs.mock.calls.length).toBe(before);
});

test('an unverified account that deletes its team gets no mail at its unproven address (ACC-15)', async () => {
  const person = await aPerson(app, { isVerified: false });
  const { status } = await app.call(teamCalls.remove, { token: person.token, query: { teamId: person.teamId } });
  const mails = await app.services.db
    .selectFrom('outboxMail')
    .select('id')
    .where('recipient', '=', person.email)
    .execute();
  expect([status, mails]).toEqual([200, []]);
});
