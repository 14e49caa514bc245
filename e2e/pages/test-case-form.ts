import type { Locator, Page } from '@playwright/test';

/** The window of a test case. */
export class TestCaseForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get newCase(): Locator {
    return this.page.getByRole('dialog', { name: 'New test case' });
  }

  get storedCase(): Locator {
    return this.page.getByRole('dialog', { name: 'Edit test case' });
  }

  /** Names the new test case. */
  async fillInName(name: string) {
    await this.newCase.getByLabel('Name').fill(name);
  }

  async save() {
    await this.newCase.getByRole('button', { name: 'Save' }).click();
  }
}
