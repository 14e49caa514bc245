import type { Locator, Page } from '@playwright/test';

/** The cards of an open One project whose values belong to its author, and those of its contact pages. */
export class AuthorValues {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  telephone(card: string): Locator {
    return this.card(card).getByRole('textbox', { name: /^Telephone/ });
  }

  website(card: string): Locator {
    return this.card(card).getByRole('textbox', { name: /^Website/ });
  }

  savedMessage(card: string): Locator {
    return this.card(card).getByText('Saved', { exact: true });
  }

  /** Removes the contact details of the author, and confirms it. */
  async removeContactDetails() {
    await this.card('Contact details').getByRole('button', { name: 'Remove these details' }).click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  }
}
