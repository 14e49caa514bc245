import type { Locator, Page } from '@playwright/test';

/** The page Variables of a project. */
export class VariablesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get searchField(): Locator {
    return this.page.getByRole('textbox', { name: 'Search variables' });
  }

  /** The name of the open variable. */
  get nameField(): Locator {
    return this.page.getByRole('textbox', { name: 'Name' });
  }
}
