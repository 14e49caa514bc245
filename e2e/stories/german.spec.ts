import { createProject } from '../fixtures/project.ts';
import { expect, test } from '../fixtures/test.ts';
import { Editor } from '../pages/editor.ts';
import { GermanPages } from '../pages/german-pages.ts';

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
  const german = new GermanPages(page);
  await german.startProject();
  await expect(german.cafeTemplate).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`${server.site('pro')}/projects/${projectId}`);
  const editor = new Editor(page);
  await editor.select('How can we help?');
  await editor.openTab('Verbindungen');
  await expect(german.properties).toContainText('Nicht verstanden');
  await german.openNodeTypes();
  await german.nodeType('Slots füllen').click();
  await expect(editor.treeItem('Slots füllen')).toBeVisible();
  await editor.openTab('Allgemein');
  await expect(german.properties.getByText('Vor den Fragen')).toBeVisible();
});
