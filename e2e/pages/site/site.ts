import type { Locator, Page } from '@playwright/test';

/** The frame of the pages of every site: header, navigation, and the layers above them. */
export class Site {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The active team in the header. */
  team(name: string): Locator {
    return this.page.getByRole('banner').getByText(name);
  }

  /** The heading of the open page. */
  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }

  /** Folds the navigation. */
  get collapseButton(): Locator {
    return this.page.getByRole('button', { name: 'Collapse navigation' });
  }

  /** Says that the email address is not verified yet. */
  get unverifiedMessage(): Locator {
    return this.page.getByText('Some features may be limited for now.');
  }

  get tooltips(): Locator {
    return this.page.getByRole('tooltip');
  }
}
