import type { Locator, Page } from '@playwright/test';

/** The accounts of an installation in Control Tower. */
export class AccountsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async find(email: string) {
    await this.page.getByRole('searchbox', { name: 'Find an account' }).fill(email);
  }

  /** The accounts that were found. */
  get accounts(): Locator {
    return this.page.getByRole('listitem');
  }

  /** Goes from an account to one of its teams. */
  async openTeam(name: string | RegExp) {
    await this.page.getByRole('link', { name }).click();
  }

  async openMenu(email: string) {
    await this.page.getByRole('button', { name: `Actions for ${email}` }).click();
  }

  menuItem(name: string): Locator {
    return this.page.getByRole('menuitem', { name });
  }

  /** Disables the account whose menu is open, and confirms it. */
  async disable() {
    await this.menuItem('Disable account').click();
    await this.page.getByRole('dialog').getByRole('button', { name: 'Disable', exact: true }).click();
  }
}
