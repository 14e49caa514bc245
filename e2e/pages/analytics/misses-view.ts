import type { Locator, Page } from '@playwright/test';

/** The view of analytics that lists utterances that were not understood, and the panel that adds them as samples. */
export class MissesView {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get groups(): Locator {
    return this.page.getByRole('region', { name: 'Not understood, by what it asks for' });
  }

  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Add as samples' });
  }

  /** Opens the group of an utterance, selects it and opens the panel for it. */
  async addAsSamples(utterance: string) {
    await this.groups.locator('summary', { hasText: utterance }).click();
    await this.groups.getByRole('checkbox', { name: `Select ${utterance}` }).check();
    await this.groups.getByRole('button', { name: 'Add as samples…' }).click();
  }

  async chooseIntent(name: string) {
    await this.panel.getByRole('combobox', { name: 'Intent' }).selectOption({ label: name });
  }

  /** How many samples are recognised with the new ones, of those that were held out. */
  get recognition(): Locator {
    return this.panel.getByText(/^Held-out samples recognised: /);
  }

  get addedMessage(): Locator {
    return this.panel.getByText('The samples are in the draft.');
  }

  async confirm(count: number) {
    await this.panel.getByRole('button', { name: `Add ${count} sample` }).click();
  }
}
