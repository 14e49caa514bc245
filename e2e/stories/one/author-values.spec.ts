import { expect, test } from '../../fixtures/test.ts';

test('an author enters contact details once, and contact pages without their own give them (A7.6, A7.7, A7.8)', async ({
  openAs,
  createPerson,
}) => {
  const page = await openAs(await createPerson(), 'one', '/templates');
  await page.getByRole('button', { name: /^Museum guide/ }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('tab', { name: 'Contact', exact: true }).click();
  const details = page.getByRole('article', { name: 'Contact details' });
  await details.getByRole('textbox', { name: /^Telephone/ }).fill('01632 960 999');
  await expect(details.getByText('Saved', { exact: true })).toBeVisible();

  await page.getByRole('tab', { name: 'Settings', exact: true }).click();
  const about = page.getByRole('article', { name: 'About you' });
  await about.getByRole('textbox', { name: /^Website/ }).fill('https://lantern-house.example');
  await expect(about.getByText('Saved', { exact: true })).toBeVisible();

  // The contact page of the template has a number of its own; without one it gives the author's.
  await page.getByRole('tab', { name: 'Contact', exact: true }).click();
  const contactPage = page.getByRole('article', { name: 'Contact', exact: true });
  await contactPage.getByRole('textbox', { name: /^Telephone/ }).fill('');
  await page.getByRole('tab', { name: 'Conversations', exact: true }).click();
  await page.getByRole('textbox', { name: 'Filter pages' }).fill('contact');
  await page
    .getByRole('tree', { name: 'Pages' })
    .getByRole('treeitem', { name: /^Contact/ })
    .last()
    .click();
  const preview = page.getByRole('region', { name: 'Live preview' });
  await expect(preview.getByText(/01632 960 999/).first()).toBeVisible();

  await page.getByRole('tab', { name: 'Contact', exact: true }).click();
  await expect(details.getByRole('textbox', { name: /^Telephone/ })).toHaveValue('01632 960 999');
  await details.getByRole('button', { name: 'Remove these details' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(details.getByRole('textbox', { name: /^Telephone/ })).toHaveValue('');
  await page.reload();
  await expect(details.getByRole('textbox', { name: /^Telephone/ })).toHaveValue('');
});
