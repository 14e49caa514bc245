import type { Locator, Page } from '@playwright/test';

/** The properties of the selected item. */
export class PropertiesPanel {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root(): Locator {
    return this.page.getByRole('region', { name: 'Properties' });
  }

  /** The name of the selected item. */
  heading(name?: string): Locator {
    return this.root.getByRole('heading', { level: 3, ...(name === undefined ? {} : { name }) });
  }

  get nameField(): Locator {
    return this.root.getByRole('textbox', { name: /^Name/ });
  }

  async openTab(name: string) {
    await this.root.getByRole('tab', { name, exact: true }).click();
  }
}
