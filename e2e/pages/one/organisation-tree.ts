import type { Locator, Page } from '@playwright/test';

/** The tree of folders, groups and buckets in which a team orders its One projects. */
export class OrganisationTree {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root(): Locator {
    return this.page.getByRole('tree', { name: 'Organisation' });
  }

  row(name: string | RegExp): Locator {
    return this.root.getByRole('treeitem', { name });
  }

  /** The field in which a row is named. */
  get nameField(): Locator {
    return this.root.getByRole('textbox');
  }

  get addButton(): Locator {
    return this.page.getByRole('button', { name: 'Add', exact: true });
  }

  /** Adds a row of the first level, and names it in place. */
  async add(type: string, name: string) {
    await this.addButton.click();
    await this.page.getByRole('menuitem', { name: new RegExp(`${type}$`, 'i') }).click();
    await this.nameField.fill(name);
    await this.nameField.press('Enter');
    await this.row(name).waitFor();
  }

  async rename(name: string, newName: string) {
    await this.row(name).click();
    await this.page.keyboard.press('F2');
    await this.nameField.fill(newName);
    await this.page.keyboard.press('Enter');
  }

  /** Chooses a row with its keys, without a pointer. */
  async focusRow(name: string) {
    await this.root.focus();
    await this.page.keyboard.press('Home');
    for (let steps = 0; steps < 20; steps += 1) {
      if ((await this.row(name).getAttribute('data-active')) !== null) return;
      await this.page.keyboard.press('ArrowDown');
    }
  }

  /** Every dialog that the tree opens. */
  get dialogs(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Deletes a row, and confirms it. */
  async delete(name: string) {
    await this.row(name).click();
    await this.page.keyboard.press('Delete');
    await this.page
      .getByRole('dialog', { name: new RegExp(name) })
      .getByRole('button', { name: 'Delete' })
      .click();
  }
}
