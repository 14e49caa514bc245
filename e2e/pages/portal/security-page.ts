import type { Locator, Page } from '@playwright/test';

/** The page Security: password, email address and the devices that are signed in. */
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

  /** What marks the device of this browser. */
  get thisBrowser(): Locator {
    return this.page.getByText('This browser');
  }

  /** Since when each device is signed in. */
  get signIns(): Locator {
    return this.page.getByText(/^Signed in /);
  }

  async changeEmail(address: string) {
    await this.page.getByRole('textbox', { name: 'New email address' }).fill(address);
    await this.page.getByRole('button', { name: 'Update Email' }).click();
  }
}
