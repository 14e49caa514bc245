import type { Locator, Page } from '@playwright/test';

/** The page My Profile. */
export class ProfilePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1, name: 'My Profile' });
  }

  get firstName(): Locator {
    return this.page.getByRole('textbox', { name: 'First name' });
  }

  async save() {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  get savedMessage(): Locator {
    return this.page.getByText('Saved', { exact: true });
  }
}
