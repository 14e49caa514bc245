import type { Locator, Page } from '@playwright/test';

/** The question before an undo removes the words of a colleague. */
export class UndoQuestion {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root(): Locator {
    return this.page.getByRole('dialog', { name: 'Undo anyway?' });
  }

  async keep() {
    await this.root.getByRole('button', { name: 'Keep it' }).click();
  }

  async undoAnyway() {
    await this.root.getByRole('button', { name: 'Undo anyway' }).click();
  }
}
