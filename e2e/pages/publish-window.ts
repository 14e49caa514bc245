import type { Locator, Page } from '@playwright/test';

/** The publish window of a Pro project. */
export class PublishWindow {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root(): Locator {
    return this.page.getByRole('dialog');
  }

  get publishedMessage(): Locator {
    return this.page.getByText('Published Successfully');
  }

  async open() {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).first().click();
  }

  /** Publishes alpha to a stage. */
  async publish(stage: 'Beta' | 'Live') {
    await this.open();
    await this.root.getByRole('radio', { name: /^Alpha/ }).check();
    await this.root
      .getByRole('radio', { name: new RegExp(`^${stage}`) })
      .last()
      .check();
    for (const box of await this.root.getByRole('checkbox').all()) await box.check();
    await this.root.getByRole('button', { name: 'Publish', exact: true }).click();
  }

  /** Reads the address of the chat page of the published stage. */
  readChatAddress(): Promise<string | null> {
    return this.root.getByRole('link').last().getAttribute('href');
  }
}
