import type { Locator, Page } from '@playwright/test';

/** The comments on the items of a project. */
export class Comments {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Begins a comment on an input of the selected item. */
  async startOn(input: string) {
    await this.page.getByRole('button', { name: `Comment on ${input}` }).click();
  }

  /** Says which input the comment that is being written is about. */
  about(input: string): Locator {
    return this.page.getByText(`About ${input}`);
  }

  get field(): Locator {
    return this.page.getByRole('textbox', { name: 'Write a comment' });
  }

  /** Mentions a person in the comment that is being written. */
  async mention(email: string) {
    await this.field.pressSequentially(`@${email.slice(0, 10)}`);
    await this.page.getByRole('option', { name: email }).click();
  }

  async send() {
    await this.page.getByRole('button', { name: 'Comment', exact: true }).click();
  }

  thread(item: string): Locator {
    return this.page.getByRole('listitem', { name: `Comments on ${item}` });
  }

  async reply(item: string, text: string) {
    const thread = this.thread(item);
    await thread.getByRole('button', { name: 'Reply' }).click();
    await thread.getByRole('textbox', { name: 'Reply' }).fill(text);
    await thread.getByRole('button', { name: 'Reply' }).click();
  }
}
