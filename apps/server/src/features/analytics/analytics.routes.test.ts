import { analyticCalls, analyticMessages, type AnalyticDataOf } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import { readCsv } from '@confab/test-cases';
import { beforeAll, describe, expect, test } from 'vitest';
import { aMember, aPerson } from '../../testing/people-and-projects.ts';
import { chatWith, publishTemplate } from '../../testing/publish-project.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import type { AnalyticRequest } from './to-scope.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();
let cafe: ProjectId;
beforeAll(async () => {
  cafe = await publishTemplate(app, ada, 'harbour-cafe', { KeepConversationText: true });
  const { sessionId } = (await chatWith(app, cafe, { type: 'start', visitorId: app.services.newId() })).answer;
  for (const text of ['opening hours', '=HYPERLINK("https://evil.example")', 'xqzt ada@mail.example', 'no'])
    await chatWith(app, cafe, { type: 'say', sessionId, turnId: app.services.newId(), text });
});

const today = () => new Date().toISOString().slice(0, 10);
/** The day on which the file began, which is not today if midnight passes. */
const firstDay = today();
const createBody = (more: Partial<AnalyticRequest> = {}): AnalyticRequest => ({
  teamId: ada.teamId,
  view: 'overview',
  projectIds: [cafe],
  from: firstDay,
  to: today(),
  ...more,
});
const retrieve = (more: Partial<AnalyticRequest> = {}, { token } = ada) =>
  app.call(analyticCalls.retrieve, { token, body: createBody(more) });
/** Requests all turns of this file at an address of the specification, with its parameter names. */
const post = (path: string, view: AnalyticRequest['view']) => {
  const { teamId, projectIds, from, to } = createBody();
  return app.app.inject({
    method: 'POST',
    url: path,
    headers: { 'client-token': ada.token },
    payload: { TeamId: teamId, View: view, ProjectIds: projectIds, From: from, To: to },
  });
};
const exportCsv = async (view: AnalyticRequest['view']) => {
  const response = await post('/api/ExportData', view);
  return { status: response.statusCode, type: response.headers['content-type'], text: response.body };
};

describe('analytics of conversations', () => {
  test('the overview counts the turns that visitors took (A7.88)', async () => {
    const { result } = await retrieve();
    const { totals, series } = result as AnalyticDataOf<'overview'>;
    expect(totals).toMatchObject({ turns: 5, conversations: 1, newVisitors: 1, returningVisitors: 0, missed: 2 });
    expect(series.reduce((sum, { counts }) => sum + counts.turns, 0)).toBe(5);
    expect((await post('/api/RetrieveAnalyticData', 'overview')).json()).toMatchObject({
      Success: true,
      ResponseObject: { View: 'overview', Totals: { Turns: 5, Conversations: 1, Missed: 2 } },
    });
  });

  test('misrecognitions list utterances that were not understood, without email addresses', async () => {
    const { result } = await retrieve({ view: 'misrecognitions' });
    const { texts, total } = result as AnalyticDataOf<'misrecognitions'>;
    expect(total).toBe(2);
    expect(texts.map(({ text }) => text).toSorted()).toEqual(['=hyperlink("https://evil.example")', 'xqzt [email]']);
  });

  test('a search shows the utterance that it found in a conversation', async () => {
    const { result } = await retrieve({ view: 'correspondence', said: 'XQ' });
    const { conversations } = result as AnalyticDataOf<'correspondence'>;
    expect(conversations).toMatchObject([{ firstSaid: 'opening hours', foundSaid: 'xqzt [email]' }]);
  });

  test('a conversation is listed with its turns and the names of its nodes', async () => {
    const { conversations } = (await retrieve({ view: 'correspondence' })).result as AnalyticDataOf<'correspondence'>;
    expect(conversations).toMatchObject([
      { turns: 5, missed: 2, isEnded: true, firstSaid: 'opening hours', foundSaid: null, release: 1 },
    ]);
    const conversation = conversations[0]?.conversation ?? '';
    const { turns } = (await retrieve({ view: 'correspondence', conversation }))
      .result as AnalyticDataOf<'correspondence'>;
    expect(turns.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect(turns[3]?.said).toBe('xqzt [email]');
    expect(turns[0]?.nodeName).not.toBe('');
  });

  test('a project of another team gives an empty result, and another team is refused (OBJ-11)', async () => {
    const eve = await aPerson(app);
    const foreign = (await retrieve({ teamId: eve.teamId }, eve)).result as AnalyticDataOf<'overview'>;
    expect([foreign.totals.turns, foreign.series]).toEqual([0, []]);
    const { conversations } = (await retrieve({ view: 'correspondence' })).result as AnalyticDataOf<'correspondence'>;
    const stolen = { view: 'correspondence', conversation: conversations[0]?.conversation ?? '' } as const;
    const read = (await retrieve({ ...stolen, teamId: eve.teamId }, eve)).result as AnalyticDataOf<'correspondence'>;
    expect([read.conversations, read.turns]).toEqual([[], []]);
    expect((await retrieve({}, eve)).success).toBe(false);
  });

  test('a range that is reversed or longer than 366 days is refused (OBJ-11)', async () => {
    expect((await retrieve({ from: '2026-02-02', to: '2026-02-01' })).message).toBe(analyticMessages.rangeReversed);
    expect((await retrieve({ from: '2024-02-02', to: '2026-02-01' })).message).toBe(analyticMessages.rangeTooLong);
  });

  test('the projects of all teams of the caller are listed with their releases (A7.89)', async () => {
    const max = await aMember(app, ada.teamId, 'Viewer');
    const { result = [] } = await app.call(analyticCalls.listProjects, { token: max.token, query: {} });
    const listed = result.find(({ projectId }) => projectId === cafe);
    expect(listed).toMatchObject({ teamId: ada.teamId, displayName: 'Café', type: 'Pro', releases: [{ number: 1 }] });
    expect(listed?.createdUtc).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    const answered = await app.app.inject({
      method: 'GET',
      url: '/api/GetAnalyticProjects',
      headers: { 'client-token': max.token },
    });
    const { ResponseObject } = answered.json<{ ResponseObject: readonly { readonly ProjectId: string }[] }>();
    expect(ResponseObject.map(({ ProjectId }) => ProjectId)).toContain(cafe);
    const eve = await aPerson(app);
    expect((await app.call(analyticCalls.listProjects, { token: eve.token, query: {} })).result).toEqual([]);
  });

  test('exports are CSV in which no cell is a formula (A7.90, OBJ-11)', async () => {
    const misses = await exportCsv('misrecognitions');
    expect([misses.status, misses.type]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(misses.text).toContain(`"'=hyperlink(""https://evil.example"")"`);
    const turns = await exportCsv('correspondence');
    expect(readCsv(turns.text)).toHaveLength(6);
    expect(turns.text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
    expect(turns.text).not.toContain('ada@mail.example');
  });
});
