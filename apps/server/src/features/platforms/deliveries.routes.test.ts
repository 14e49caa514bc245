import { aRow } from '@confab/test-kit';
import { sql, type RawBuilder } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { newId } from '../../new-id.ts';
import { aPerson } from '../../testing/people-and-projects.ts';
import { publishTemplate } from '../../testing/publish-project.ts';
import { createPublicationSender } from './send-publications.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { createPlatformActions, openPlatforms, readLog } from './testing/set-up-platforms.ts';
import '../../testing/runs-on-postgres.ts';

const { platform, setup } = await openPlatforms();
const { app, owner, project } = setUpServer(setup);
const actions = createPlatformActions({ app, owner, project }, { platform });
const { addTarget, skill, webAddress, goLive, send, list, work, startSending, hold, skipWait } = actions;

const setColumns = (assignments: RawBuilder<unknown>) =>
  sql`update platform_publication set ${assignments}`.execute(acrossTeams(app.services.db));
/** Makes the packages that are being sent free for other processes. */
const expireLeases = () => setColumns(sql`due_at = now() - interval '1 second' where state = 'Sending'`);

/** The releases that the web address has received, in order. */
const listReleases = () => platform.seen.map(({ headers }) => headers['x-confab-release']);

describe('packages that are being sent to platforms', () => {
  test('a newer release replaces an older one that waits for another try, and the older one is never sent again', async () => {
    const id = await addTarget(webAddress());
    await goLive();
    await send([id]);
    platform.behaviour.outages = 1;
    expect(await work()).toMatchObject({ state: 'Waiting' });
    await goLive();
    await send([id]);
    await work();
    await skipWait();
    await work();
    expect((await list()).map((one) => [one.releaseNumber, one.state])).toEqual([
      [2, 'Done'],
      [1, 'Superseded'],
    ]);
    expect(readLog((await list())[1]).at(-1)).toBe('Replaced by a newer package for this platform.');
    expect(listReleases()).toEqual(['1', '2']);
  });

  test('a newer release is sent after the older one that is being sent, not at the same time', async () => {
    const id = await addTarget(webAddress());
    await goLive();
    await send([id]);
    const release = hold();
    const sender = await startSending();
    await goLive();
    await send([id]);
    const other = createPublicationSender(app.services);
    other.work();
    await other.finish();
    expect(listReleases()).toEqual(['1']);
    release();
    await sender.finish();
    await work();
    expect(listReleases()).toEqual(['1', '2']);
    expect((await list()).map(({ state }) => state)).toEqual(['Done', 'Done']);
  });

  test('packages of the two stages for one web address do not replace each other', async () => {
    const id = await addTarget(webAddress());
    await goLive();
    await send([id]);
    expect((await send([id], project, { stage: 'Beta' })).message).toBe('');
    await work();
    expect((await list()).map(({ state }) => state)).toEqual(['Done', 'Done']);
  });

  test('a process that has lost its package to another process sends and stores nothing more', async () => {
    const id = await addTarget(skill());
    await goLive();
    await send([id]);
    const release = hold();
    const slow = await startSending();
    await expireLeases();
    platform.behaviour.held = undefined;
    const sent = await work();
    const requests = platform.seen.length;
    expect(sent).toMatchObject({ state: 'Done' });
    release();
    await slow.finish();
    expect(await list()).toEqual([sent]);
    expect(platform.seen).toHaveLength(requests);
  });

  test('a process keeps a package as long as it makes progress', async () => {
    const id = await addTarget(skill());
    await goLive();
    await send([id]);
    const answerManifest = hold();
    const sender = await startSending();
    await expireLeases();
    const answerModel = hold();
    answerManifest();
    await vi.waitFor(() => expect(platform.seen).toHaveLength(2), { timeout: 60_000 });
    await work();
    expect(platform.seen).toHaveLength(2);
    answerModel();
    await sender.finish();
    const [sent] = await list();
    expect(sent).toMatchObject({ state: 'Done' });
    expect(readLog(sent).filter((line) => line.startsWith('Release'))).toHaveLength(1);
  });

  test('a package that was being sent when five processes ended has failed', async () => {
    const id = await addTarget(webAddress());
    await goLive();
    await send([id]);
    await setColumns(
      sql`state = 'Sending', attempts = 5, due_at = now() - interval '1 second' where state = 'Waiting'`,
    );
    const ended = await work();
    expect(ended).toMatchObject({ state: 'Failed' });
    expect(readLog(ended)).toEqual(['Given up after 5 attempts.']);
    expect(platform.seen).toEqual([]);
  });

  test('slow platforms of a team do not stop those of another team, and a free place is filled at once', async () => {
    const address = `http://${platform.host}/packages`;
    const ids: string[] = [];
    for (const number of [1, 2, 3, 4, 5])
      ids.push(await addTarget({ Name: `Slow ${number}`, Kind: 'Web', Address: `${address}?${number}` }));
    await goLive();
    await send(ids);
    const release = hold();
    const sender = await startSending(2);
    const eve = await aPerson(app);
    const targetId = newId();
    const values = { PublishTargets: [aRow(targetId, webAddress())] };
    const other = { teamId: eve.teamId, projectId: await publishTemplate(app, eve, 'harbour-cafe', values) };
    platform.behaviour.held = undefined;
    expect((await send([targetId], other, { sender: eve })).message).toBe('');
    sender.work();
    await vi.waitFor(async () => expect((await list(other, eve))[0]?.state).toBe('Done'), { timeout: 60_000 });
    expect((await list()).map(({ state }) => state).toSorted()).toEqual([
      'Sending',
      'Sending',
      'Waiting',
      'Waiting',
      'Waiting',
    ]);
    release();
    await sender.finish();
    expect((await list()).map(({ state }) => state)).toEqual(Array(5).fill('Done'));
  });
});
