import type { Locator, Page } from '@playwright/test';
import { ChatPreview } from '../chat-preview.ts';

/** The review of a One project in Control Tower. */
export class ReviewPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the review of a project from the list of reviews. */
  async open(project: string) {
    await this.page.getByRole('link', { name: project }).click();
    await this.decision.waitFor();
  }

  /** Opens a page of the project. */
  async openPage(name: string) {
    await this.page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name }).click();
  }

  contents(page: string): Locator {
    return this.page.getByRole('region', { name: `Contents of ${page}` });
  }

  get preview(): ChatPreview {
    return new ChatPreview(this.page.getByRole('region', { name: 'Try it out' }));
  }

  comments(page: string): Locator {
    return this.page.getByRole('region', { name: `Comments on ${page}` });
  }

  async comment(page: string, text: string) {
    await this.comments(page).getByLabel('New comment').fill(text);
    await this.comments(page).getByRole('button', { name: 'Comment' }).click();
  }

  get decision(): Locator {
    return this.page.getByRole('region', { name: 'Decision' });
  }

  async approve() {
    await this.decision.getByRole('button', { name: 'Approve' }).click();
  }

  get approvedMessage(): Locator {
    return this.decision.getByText(/^Approved/);
  }

  get deniedMessage(): Locator {
    return this.decision.getByText(/^Denied/);
  }

  get denyButton(): Locator {
    return this.decision.getByRole('button', { name: 'Deny' });
  }

  async deny(reason: string) {
    await this.decision.getByLabel('Reason or note to the author').fill(reason);
    await this.denyButton.click();
  }
}
