import type { Locator, Page } from '@playwright/test';

/** The history of the selected item: its versions, their differences, and the rollback. */
export class History {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** An event of the history by its words. */
  event(text: string): Locator {
    return this.page.getByText(text);
  }

  /** Chooses from the menu of a version. */
  async chooseFor(version: string, action: string) {
    await this.page.getByRole('button', { name: `Actions for ${version}` }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  get goBackWindow(): Locator {
    return this.page.getByRole('dialog', { name: 'Go back?' });
  }

  get changes(): Locator {
    return this.goBackWindow.getByRole('list', { name: 'What changes' });
  }

  async confirmGoBack() {
    await this.goBackWindow.getByRole('button', { name: 'Go back' }).click();
  }
}
