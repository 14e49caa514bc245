import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVerifiedPerson } from '../../fixtures/api.ts';
import { listViolations } from '../../fixtures/list-violations.ts';
import { createProject } from '../../fixtures/project.ts';
import { startServer, type ServerProcess } from '../../fixtures/server-process.ts';
import { expect, openSignedIn, test } from '../../fixtures/test.ts';
import { Editor } from '../../pages/editor.ts';

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
  const modal = page.getByRole('dialog').first();
  await expect(modal.getByText('Published Successfully')).toBeVisible();

  await modal.getByRole('button', { name: 'Platforms', exact: true }).click();
  const platforms = modal.getByRole('region', { name: 'Platforms' });
  await expect(platforms.getByText('No platforms yet')).toBeVisible();
  await platforms.getByRole('button', { name: 'Add platforms' }).click();

  const table = page.getByRole('group', { name: 'Platforms' });
  await table.getByRole('button', { name: 'Add the first platform' }).click();
  await table.getByRole('textbox', { name: /^Name/ }).fill('Our own scripts');
  await choosePlatform('Folder of the server');
  await table.getByRole('button', { name: 'Add platform', exact: true }).click();
  await table.getByRole('textbox', { name: /^Name/ }).last().fill('Elsewhere');
  await choosePlatform('Web address');
  // A port of this machine where nothing listens.
  await table
    .getByRole('textbox', { name: /^Address/ })
    .last()
    .fill('http://127.0.0.1:9/packages');
  await table.getByRole('button', { name: 'Add platform', exact: true }).click();
  await table.getByRole('textbox', { name: /^Name/ }).last().fill('Skill without a token');

  await page.getByRole('button', { name: 'Publish', exact: true }).first().click();
  await modal.getByRole('button', { name: 'Platforms', exact: true }).click();
  await expect(platforms.getByRole('checkbox', { name: 'Skill without a token' })).toBeDisabled();
  await platforms.getByRole('checkbox', { name: 'Our own scripts' }).check();
  await platforms.getByRole('checkbox', { name: 'Elsewhere' }).check();
  await platforms.getByRole('checkbox', { name: /terms/ }).check();
  await platforms.getByRole('button', { name: 'Send', exact: true }).click();
  const packages = platforms.getByRole('region', { name: 'Sent packages' });
  await expect(packages.getByText('Arrived')).toBeVisible();
  expect(readdirSync(join(folder, projectId))).toEqual(['Alexa-Live.zip']);
  await packages.getByRole('button', { name: /^Elsewhere/ }).click();
  await expect(packages.getByText('The platform could not be reached.')).toBeVisible();
  await expect(packages.getByText('Next try in 1 min.')).toBeVisible();
  expect(await listViolations(page)).toEqual([]);

  async function choosePlatform(name: string) {
    await table
      .getByRole('combobox', { name: /^Platform/ })
      .last()
      .click();
    await page.getByRole('option', { name }).click();
  }
});
