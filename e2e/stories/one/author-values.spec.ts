import { expect, test } from '../../fixtures/test.ts';
import { AuthorValues } from '../../pages/one/author-values.ts';
import { OneSite } from '../../pages/one/one-site.ts';

test('an author enters contact details once, and contact pages without their own give them (A7.6, A7.7, A7.8)', async ({
  openAs,
  createPerson,
}) => {
  const page = await openAs(await createPerson(), 'one', '/templates');
  const editor = await new OneSite(page).createProject('Museum guide');
  await editor.openTab('Contact');
  const values = new AuthorValues(page);
  const telephone = values.telephone('Contact details');
  await telephone.fill('01632 960 999');
  await expect(values.savedMessage('Contact details')).toBeVisible();

  await editor.openTab('Settings');
  await values.website('About you').fill('https://lantern-house.example');
  await expect(values.savedMessage('About you')).toBeVisible();

  // The contact page of the template has its own number; without one it gives the author's.
  await editor.openTab('Contact');
  await values.telephone('Contact').fill('');
  await editor.openTab('Conversations');
  await editor.filterPages('contact');
  await editor
    .row(/^Contact/)
    .last()
    .click();
  await expect(editor.preview.message(/01632 960 999/).first()).toBeVisible();

  await editor.openTab('Contact');
  await expect(telephone).toHaveValue('01632 960 999');
  await values.removeContactDetails();
  await expect(telephone).toHaveValue('');
  await page.reload();
  await expect(telephone).toHaveValue('');
});
