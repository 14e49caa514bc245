import type { Locator, Page } from '@playwright/test';
import { Site } from '../site/site.ts';

/** The page My Profile. */
export class ProfilePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return new Site(this.page).heading('My Profile');
  }

  get firstName(): Locator {
    return this.page.getByRole('textbox', { name: 'First name' });
  }

  /** The input of the profile photo. */
  get photoFile(): Locator {
    return this.page.locator('input[type=file]').first();
  }

  async save() {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  get savedMessage(): Locator {
    return this.page.getByText('Saved', { exact: true });
  }
}
