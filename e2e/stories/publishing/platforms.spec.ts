import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVerifiedPerson } from '../../fixtures/api.ts';
import { listViolations } from '../../fixtures/list-violations.ts';
import { createProject } from '../../fixtures/project.ts';
import { startServer, type ServerProcess } from '../../fixtures/server-process.ts';
import { expect, openSignedIn, test } from '../../fixtures/test.ts';
import { Editor } from '../../pages/editor.ts';
import { Platforms } from '../../pages/platforms.ts';

const folder = mkdtempSync(join(tmpdir(), 'confab-packages-'));
let server: ServerProcess;
test.beforeAll(async () => {
  server = await startServer({ env: { PACKAGE_FOLDER: folder } });
});
test.afterAll(async () => {
  await server.dispose();
  rmSync(folder, { recursive: true });
});

test('an author names platforms, sends a release to one and reads why another was not reached (A7.61)', async ({
  browser,
}) => {
  const author = await createVerifiedPerson(server, 'baker@example.test');
  const { projectId } = await createProject(server, author, 'Bakery', 'harbour-cafe');
  const page = await openSignedIn(browser, server, author, 'pro', `/projects/${projectId}`);
  const editor = new Editor(page);
  await editor.publishWindow.publish('Live');
  await expect(editor.publishWindow.publishedMessage).toBeVisible();

  const platforms = new Platforms(page);
  await platforms.openSection();
  await expect(platforms.noPlatforms).toBeVisible();
  await platforms.startTable();
  await platforms.fillInName('Our own scripts');
  await platforms.chooseKind('Folder on the server');
  await platforms.addRow();
  await platforms.fillInName('Elsewhere');
  await platforms.chooseKind('Web address');
  // A port of this machine where nothing listens.
  await platforms.fillInAddress('http://127.0.0.1:9/packages');
  await platforms.addRow();
  await platforms.fillInName('Skill without a token');

  await editor.publishWindow.open();
  await platforms.openSection();
  await expect(platforms.choice('Skill without a token')).toBeDisabled();
  for (const name of ['Our own scripts', 'Elsewhere', /terms/]) await platforms.choice(name).check();
  await platforms.send();
  await expect(platforms.packageState('Arrived')).toBeVisible();
  expect(readdirSync(join(folder, projectId))).toEqual(['Alexa-Live.zip']);
  await platforms.openPackage('Elsewhere');
  await expect(platforms.packageState('The platform could not be reached.')).toBeVisible();
  await expect(platforms.packageState('Next attempt in 1 min.')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);
});
