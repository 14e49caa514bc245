import { profilerCalls, projectCalls } from '@confab/contracts';
import type { Item, ProjectId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson } from '../../testing/people-and-projects.ts';
import { addRow, sendEdit } from '../../testing/edit-items.ts';

const { app, owner: ada } = setUpServer();
let projectId: ProjectId;
let nodes: readonly Item[];
beforeAll(async () => {
  const { teamId, token } = ada;
  const body = { teamId, displayName: 'Café', projectType: 'Pro', templateId: 'harbour-cafe' } as const;
  projectId = (await app.call(projectCalls.create, { body, token })).result.projectId;
  nodes = (await app.call(projectCalls.getFat, { query: { teamId, projectId }, token })).result.nodes as Item[];
});

type ProfileRequest = Partial<{ type: string; language: string; projectId: ProjectId }>;
const profile = (spokenValue: string, asked: ProfileRequest = {}, { token } = ada) =>
  app.call(profilerCalls.match, { query: { projectId, spokenValue, type: 'project', ...asked }, token });

describe('profiling utterances (A7.20)', () => {
  test('the profiler ranks the intents of the drafts with their scores, words and listening nodes', async () => {
    const { result } = await profile('order a flat white\n\nblue elephants juggle zebras');
    expect(result.results.map(({ text }) => text)).toEqual(['order a flat white', 'blue elephants juggle zebras']);
    const [first, second] = result.results;
    expect(first?.outcome).toBe('match');
    expect(first?.matches[0]?.score).toBeGreaterThanOrEqual(result.threshold);
    expect(first?.matches[0]?.words.length).toBeGreaterThan(0);
    expect(nodes.map(({ id }) => id as string)).toContain(first?.matches[0]?.listenerId);
    expect(second?.outcome).toBe('noMatch');
  });

  test('the profiler of one node matches only what that node listens for, as the simulator does', async () => {
    const node = nodes.find(({ type }) => type === 'Ask');
    const { result } = await profile('order a flat white', { type: `node:${node?.id}` });
    expect(result.results[0]?.reason).not.toBe('');
    const elsewhere = await profile('order a flat white', { type: `workflow:${node?.workflowId}` });
    expect(elsewhere.result.results[0]?.matches.length).toBeGreaterThan(0);
  });

  test('the profiler uses the latest edits', async () => {
    const row = aRow(newId(), { Name: 'Umbrella', Samples: 'where is my umbrella' }, 'zz');
    const item = { teamId: ada.teamId, projectId };
    expect((await sendEdit(app, ada, item, addRow('Intents', row))).status).toBe(200);
    const [found] = (await profile('Where is my UMBRELLA?')).result.results;
    expect(found?.matches[0]).toMatchObject({ name: 'Umbrella', how: 'exact', listenerId: null });
  });

  test('the profiler can use another language than the project’s', async () => {
    expect((await profile('hallo', { language: 'de' })).result.language).toBe('de');
  });

  test('the profiler treats a pattern as plain text (OBJ-9)', async () => {
    expect((await profile(`(a+)+$ ${'a'.repeat(30)}!`)).result.results).toHaveLength(1);
  });

  test('the profiler is available to Viewers and not outside the team', async () => {
    expect((await profile('hello', {}, await aMember(app, ada.teamId, 'Viewer'))).status).toBe(200);
    const grace = await aPerson(app);
    expect((await profile('hello', {}, grace)).status).toBe(404);
    expect((await profile('hello', { type: `node:${newId()}` })).status).toBe(404);
  });

  test('the profiler rejects malformed requests and has its own failure message (A8.26)', async () => {
    const refused = async (query: string) => {
      const url = `/api/GetKeywordProfilerResults?projectId=${projectId}&${query}`;
      return (await app.app.inject({ url, headers: { 'client-token': ada.token } })).statusCode;
    };
    expect(await refused('spokenValue=hello&type=project')).toBe(200);
    expect(await refused('spokenValue=hello&type=everything')).toBe(400);
    expect(await refused(`spokenValue=${'x'.repeat(5_000)}&type=project`)).toBe(400);
    expect(await refused('type=project')).toBe(400);
    expect(await refused('spokenValue=hello&type=project&language=xx')).toBe(400);
    expect(profilerCalls.match.fallbackMessage).toBe('Failure getting match results');
  });
});
