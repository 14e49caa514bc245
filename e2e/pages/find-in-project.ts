import type { Locator, Page } from '@playwright/test';

/** The panel that finds texts of a project, and where an item is used. */
export class FindInProject {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root(): Locator {
    return this.page.getByRole('region', { name: 'Find in project' });
  }

  async open() {
    await this.page.keyboard.press('Control+Shift+f');
  }

  async find(text: string) {
    await this.root.getByRole('textbox').first().fill(text);
  }

  result(text: string | RegExp): Locator {
    return this.root.getByText(text);
  }

  async close() {
    await this.root.getByRole('button', { name: 'Close find' }).click();
  }
}
