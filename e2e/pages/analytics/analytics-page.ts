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

  get views(): Locator {
    return this.view.getByRole('option');
  }

  get chosenView(): Locator {
    return this.view.locator('option:checked');
  }

  /** The content of a view, by its title, or the text shown instead while no utterance is kept. */
  result(view: string): Locator {
    return this.page
      .getByRole('region', { name: view, exact: true })
      .or(this.page.getByText('No kept utterances in this range'));
  }

  /** The drawn chart of a view. */
  chart(view: string): Locator {
    return this.page.getByRole('img', { name: new RegExp(`^Chart: ${view}`) }).locator('svg');
  }

  /** The links of a view to the conversations that it counts. */
  resultLinks(view: string): Locator {
    return this.page.getByRole('region', { name: view }).getByRole('link');
  }

  get stage(): Locator {
    return this.page.getByRole('combobox', { name: 'Stage' });
  }

  get table(): Locator {
    return this.page.getByRole('table');
  }

  column(name: string): Locator {
    return this.table.getByRole('columnheader', { name });
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

  /** The button that adds the conversations that have begun since to the list. */
  newConversations(count: number): Locator {
    return this.page.getByRole('button', { name: `${count} new conversation` });
  }

  /** The listed conversations, the newest first. */
  get conversations(): Locator {
    return this.page.getByRole('region', { name: 'Conversations' }).getByRole('link');
  }

  /** How many conversations are listed. */
  conversationCount(count: number): Locator {
    return this.page.getByText(new RegExp(`^${count} conversations?$`));
  }

  /** The text that names the filter of the list. */
  get limitation(): Locator {
    return this.page.getByText(/^Conversations with a matching turn in this range/);
  }

  /** The opened conversation. */
  get conversation(): Locator {
    return this.page.getByRole('region', { name: 'Conversation', exact: true });
  }

  get turnList(): Locator {
    return this.page.getByRole('list', { name: 'Turns' });
  }

  get turns(): Locator {
    return this.turnList.getByRole('listitem');
  }

  /** Chooses what to do with a turn of the opened conversation. */
  async chooseForTurn(turn: number, action: string) {
    await this.page.getByRole('button', { name: `Actions for turn ${turn}` }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }
}
