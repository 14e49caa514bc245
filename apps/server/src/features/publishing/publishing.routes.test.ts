import {
  nodeCalls,
  projectCalls,
  publishingCalls,
  simulatorCalls,
  type BodyOf,
  type ChatResponse,
} from '@confab/contracts';
import type { InputEdit } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import {
  aMember,
  aProject,
  inProject,
  inWorkflow,
  toNodeId,
  type TestProject,
} from '../../testing/people-and-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import '../../testing/runs-on-postgres.ts';

type Promotion = BodyOf<typeof publishingCalls.promote>;

const { app, owner: ada } = setUpServer();

type NodeKey = ReturnType<typeof toNodeId>;

async function edit(project: TestProject, nodeId: NodeKey, change: InputEdit) {
  expect((await sendEdit(app, ada, { ...inWorkflow(project), nodeId }, change)).message).toBe('');
}

async function save({ teamId, projectId, workflowId }: TestProject, nodeId: NodeKey) {
  const { version } = (await app.call(nodeCalls.getFat, { query: { nodeId, teamId }, token: ada.token })).result.node;
  await app.call(nodeCalls.save, { body: { teamId, projectId, workflowId, nodeId, version }, token: ada.token });
}

/** Writes a value of a node and saves it. */
async function write(project: TestProject, nodeId: NodeKey, path: string, updatedValue: JsonValue) {
  await edit(project, nodeId, { path, action: 'ValueChanged', updatedValue });
  await save(project, nodeId);
}

/** Sets the text that a node says, and saves it. */
async function respond(project: TestProject, nodeId: NodeKey, text: string) {
  await edit(project, nodeId, {
    path: 'Response/Entries',
    action: 'AddRow',
    updatedValue: { EntryId: 'e1', Order: 'a0', SpokenText: '' },
  });
  await write(project, nodeId, 'Response/Entries/e1/SpokenText', text);
}

/** Start → an Ask that greets with a text and takes any answer. */
async function aTalkingProject(greeting: string) {
  const project = await aProject(app, ada);
  const { teamId, projectId, workflowId } = project;
  const ask = (
    await app.call(nodeCalls.create, { body: { teamId, projectId, workflowId, nodeType: 'Ask' }, token: ada.token })
  ).result;
  await write(project, project.startId, 'Connectors/next/TargetNodeId', ask.id);
  await respond(project, toNodeId(ask), greeting);
  await write(project, toNodeId(ask), 'Connectors/nomatch/TargetNodeId', project.say.id);
  await respond(project, toNodeId(project.say), `${greeting} again`);
  await write(project, toNodeId(project.say), 'Connectors/next/TargetNodeId', ask.id);
  return { project, askId: toNodeId(ask) };
}

const promote = (project: TestProject, changes: Partial<Promotion> = {}) =>
  app.call(publishingCalls.promote, {
    query: { owningTeamId: project.teamId },
    body: {
      projectId: project.projectId,
      source: 1,
      environments: ['2'],
      acceptedTerms: true,
      overrideReason: 'For a test',
      ...changes,
    },
    token: ada.token,
  });

async function chat(project: TestProject, stage: string, body: object) {
  const response = await app.app.inject({
    method: 'POST',
    url: `/channels/chat/${project.projectId}/${stage}`,
    payload: body,
  });
  return { status: response.statusCode, answer: JSON.parse(response.body) as ChatResponse & { error?: string } };
}

const say = (sessionId: string, text: string, turnId = crypto.randomUUID()) => ({
  type: 'say',
  sessionId,
  turnId,
  text,
});

