import type { Locator, Page } from '@playwright/test';

/** The toasts of every site: short messages that close by themselves or when they are dismissed. */
export class Toasts {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  private get region(): Locator {
    return this.page.getByRole('region', { name: 'Messages' });
  }

  toast(text: string | RegExp): Locator {
    return this.region.getByRole('status').filter({ hasText: text });
  }

  /** A toast about something that failed. */
  failure(text: string | RegExp): Locator {
    return this.region.getByRole('alert').filter({ hasText: text });
  }

  /** Presses the button of a toast. */
  async press(action: string) {
    await this.region.getByRole('button', { name: action, exact: true }).click();
  }
}
