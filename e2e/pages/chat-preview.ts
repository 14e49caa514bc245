import type { Locator } from '@playwright/test';

/** A conversation with an assistant beside the page about it: of a template, of the live preview, of a review. */
export class ChatPreview {
  readonly root: Locator;

  constructor(root: Locator) {
    this.root = root;
  }

  get log(): Locator {
    return this.root.getByRole('log', { name: /^Conversation/ });
  }

  async send(text: string) {
    const input = this.root.getByRole('textbox', { name: 'Your message' });
    await input.fill(text);
    await input.press('Enter');
  }
}
