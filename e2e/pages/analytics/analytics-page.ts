import type { Locator, Page } from '@playwright/test';

/** The analytics of projects: the chosen view, and the conversations that it leads to. */
export class AnalyticsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get project(): Locator {
    return this.page.getByRole('combobox', { name: 'Project' });
  }

  get view(): Locator {
    return this.page.getByRole('combobox', { name: 'View', exact: true });
  }

  get stage(): Locator {
    return this.page.getByRole('combobox', { name: 'Stage' });
  }

  get table(): Locator {
    return this.page.getByRole('table');
  }

  /** Shown in place of a view without conversations. */
  get noConversations(): Locator {
    return this.page.getByText('No conversations in this range');
  }

  async setRange(from: string, to: string) {
    await this.page.getByLabel('From', { exact: true }).fill(from);
    await this.page.getByLabel('To', { exact: true }).fill(to);
  }

  async exportCsv() {
    await this.page.getByRole('button', { name: 'Export CSV' }).click();
  }

  /** Follows conversations while they are held. */
  async followLive() {
    await this.page.getByRole('switch', { name: 'Live' }).press('Space');
  }

  /** Lists the conversations that have begun since. */
  newConversations(count: number): Locator {
    return this.page.getByRole('button', { name: `${count} new conversation` });
  }

  /** The listed conversations, the newest first. */
  get conversations(): Locator {
    return this.page.getByRole('region', { name: 'Conversations' }).getByRole('link');
  }

  /** The opened conversation. */
  get conversation(): Locator {
    return this.page.getByRole('region', { name: 'Conversation', exact: true });
  }

  get turns(): Locator {
    return this.page.getByRole('list', { name: 'Turns' });
  }

  /** Chooses what to do with a turn of the opened conversation. */
  async chooseForTurn(turn: number, action: string) {
    await this.page.getByRole('button', { name: `Actions for turn ${turn}` }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}
