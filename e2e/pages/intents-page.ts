import type { Locator, Page } from '@playwright/test';

/** The page Intents of a project. */
export class IntentsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  row(intent: string): Locator {
    return this.page.getByRole('row', { name: new RegExp(`^${intent}`) });
  }

  /** The number of samples in the row of an intent. */
  sampleCount(intent: string): Locator {
    return this.row(intent).getByRole('gridcell').nth(1);
  }

  /** The number of uses in the row of an intent. */
  useCount(intent: string): Locator {
    return this.row(intent).getByRole('gridcell').nth(4);
  }

  get pasteWindow(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Opens the window for samples from a table, and pastes a table there. */
  async pasteSamples(table: string) {
    await this.page.getByRole('button', { name: 'Paste samples' }).click();
    await this.pasteWindow.getByRole('textbox', { name: 'Samples to add' }).fill(table);
  }

  async addPasted(count: number) {
    await this.pasteWindow.getByRole('button', { name: `Add ${count} samples` }).click();
  }

  /** The samples of the open intent. */
  get samples(): Locator {
    return this.page.getByRole('textbox', { name: /^Samples/ });
  }

  async checkRecognition() {
    await this.page.getByRole('button', { name: 'Check recognition' }).click();
  }

  get notRecognised(): Locator {
    return this.page.getByRole('region', { name: 'Samples not recognised' });
  }

  /** Opens a pair of intents that are confused with each other, and goes to the first sample of one of them. */
  async openConfused(one: string, other: string) {
    await this.page.getByText(new RegExp(`^(?:${one} and ${other}|${other} and ${one}): \\d+ samples?$`)).click();
    await this.page
      .getByRole('button', { name: new RegExp(`of ${other}, `) })
      .first()
      .click();
  }

  /** Goes from the open intent to a node that uses it. */
  async followUse(node: string) {
    await this.page
      .getByRole('region', { name: 'Where used' })
      .getByRole('button', { name: new RegExp(node) })
      .click();
  }
}
