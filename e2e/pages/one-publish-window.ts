import type { Page } from '@playwright/test';

/** The publish window of a One project. */
export const getPublishWindow = (page: Page) => page.getByRole('dialog', { name: /^Publish/ });

/** Accepts the terms in the publish window and chooses alpha to live. */
export async function chooseLive(page: Page): Promise<void> {
  const dialog = getPublishWindow(page);
  await dialog.getByRole('button', { name: /Terms/ }).click();
  for (const name of ['I accept the product terms', 'I have saved and tested this version'])
    await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByRole('radio', { name: /^Alpha/ }).check();
  await dialog.getByRole('radio', { name: /^Live/ }).check();
}
