import type { Locator, Page } from '@playwright/test';

/** The notifications in the header of every site. */
export class Notifications {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get button(): Locator {
    return this.page.getByRole('button', { name: /^Notifications/ });
  }

  /** The button while some are unread. */
  get unreadButton(): Locator {
    return this.page.getByRole('button', { name: /^Notifications, [1-9]/ });
  }

  /** Opens the list while some are unread, and follows a notification in it. */
  async followUnread(notification: string | RegExp) {
    await this.page.getByRole('button', { name: /unread/i }).click();
    await this.page.getByRole('button', { name: notification }).click();
  }

  /** Opens the list, and follows a notification in it. */
  async follow(notification: string | RegExp) {
    await this.button.click();
    await this.page.getByRole('button', { name: notification, exact: true }).click();
  }
}
