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
    return this.root.getByRole('heading', { level: 3, ...(name === undefined ? {} : { name, exact: true }) });
  }

  get nameField(): Locator {
    return this.root.getByRole('textbox', { name: /^Name/ });
  }

  /** Adds a connector to the selected node, or its first rule. */
  async addConnector() {
    await this.root
      .getByRole('button', { name: /^Add (?:the first|connector)/ })
      .first()
      .click();
  }

  /** Opens a connector by a part of its text. */
  async openConnector(text: RegExp) {
    await this.root.getByRole('button', { name: text }).first().click();
  }

  /** Chooses the intent for which the new connector listens. */
  async chooseIntent(name: string) {
    await this.root.getByRole('combobox', { name: 'Intent' }).click();
    await this.option(name).click();
  }

  /** An option of the open list. */
  option(name: string): Locator {
    return this.page.getByRole('option', { name });
  }

  tab(name: string): Locator {
    return this.root.getByRole('tab', { name, exact: true });
  }

  async openTab(name: string) {
    await this.tab(name).click();
  }
}
