import type { Locator, Page } from '@playwright/test';
import { PublishWindow } from './publish-window.ts';

/**
 * The platforms of a project: their table in the project's settings, and the part of the publish window that sends to
 * them.
 */
export class Platforms {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The part of the publish window. */
  get section(): Locator {
    return new PublishWindow(this.page).root.first().getByRole('region', { name: 'Platforms' });
  }

  async openSection() {
    await new PublishWindow(this.page).root.first().getByRole('button', { name: 'Platforms', exact: true }).click();
  }

  /** Shown in place of the platforms while the project has none. */
  get noPlatforms(): Locator {
    return this.section.getByText('No platforms yet');
  }

  /** Goes from the publish window to the table of platforms. */
  async startTable() {
    await this.section.getByRole('button', { name: 'Add platforms' }).click();
    await this.table.getByRole('button', { name: 'Add the first platform' }).click();
  }

  get table(): Locator {
    return this.page.getByRole('group', { name: 'Platforms' });
  }

  async addRow() {
    await this.table.getByRole('button', { name: 'Add platform', exact: true }).click();
  }

  /** Names the platform of the last row. */
  async fillInName(name: string) {
    await this.table.getByRole('textbox', { name: /^Name/ }).last().fill(name);
  }

  /** Chooses the kind of the platform of the last row. */
  async chooseKind(kind: string) {
    await this.table
      .getByRole('combobox', { name: /^Platform/ })
      .last()
      .click();
    await this.page.getByRole('option', { name: kind }).click();
  }

  /** Fills in the address of the platform of the last row. */
  async fillInAddress(address: string) {
    await this.table
      .getByRole('textbox', { name: /^Address/ })
      .last()
      .fill(address);
  }

  /** A platform to which the release may be sent, or the terms. */
  choice(name: string | RegExp): Locator {
    return this.section.getByRole('checkbox', { name });
  }

  async send() {
    await this.section.getByRole('button', { name: 'Send', exact: true }).click();
  }

  get packages(): Locator {
    return this.section.getByRole('region', { name: 'Sent packages' });
  }

  /** The outcome of sending a package, in words. */
  packageState(text: string): Locator {
    return this.packages.getByText(text);
  }

  /** Opens what became of a package. */
  async openPackage(platform: string) {
    await this.packages.getByRole('button', { name: new RegExp(`^${platform}`) }).click();
  }
}
