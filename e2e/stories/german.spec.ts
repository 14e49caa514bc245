import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';

test('an author builds in German: templates, node types and properties are German, and the content stays (P9.20)', async ({
  openAs,
  server,
  createPerson,
}) => {
  const ada = await createPerson();
  const { projectId } = await createProject(server, ada, 'Hafen', 'harbour-cafe');
  const page = await openAs(ada, 'pro', '/');
  await page.evaluate(() => localStorage.setItem('confab.language', '"de"'));
  await page.reload();
  await page.getByRole('button', { name: 'Neues Projekt' }).click();
  await expect(page.getByRole('radio', { name: /Café mit Bestellannahme/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`${server.site('pro')}/projects/${projectId}`);
  const editor = new Editor(page);
  await editor.select('What is wanted?');
  await editor.openTab('Verbindungen');
  await expect(page.getByRole('region', { name: 'Eigenschaften' })).toContainText('Nicht verstanden');
  await page.getByRole('button', { name: 'Knoten hinzufügen', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Slots füllen' }).click();
  await expect(editor.treeItem('Slots füllen')).toBeVisible();
  await editor.openTab('Allgemein');
  await expect(page.getByText('Vor den Fragen')).toBeVisible();
});