describe('promoting', () => {
  test('promoting freezes the last save: later edits have no effect until the next promotion (A7.51)', async () => {
    const { project, askId } = await aTalkingProject('Ahoy');
    expect((await promote(project, { environments: ['2', '0'] })).message).toBe('');
    await respond(project, askId, 'Changed');
    expect((await chat(project, 'live', { type: 'start' })).answer.messages.map(({ text }) => text)).toEqual(['Ahoy']);
    await promote(project, { environments: ['2', '0'] });
    expect((await chat(project, 'live', { type: 'start' })).answer.messages.map(({ text }) => text)).toEqual([
      'Changed',
    ]);
  });

  test('the promotion status shows the version of each item on each stage (A3.18, A4.67)', async () => {
    const { project, askId } = await aTalkingProject('Versions');
    await promote(project);
    await respond(project, askId, 'Newer');
    const status = await app.call(publishingCalls.status, {
      query: { owningTeamId: project.teamId, projectId: project.projectId },
      token: ada.token,
    });
    const row = status.result.items.find(({ itemId }) => itemId === (askId as string));
    expect(row?.development).toBe((row?.staging ?? 0) + 1);
    expect(row?.production).toBeNull();
    expect(status.result.stages.find(({ stage }) => stage === 'Beta')?.chatUrl).toContain(
      `/channels/chat/${project.projectId}/beta`,
    );
  });

  test('promoting goes from development (1) or staging (2) to staging (2), or to production (0) with it (A1.7, A4.43, A7.74)', async () => {
    const { project, askId } = await aTalkingProject('Two targets');
    const versionsAfter = async (changes: Parameters<typeof promote>[1]) => {
      const { result } = await promote(project, changes);
      const { development, staging, production } = result.items.find(({ itemId }) => itemId === (askId as string))!;
      return [development, staging, production];
    };
    const [first, ...published] = await versionsAfter({ source: 1, environments: ['2'] });
    expect(published).toEqual([first, null]);
    await respond(project, askId, 'Newer');
    const newer = (first ?? 0) + 1;
    expect(await versionsAfter({ source: 2, environments: ['2', '0'] })).toEqual([newer, first, first]);
    expect(await versionsAfter({ source: 1, environments: ['2', '0'] })).toEqual([newer, newer, newer]);
  });

  test('promoting from beta publishes the same release that is on beta', async () => {
    const { project, askId } = await aTalkingProject('Tried in beta');
    await promote(project);
    await respond(project, askId, 'Not tried yet');
    expect((await promote(project, { source: 2, environments: ['2', '0'] })).message).toBe('');
    expect((await chat(project, 'live', { type: 'start' })).answer.messages[0]?.text).toBe('Tried in beta');
  });

  test('a release that came to beta after the caller looked at it does not go live on the basis of the older state', async () => {
    const { project, askId } = await aTalkingProject('Looked at');
    await promote(project);
    await respond(project, askId, 'Of a colleague');
    await promote(project);
    const goLive = (sourceReleaseNumber: number) =>
      promote(project, { source: 2, environments: ['2', '0'], sourceReleaseNumber });
    expect(await goLive(1)).toMatchObject({ status: 409, message: 'Somebody else has just published this project.' });
    expect((await chat(project, 'live', { type: 'start' })).status).toBe(404);
    expect((await goLive(2)).message).toBe('');
    expect((await chat(project, 'live', { type: 'start' })).answer.messages[0]?.text).toBe('Of a colleague');
  });

  test.each([
    [{ source: 1, environments: ['0'] }, 400],
    [{ source: 2, environments: ['2'] }, 400],
    [{ source: 1, environments: ['2', '2'] }, 400],
  ] as const)('%j skips a stage or names none and is refused (OBJ-6, A7.72, A7.73)', async (changes, status) => {
    const { project } = await aTalkingProject('No');
    expect((await promote(project, { ...changes, environments: [...changes.environments] })).status).toBe(status);
  });

  test.each([[false], ['true'], [undefined]])(
    'promoting is refused when the accepted terms are %j (OBJ-6)',
    async (AcceptedTerms) => {
      const { project } = await aTalkingProject('Terms');
      const payload = { ProjectId: project.projectId, Source: 1, Environments: ['2'], AcceptedTerms };
      const url = `/api/PromoteProject?owningTeamId=${project.teamId}`;
      const response = await app.app.inject({ method: 'POST', url, headers: { 'client-token': ada.token }, payload });
      expect(response.statusCode).toBe(400);
    },
  );

  test('promoting unchanged versions is refused', async () => {
    const { project } = await aTalkingProject('Again');
    await promote(project);
    const again = await promote(project);
    expect(again).toMatchObject({ status: 200, success: false });
    expect(again.message).toContain('nothing new to publish');
  });

  test('exactly one of many concurrent promotions succeeds and makes one release (OBJ-6)', async () => {
    const { project } = await aTalkingProject('Twice');
    const answers = await Promise.all(Array.from({ length: 4 }, () => promote(project)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    const others = answers.filter(({ success }) => !success);
    // Calls during the winning call get a conflict; calls after it find nothing new to publish.
    for (const { message } of others)
      expect(message).toMatch(/Somebody else has just published|nothing new to publish/);
    const releases = await acrossTeams(app.services.db)
      .selectFrom('release')
      .select('number')
      .where('projectId', '=', project.projectId)
      .execute();
    expect(releases).toEqual([{ number: 1 }]);
  });

  test('publishing live shows in the project list (A3.20)', async () => {
    const { project } = await aTalkingProject('Listed');
    await promote(project, { environments: ['2', '0'] });
    const list = await app.call(projectCalls.list, { query: {}, token: ada.token });
    expect(list.result.skinnyProjects[project.projectId]?.publishStatus).toBe('Live');
  });
});

describe('the chat channel', () => {
  test('the chat channel gives a repeated turn the same answer', async () => {
    const { project } = await aTalkingProject('Hello');
    await promote(project);
    const { answer } = await chat(project, 'beta', { type: 'start' });
    const turn = say(answer.sessionId, 'anything');
    const first = await chat(project, 'beta', turn);
    expect(first.answer.messages.map(({ text }) => text)).toEqual(['Hello again', 'Hello']);
    expect((await chat(project, 'beta', turn)).answer).toEqual(first.answer);
    const { answer: resumed } = await chat(project, 'beta', { type: 'resume', sessionId: answer.sessionId });
    expect(resumed.messages.map(({ text }) => text)).toEqual(['Hello', 'anything', 'Hello again', 'Hello']);
  });

  test('a chat conversation finishes on the release it began with', async () => {
    const { project } = await aTalkingProject('Old');
    await promote(project);
    const { answer } = await chat(project, 'beta', { type: 'start' });
    await respond(project, toNodeId(project.say), 'New again');
    await promote(project);
    expect((await chat(project, 'beta', say(answer.sessionId, 'x'))).answer.messages[0]?.text).toBe('Old again');
    expect((await chat(project, 'beta', { type: 'start' })).answer.messages[0]?.text).toBe('Old');
  });

  test('the chat channel is not found before the first promotion and after the project is deleted (CHAT-1, CHAT-6)', async () => {
    const { project } = await aTalkingProject('Hidden');
    expect((await chat(project, 'live', { type: 'start' })).status).toBe(404);
    await promote(project);
    expect((await chat(project, 'live', { type: 'start' })).status).toBe(404);
    await app.call(projectCalls.remove, {
      query: { owningTeamId: project.teamId, projectId: project.projectId },
      token: ada.token,
    });
    expect((await chat(project, 'beta', { type: 'start' })).status).toBe(404);
  });

  test('the chat channel shows the project name of the published release (CHAT-1)', async () => {
    const { project } = await aTalkingProject('Named');
    await promote(project);
    const { answer } = await chat(project, 'beta', { type: 'start' });
    expect(answer.assistantName).toBe('Harbour');
    const rename = setValue('DisplayName', 'S3cr3t plans');
    expect((await sendEdit(app, ada, inProject(project), rename)).success).toBe(true);
    for (const request of [
      { type: 'start' },
      { type: 'resume', sessionId: answer.sessionId },
      say(answer.sessionId, 'x'),
    ]) {
      expect((await chat(project, 'beta', request)).answer.assistantName).toBe('Harbour');
    }
  });

  test('a session of another assistant starts a new conversation, which answers the utterance (CHAT-2)', async () => {
    const [one, other] = [await aTalkingProject('One'), await aTalkingProject('Other')];
    await promote(one.project);
    await promote(other.project);
    const { answer } = await chat(one.project, 'beta', { type: 'start' });
    const crossed = await chat(other.project, 'beta', say(answer.sessionId, 'hello'));
    expect(crossed.answer.sessionId).not.toBe(answer.sessionId);
    expect(crossed.answer.messages.map(({ text }) => text)).toEqual(['Other again', 'Other']);
  });

  test('the chat channel hides internals from visitors and refuses long messages (CHAT-1, CHAT-3)', async () => {
    const { project } = await aTalkingProject('Secretive');
    await write(project, toNodeId(project.say), 'Notes', 'S3cr3t note');
    await promote(project);
    const { answer } = await chat(project, 'beta', { type: 'start' });
    expect(Object.keys(answer).sort()).toEqual([
      'assistantName',
      'ended',
      'language',
      'messages',
      'sessionId',
      'suggestionChips',
    ]);
    expect((await chat(project, 'beta', say(answer.sessionId, 'x'.repeat(5_000)))).status).toBe(400);
  });

  test.each([[{}], [{ type: 'say' }], [[]], [{ type: 'say', sessionId: 5, turnId: 'x', text: null }]])(
    'the chat channel rejects the malformed request %j',
    async (body) => {
      const { project } = await aTalkingProject('Robust');
      await promote(project);
      expect((await chat(project, 'beta', body as object)).status).toBe(400);
    },
  );
});

describe('the simulator', () => {
  const step = (project: TestProject, body: object, person = ada) =>
    app.call(simulatorCalls.step, {
      query: { ProjectId: project.projectId },
      body: { inputValue: null, projectId: project.projectId, ...body },
      token: person.token,
    });

  test('the simulator runs the drafts, picks up edits during a conversation and explains each turn (A7.67)', async () => {
    const { project, askId } = await aTalkingProject('Draft');
    const first = await step(project, {});
    expect(first.result.outputs).toMatchObject([{ type: 'response', displayText: 'Draft' }]);
    await respond(project, askId, 'Edited');
    const second = await step(project, { sessionId: first.result.sessionId, inputValue: 'hi' });
    expect(second.result.outputs.map((output) => ('displayText' in output ? output.displayText : ''))).toEqual([
      'Draft again',
      'Edited',
    ]);
    expect(second.result.trace.map(({ type }) => type)).toContain('understood');
  });

  test('the simulator starts at the requested node', async () => {
    const { project } = await aTalkingProject('Begin');
    const { result } = await step(project, { startNodeId: toNodeId(project.say) });
    expect(result.outputs[0]).toMatchObject({ displayText: 'Begin again' });
  });

  test('the simulator does not start at another project’s node (TEN-3)', async () => {
    const [{ project }, other] = [await aTalkingProject('Own'), await aTalkingProject('Foreign')];
    expect((await step(project, { startNodeId: toNodeId(other.project.say) })).status).toBe(404);
  });

  test('the simulator ends a conversation after 100 turns (SIM-5)', async () => {
    const { project } = await aTalkingProject('Endless');
    const { sessionId } = (await step(project, {})).result;
    await acrossTeams(app.services.db)
      .updateTable('simulatorSession')
      .set({ turns: 99 })
      .where('id', '=', sessionId)
      .execute();
    expect((await step(project, { sessionId, inputValue: 'x' })).success).toBe(true);
    const over = await step(project, { sessionId, inputValue: 'x' });
    expect(over).toMatchObject({
      success: false,
      message: 'A simulated conversation ends after 100 turns. Start a new one.',
    });
  });

  test('the simulator ignores drafts when it runs the last saves', async () => {
    const { project, askId } = await aTalkingProject('Saved');
    await edit(project, askId, {
      path: 'Response/Entries/e1/SpokenText',
      action: 'ValueChanged',
      updatedValue: 'Draft only',
    });
    expect((await step(project, { stage: 'Alpha' })).result.outputs[0]).toMatchObject({ displayText: 'Saved' });
    expect((await step(project, {})).result.outputs[0]).toMatchObject({ displayText: 'Draft only' });
  });

  test('the simulator shows an error when nothing is published on the stage', async () => {
    const { project } = await aTalkingProject('Stage');
    expect((await step(project, { stage: 'Live' })).message).toBe('Nothing has been published to live yet.');
  });

  test('a simulator conversation is available to its own account only (SIM-5)', async () => {
    const { project } = await aTalkingProject('Mine');
    const viewer = await aMember(app, project.teamId, 'Viewer');
    const { result } = await step(project, {});
    expect((await step(project, { sessionId: result.sessionId, inputValue: 'x' }, viewer)).status).toBe(404);
  });
});
