import { platformCalls, type PlatformPublication } from '@confab/contracts';
import type { JsonObject } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { createTestFolder } from '@confab/test-kit/server';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, vi } from 'vitest';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import { newId } from '../../../new-id.ts';
import type { TestPerson, TestProject } from '../../../testing/people-and-projects.ts';
import { publish, saveProject } from '../../../testing/publish-project.ts';
import type { ServerFixtures } from '../../../testing/set-up-server.ts';
import { createPublicationSender } from '../send-publications.ts';
import { openPlatformServer } from './platform-server.ts';
import { addRow, sendEdit } from '../../../testing/edit-items.ts';
import { inProject } from '../../../testing/people-and-projects.ts';

const token = 'Tok3n-0815';

/** Opens a platform and a folder for packages, and closes them after the tests of the file. */
export async function openPlatforms() {
  const folder = createTestFolder();
  const platform = await openPlatformServer(token);
  afterAll(() => platform.close());
  beforeEach(() => {
    platform.seen.length = 0;
    Object.assign(platform.behaviour, { outages: 0, busyPolls: 0, held: undefined, fault: '', stalePolls: 0 });
  });
  const setup = { environment: { OUTBOUND_ALLOW: platform.host, PACKAGE_FOLDER: folder }, hasProjectPerTest: true };
  return { platform, folder, token, setup };
}

/** What tests do with the project's platforms. */
export function createPlatformActions(
  { app, owner, project }: ServerFixtures,
  { platform }: Pick<Awaited<ReturnType<typeof openPlatforms>>, 'platform'>,
) {
  /** Adds a platform to the project. @returns its id */
  async function addTarget(values: JsonObject): Promise<string> {
    const RowId = newId();
    const edit = addRow('PublishTargets', aRow(RowId, values));
    expect((await sendEdit(app, owner, inProject(project), edit)).message).toBe('');
    return RowId;
  }

  const skill = () => ({
    Name: 'Our skill',
    Kind: 'Alexa',
    AgentId: 'skill-1',
    Address: `http://${platform.host}`,
    Token: token,
  });
  const webAddress = () => ({ Name: 'Web', Kind: 'Web', Address: `http://${platform.host}/packages` });

  async function goLive() {
    // Only new versions can be published.
    await saveProject(app, owner, project.projectId, { Notes: newId() });
    await publish(app, owner, project.projectId);
  }

  const send = (
    targetIds: readonly string[],
    { teamId, projectId }: Pick<TestProject, 'teamId' | 'projectId'> = project,
    { stage = 'Live' as 'Live' | 'Beta', sender = owner as Pick<TestPerson, 'token'> } = {},
  ) =>
    app.call(platformCalls.publish, {
      token: sender.token,
      query: { owningTeamId: teamId },
      body: { projectId, stage, targetIds: [...targetIds], acceptedTerms: true },
    });

  const list = async (
    { teamId, projectId }: Pick<TestProject, 'teamId' | 'projectId'> = project,
    reader: Pick<TestPerson, 'token'> = owner,
  ) =>
    (await app.call(platformCalls.list, { token: reader.token, query: { owningTeamId: teamId, projectId } })).result
      .publications;

  /**
   * Sends due packages.
   * @returns the newest package
   */
  async function work(): Promise<PlatformPublication | undefined> {
    const sender = createPublicationSender(app.services);
    sender.work();
    await sender.finish();
    return (await list())[0];
  }

  /** Starts a sender, and waits until the platform has received its requests. */
  async function startSending(requests = 1) {
    const sender = createPublicationSender(app.services);
    sender.work();
    await vi.waitFor(() => expect(platform.seen).toHaveLength(requests), { timeout: 60_000 });
    return sender;
  }

  /** Lets the platform answer no request until the returned function is called. */
  function hold(): () => void {
    let release = () => {};
    platform.behaviour.held = new Promise<void>((resolve) => {
      release = resolve;
    });
    return release;
  }

  /** Makes packages due that wait for their next try. */
  const skipWait = () =>
    sql`update platform_publication set due_at = now() where project_id = ${project.projectId}`.execute(
      acrossTeams(app.services.db),
    );

  return { addTarget, skill, webAddress, goLive, send, list, work, startSending, hold, skipWait };
}

/** The lines of the log of a package. */
export const readLog = (publication: PlatformPublication | undefined) =>
  (publication?.log ?? []).map(({ message, names }) =>
    message.replaceAll(/\{(\d)\}/g, (_all, index: string) => names[Number(index)] ?? ''),
  );
