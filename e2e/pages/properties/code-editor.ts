import type { Locator, Page } from '@playwright/test';

/** The window in which code is written. */
export class CodeEditor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open() {
    await this.page.getByRole('button', { name: 'Open the code editor' }).click();
  }

  get code(): Locator {
    return this.page.getByRole('dialog').getByRole('textbox', { name: 'Code' });
  }

  /** The code in the form of the node, which the window is opened from. */
  get codeInForm(): Locator {
    return this.page.getByRole('textbox', { name: 'Code' });
  }

  /** The carets of colleagues in the code. */
  get colleagueCarets(): Locator {
    return this.page.locator('.cm-colleagueCaret');
  }

  async close() {
    await this.page.getByRole('button', { name: 'Done' }).click();
  }
}
