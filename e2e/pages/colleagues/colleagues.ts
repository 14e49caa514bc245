import type { Locator, Page } from '@playwright/test';

/** The colleagues who have the project open too. */
export class Colleagues {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Warns that colleagues have the project open. */
  warning(email: string): Locator {
    return this.page
      .getByText('Warning, other users also have this project open, your changes may override each other')
      .filter({ hasText: email });
  }

  /** The carets of colleagues in the texts of a part of the page. */
  carets(place: Locator | Page = this.page): Locator {
    return place.locator('[data-caret]');
  }

  caret(email: string): Locator {
    return this.carets().filter({ hasText: email });
  }

  /** Goes to the input in which a colleague is. */
  async goTo(email: string) {
    await this.page.getByRole('button', { name: `Go to ${email}` }).click();
  }
}
