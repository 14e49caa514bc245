import type { Locator, Page } from '@playwright/test';

/** The page Security: password and email address. */
export class SecurityPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open() {
    await this.page.getByRole('link', { name: 'Security' }).click();
  }

  async changePassword(current: string, next: string) {
    await this.page.getByLabel('Current password').fill(current);
    await this.page.getByLabel('New password', { exact: true }).fill(next);
    await this.page.getByLabel('Confirm new password').fill(next);
    await this.page.getByRole('button', { name: 'Change Password' }).click();
  }

  get passwordChangedMessage(): Locator {
    return this.page.getByText('you are signed out everywhere else').first();
  }

  async changeEmail(address: string) {
    await this.page.getByRole('textbox', { name: 'New email address' }).fill(address);
    await this.page.getByRole('button', { name: 'Update Email' }).click();
  }
}
