import type { Page } from '@playwright/test';

/** The first page of the account portal, which leads to the other sites. */
export class HomePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async goToPro() {
    await this.page
      .getByRole('button', { name: 'Go to Pro' })
      .or(this.page.getByRole('link', { name: 'Go to Pro' }))
      .click();
  }
}
