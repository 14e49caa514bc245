import type { Locator, Page } from '@playwright/test';

/** The list of projects and the editor of Pro with the interface in German. */
export class GermanPages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the window for a new project. */
  async startProject() {
    await this.page.getByRole('button', { name: 'Neues Projekt' }).click();
  }

  /** The template of the café in the window for a new project. */
  get cafeTemplate(): Locator {
    return this.page.getByRole('radio', { name: /Café mit Bestellannahme/ });
  }

  /** The properties of the selected item. */
  get properties(): Locator {
    return this.page.getByRole('region', { name: 'Eigenschaften' });
  }

  get nameField(): Locator {
    return this.properties.getByRole('textbox', { name: /^Name/ });
  }

  /** Opens the menu of the button that adds a node. */
  async openNodeTypes() {
    await this.page.getByRole('button', { name: 'Knoten hinzufügen', exact: true }).first().click();
  }

  /** A node type in the menu of the button that adds a node. */
  nodeType(name: string): Locator {
    return this.page.getByRole('menuitem', { name });
  }
}
