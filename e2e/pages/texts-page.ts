import type { Locator, Page } from '@playwright/test';

/** The page of all texts of a project, beside their translations. */
export class TextsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get table(): Locator {
    return this.page.getByRole('table', { name: 'Texts' });
  }

  /** The head of a language's column, with the count of its translations. */
  head(language: string): Locator {
    return this.table.getByRole('columnheader', { name: new RegExp(`^${language}`) });
  }

  /** The translation of a text: its place and the label of its input. */
  translation(language: string, place: string, label: string): Locator {
    return this.table.getByRole('textbox', { name: `${language}: ${place}, ${label}`, exact: true });
  }

  get translations(): Locator {
    return this.table.getByRole('textbox');
  }

  /** Goes to a text in its form. */
  async openPlace(place: string, label: string) {
    await this.table.getByRole('button', { name: `Open in the editor: ${place}, ${label}`, exact: true }).click();
  }

  async showPart(name: string) {
    await this.page.getByRole('combobox', { name: 'Part of the project' }).selectOption({ label: name });
  }

  async search(text: string) {
    await this.page.getByRole('textbox', { name: 'Search texts' }).fill(text);
  }

  async showOnly(filter: 'All' | 'Not translated' | 'Changed since') {
    await this.page.getByRole('radiogroup', { name: 'Show' }).getByText(filter, { exact: true }).click();
  }
}
