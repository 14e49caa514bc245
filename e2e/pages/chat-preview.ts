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

  /** A text of the conversation: of the person or the assistant. */
  message(text: string | RegExp, options: { readonly exact?: boolean } = {}): Locator {
    return this.log.getByText(text, options);
  }

  /** Shows the steps that led to the last response. */
  async explainResponse() {
    await this.root.getByRole('button', { name: 'Why this response' }).click();
  }

  /** Follows a step that led to the response to its page. */
  async followStep(step: string) {
    await this.root.getByRole('button', { name: step }).click();
  }

  async send(text: string) {
    const input = this.root.getByRole('textbox', { name: 'Your message' });
    await input.fill(text);
    await input.press('Enter');
  }
}
