import { expect, type Locator, type Page } from '@playwright/test';

/** The window that searches projects, items and commands. */
export class CommandPalette {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get searchField(): Locator {
    return this.page.getByRole('combobox', { name: 'Search and commands' });
  }

  get selectedResult(): Locator {
    return this.page.getByRole('dialog').getByRole('option', { selected: true });
  }

  async open() {
    await this.page.keyboard.press('Control+k');
    // The palette is loaded after the page.
    await expect(this.searchField).toBeFocused();
  }

  async close() {
    await this.page.keyboard.press('Escape');
    await this.searchField.waitFor({ state: 'hidden' });
  }
}
