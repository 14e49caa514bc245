import type { Locator, Page } from '@playwright/test';

/** The account menu in the header of every site. */
export class AccountMenu {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get button(): Locator {
    return this.page.getByRole('button', { name: /^Account/ });
  }

  item(name: string | RegExp): Locator {
    return this.page.getByRole('menuitem', { name });
  }

  async open() {
    await this.button.click();
  }

  async logOut() {
    await this.open();
    await this.item('Log out').click();
  }
}
