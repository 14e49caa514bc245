import type { ProjectId, ReleaseId } from '@confab/model';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { findStageRelease } from '../../core/releases/releases.repository.ts';
import { newId } from '../../new-id.ts';
import { ProcessState } from '../../process-state.ts';
import type { Services } from '../../services.ts';
import { publishEchoProject } from '../../testing/publish-project.ts';
import { recordSentStatements, type SentStatement } from '../../testing/record-sent-statements.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { loadAtOnce } from '../conversations/index.ts';
import { loadReleaseSettings } from './channel-settings.ts';

const { app, owner: ada } = setUpServer();
let echo: ProjectId;
let releaseId: ReleaseId;
let statements: SentStatement[];
/** Services of a process that has just started and has no settings in memory. */
let services: Services;

beforeAll(async () => {
  echo = await publishEchoProject(app, ada, { AllowedOrigins: 'https://shop.test' });
  releaseId = (await findStageRelease(app.services.db, echo, 'Live'))?.releaseId ?? newId();
  statements = recordSentStatements(app.database.pool);
});
beforeEach(() => {
  services = { ...app.services, processState: new ProcessState() };
  statements.length = 0;
});

const countReads = () => statements.filter(({ text }) => text.includes('select "content" from "release"')).length;
const load = (id: ReleaseId) => loadReleaseSettings(services, loadAtOnce, id);

test('pages that ask at the same time read the settings of a release once', async () => {
  const server = await buildApp(services, { readiness: { isReady: true }, webFolder: services.config.dataDir });
  const headers = { origin: 'https://shop.test' };
  const url = `/channels/chat/${echo}/live`;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => server.inject({ method: 'OPTIONS', url, headers })),
  );
  const allowed = answers.map((answer) => answer.headers['access-control-allow-origin']);
  expect(new Set(allowed)).toEqual(new Set(['https://shop.test']));
  expect(countReads()).toBe(1);
  await server.close();
});

test('the settings of a release that is in use stay in memory, whatever else is read', async () => {
  expect((await load(releaseId)).allowedOrigins).toEqual(['https://shop.test']);
  for (let count = 0; count < 250; count += 1) {
    await load(newId());
    await load(releaseId);
  }
  expect(countReads()).toBe(251);
});
