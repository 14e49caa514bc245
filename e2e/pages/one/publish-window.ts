import type { Locator, Page } from '@playwright/test';

/** The publish window of a One project. */
export class OnePublishWindow {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root(): Locator {
    return this.page.getByRole('dialog', { name: /^Publish/ });
  }

  /** The outcome of the check of the project. */
  get checkResult(): Locator {
    return this.root.getByText('No problems found').or(this.root.getByRole('list', { name: 'Problems' }));
  }

  get underReview(): Locator {
    return this.root.getByText('Under Review');
  }

  /** The last decision of the reviewer. */
  decision(outcome: 'Approved' | 'Denied'): Locator {
    return this.root.getByText(outcome, { exact: true });
  }

  get publishedMessage(): Locator {
    return this.root.getByText('Published Successfully');
  }

  async open() {
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
  }

  /** Opens the address of the status of the project, to which a notification leads. */
  async openStatus() {
    await this.page.goto(`${this.page.url().split('?')[0]}?publish=status`);
  }

  private async acceptTerms() {
    await this.root.getByRole('button', { name: /Terms/ }).click();
    for (const name of ['I accept the product terms', 'I have saved and tested this version'])
      await this.root.getByRole('checkbox', { name }).check();
    await this.root.getByRole('button', { name: 'Next' }).click();
  }

  /** Asks for a review of what goes live. */
  async requestReview() {
    await this.acceptTerms();
    await this.root.getByRole('radio', { name: /^Alpha/ }).check();
    await this.root.getByRole('radio', { name: /^Live/ }).check();
    await this.root.getByRole('button', { name: 'Request review' }).click();
  }

  async withdrawRequest() {
    await this.root.getByRole('button', { name: 'Withdraw request' }).click();
  }

  /** Publishes a project that a reviewer has approved, as the window suggests. */
  async goLive() {
    await this.root.getByRole('button', { name: 'Go live' }).click();
    await this.acceptTerms();
    await this.root.getByRole('button', { name: 'Publish', exact: true }).click();
  }

  /** Reads the address of the chat page of the last published stage. */
  async readChatAddress(): Promise<string | null> {
    await this.root.getByRole('button', { name: /Status/ }).click();
    const stages = this.root.getByRole('list', { name: 'Published stages' });
    return stages.getByRole('link').last().getAttribute('href');
  }
}
