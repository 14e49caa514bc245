import type { Locator, Page } from '@playwright/test';
import { ChatPreview } from '../chat-preview.ts';
import { ResponseForm } from '../properties/response-form.ts';

/** An open One project: its pages, the form of the selected page and the live preview. */
export class OneEditor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get tree(): Locator {
    return this.page.getByRole('tree', { name: 'Pages' });
  }

  row(name: string | RegExp): Locator {
    return this.tree.getByRole('treeitem', { name });
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  async openTab(name: string) {
    await this.tab(name).click();
  }

  /** The name of the selected page. */
  get nameField(): Locator {
    return this.page.getByRole('textbox', { name: 'Name', exact: true });
  }

  get nameInMenus(): Locator {
    return this.page.getByRole('textbox', { name: 'Name in menus' });
  }

  /** The utterances that lead to the selected page from everywhere. */
  get keywords(): Locator {
    return this.page.getByRole('textbox', { name: 'Keywords' });
  }

  /** The translation of an input of the selected page. */
  translation(label: string, language: string): Locator {
    return this.page.getByRole('group', { name: `${label} in ${language}` }).getByRole('textbox');
  }

  /** Goes from the form of the selected page to the texts of the project. */
  async openAllTexts() {
    await this.page.getByRole('link', { name: 'All texts' }).click();
  }

  /** The text of the first response of the selected page. */
  get displayText(): Locator {
    return new ResponseForm(this.page).displayTexts.first();
  }

  /** Shown in place of the form while no page is selected. */
  get noPageSelected(): Locator {
    return this.page.getByText('Select a page to edit it');
  }

  get livePreview(): Locator {
    return new ResponseForm(this.page).livePreview;
  }

  get preview(): ChatPreview {
    return new ChatPreview(this.livePreview);
  }

  async toggleLivePreview() {
    await this.page.getByRole('button', { name: 'Live preview' }).click();
  }

  async filterPages(text: string) {
    await this.page.getByRole('textbox', { name: 'Filter pages' }).fill(text);
  }

  /** Opens the menu of a page. */
  async openMenu(row: Locator) {
    await row.click({ button: 'right' });
  }

  async chooseFromMenu(item: string) {
    await this.page.getByRole('menuitem', { name: item, exact: true }).click();
  }

  /** Adds several pages below a page; a line is a name, or a name and a text after a colon. */
  async addPages(parent: Locator, lines: readonly string[]) {
    await this.openMenu(parent);
    await this.chooseFromMenu('Add several pages…');
    await this.page.getByLabel('Names of the pages').fill(lines.join('\n'));
    await this.page.getByRole('button', { name: `Add ${lines.length} pages` }).click();
  }

  /** Confirms that a page is deleted with its subpages. */
  async confirmDelete() {
    await this.page
      .getByRole('dialog', { name: 'Delete a page with subpages' })
      .getByRole('button', { name: 'Continue' })
      .click();
  }

  get importWindow(): Locator {
    return this.page.getByRole('dialog', { name: 'Import Llama' });
  }

  /** Opens the window for an import, and chooses the file of a chapter there. */
  async chooseChapterFile(file: string | { name: string; mimeType: string; buffer: Buffer }) {
    await this.page.getByRole('button', { name: 'Add', exact: true }).click();
    await this.chooseFromMenu('Import chapter…');
    await this.importWindow.locator('input[type="file"]').setInputFiles(file);
  }

  get invalidFileMessage(): Locator {
    return this.importWindow.getByText("This file isn't a valid Llama file.");
  }

  /** Answers the window for an import. */
  async answerImport(answer: 'Duplicate' | 'Replace' | 'Cancel') {
    await this.importWindow.getByRole('button', { name: answer }).click();
  }

  async save() {
    await this.page.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** Closes the form of the selected page. */
  async closePage() {
    await this.page.getByRole('button', { name: 'Close', exact: true }).click();
  }
}
