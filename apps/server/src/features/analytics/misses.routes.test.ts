import { analyticMessages, missCalls } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { aMember, aPerson } from '../../testing/people-and-projects.ts';
import { chatWith, publishTemplate } from '../../testing/publish-project.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();
const asked = ['xqzt vbnmka', 'Xqzt Vbnmak?'];
let cafe: ProjectId;
beforeAll(async () => {
  cafe = await publishTemplate(app, ada, 'harbour-cafe', { KeepConversationText: true });
  for (const said of [asked, ['plokij wrght', asked[0] ?? '']]) {
    const { sessionId } = (await chatWith(app, cafe, { type: 'start', visitorId: app.services.newId() })).answer;
    for (const text of said) await chatWith(app, cafe, { type: 'say', sessionId, turnId: app.services.newId(), text });
  }
});

const today = () => new Date(app.services.now()).toISOString().slice(0, 10);
const list = async (more: object = {}, { token } = ada) =>
  app.call(missCalls.list, {
    token,
    body: { teamId: ada.teamId, projectId: cafe, from: today(), to: today(), ...more },
  });
const ignore = (texts: string[], isIgnored = true, { token } = ada) =>
  app.call(missCalls.setIgnored, { token, body: { teamId: ada.teamId, projectId: cafe, texts, isIgnored } });
const listTexts = async () => {
  const answer = await list();
  expect(answer.message).toBe('');
  return answer.result.groups.map(({ times, texts }) => [times, texts.map(({ text }) => text)]);
};

test('misses with the same meaning are one group, with their times and the nodes where they were said', async () => {
  expect(await listTexts()).toEqual([
    [3, ['xqzt vbnmka', 'xqzt vbnmak?']],
    [1, ['plokij wrght']],
  ]);
  const { groups, readCount, isCut } = (await list()).result;
  expect([readCount, isCut]).toEqual([4, false]);
  const [first] = groups[0]?.texts ?? [];
  expect(first?.times).toBe(2);
  expect(first?.nodes.every(({ nodeId, name }) => nodeId !== null && name !== '')).toBe(true);
  expect(first?.nodes.reduce((sum, { times }) => sum + times, 0)).toBe(2);
});

test('an ignored miss is listed as ignored until that is undone, whatever its case', async () => {
  expect((await ignore([' PLOKIJ wrght ', 'plokij wrght'])).success).toBe(true);
  expect((await ignore(['plokij wrght'])).success).toBe(true);
  expect(await listTexts()).toEqual([[3, ['xqzt vbnmka', 'xqzt vbnmak?']]]);
  const { ignored, isCut } = (await list()).result;
  expect([ignored.map(({ text }) => text), isCut]).toEqual([['plokij wrght'], false]);
  expect((await ignore(['Plokij Wrght'], false)).success).toBe(true);
  expect(await listTexts()).toHaveLength(2);
});

test('a listed miss with other white space than blanks around it can be ignored', async () => {
  const odd = '\u00a0Qwrtz\tplmk\n';
  const { sessionId } = (await chatWith(app, cafe, { type: 'start', visitorId: app.services.newId() })).answer;
  await chatWith(app, cafe, { type: 'say', sessionId, turnId: app.services.newId(), text: odd });
  // Sets the stored text with its white space, in case the channel trimmed it.
  await sql`update channel_event set said = ${odd} where lower(said) like '%qwrtz%'`.execute(
    acrossTeams(app.services.db),
  );
  const listed = (await listTexts()).flatMap(([, texts]) => texts as string[]).find((text) => text.includes('qwrtz'));
  expect(listed).toBe('\u00a0qwrtz\tplmk\n');
  expect((await ignore([listed ?? ''])).success).toBe(true);
  expect(JSON.stringify(await listTexts())).not.toContain('qwrtz');
  expect((await ignore([listed ?? ''], false)).success).toBe(true);
  expect(JSON.stringify(await listTexts())).toContain('qwrtz');
  await ignore([listed ?? '']);
  expect((await list()).result.ignored.map(({ text }) => text)).toEqual([listed]);
  await sql`delete from channel_event where lower(said) like '%qwrtz%'`.execute(acrossTeams(app.services.db));
  await ignore([listed ?? ''], false);
});

test('a project has at most 1,000 ignored utterances', async () => {
  const names = (from: number) => Array.from({ length: 500 }, (_, at) => `ignored ${from + at}`);
  expect((await ignore(names(0))).success).toBe(true);
  expect((await ignore(names(500))).success).toBe(true);
  expect((await ignore(['one more'])).message).toBe(analyticMessages.tooManyIgnored);
  expect((await ignore(names(0))).success).toBe(true);
  for (const from of [0, 500]) await ignore(names(from), false);
  expect((await list()).result.ignored).toEqual([]);
});

test('Viewers read misses and may not ignore them; strangers get nothing', async () => {
  const viewer = await aMember(app, ada.teamId, 'Viewer');
  expect((await list({}, viewer)).success).toBe(true);
  expect((await ignore(['xqzt vbnmka'], true, viewer)).success).toBe(false);
  const eve = await aPerson(app);
  expect((await list({}, eve)).success).toBe(false);
  expect((await list({ teamId: eve.teamId }, eve)).success).toBe(false);
});

test('a range that is reversed is refused', async () => {
  expect((await list({ from: '2026-02-02', to: '2026-02-01' })).message).toBe(analyticMessages.rangeReversed);
});
