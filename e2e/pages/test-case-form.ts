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

  /** The name of a test case that is open again. */
  get storedName(): Locator {
    return this.page.getByRole('dialog', { name: 'Edit test case' }).getByLabel('Name');
  }

  /** Names the new test case. */
  async fillInName(name: string) {
    await this.newCase.getByLabel('Name').fill(name);
  }

  /** The utterance of a step. */
  utterance(step: number): Locator {
    return this.newCase.getByRole('textbox', { name: 'Utterance' }).nth(step - 1);
  }

  async fillInExpectedResponse(text: string) {
    await this.newCase.getByLabel('Expected response').fill(text);
  }

  /** Runs the test case once, without storing it. */
  async tryIt() {
    await this.newCase.getByRole('button', { name: 'Try it' }).click();
  }

  async save() {
    await this.newCase.getByRole('button', { name: 'Save' }).click();
  }
}
