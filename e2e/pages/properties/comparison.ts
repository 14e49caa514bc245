import type { Locator, Page } from '@playwright/test';

/** The window that shows two versions of an item side by side. */
export class Comparison {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page, item: string) {
    this.page = page;
    this.root = page.getByRole('dialog', { name: `Compare ${item}` });
  }

  picture(file: string): Locator {
    return this.fileLink(file).locator('img');
  }

  /** The player of a sound. */
  player(file: string): Locator {
    return this.root.getByLabel(file, { exact: true });
  }

  /** Opens a picture in a new tab. */
  async openPicture(file: string) {
    await this.fileLink(file).click();
  }

  private fileLink(file: string): Locator {
    return this.root.getByRole('link', { name: `Open ${file} in a new tab` });
  }
}
