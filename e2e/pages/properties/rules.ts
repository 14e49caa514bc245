import type { Locator, Page } from '@playwright/test';

/** The rules of a connector: as rows, or as the text of an expression. */
export class Rules {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get rows(): Locator {
    return this.page.getByRole('group', { name: /^Rule \d/ });
  }

  async add() {
    await this.page.getByRole('button', { name: 'Add rule' }).click();
  }

  variable(rule: number): Locator {
    return this.rows.nth(rule - 1).getByRole('combobox', { name: 'Variable' });
  }

  async chooseComparison(rule: number, comparison: string) {
    await this.rows
      .nth(rule - 1)
      .getByRole('combobox', { name: 'Comparison' })
      .selectOption(comparison);
  }

  async fillInValue(rule: number, value: string) {
    await this.rows
      .nth(rule - 1)
      .getByRole('textbox', { name: 'Value' })
      .fill(value);
  }

  async showText() {
    await this.page.getByRole('radiogroup', { name: 'View of Rule' }).getByText('Text').click();
  }

  get expression(): Locator {
    return this.page.getByRole('textbox', { name: 'Rule', exact: true });
  }
}
