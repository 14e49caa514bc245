import type { Locator, Page } from '@playwright/test';

/** A picture or another file, as a person chooses it on the computer. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The entries of a response in the form of a node or page. */
export class ResponseForm {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The texts of the entries. */
  get displayTexts(): Locator {
    return findDisplayTexts(this.page);
  }

  /** The first text as it is shown to people. */
  get textPreview(): Locator {
    return this.page.getByRole('group', { name: 'Preview of Display text' });
  }

  get suggestionChips(): Locator {
    return this.page.getByRole('textbox', { name: 'Suggestion chips' }).first();
  }

  get screenLayouts(): Locator {
    return this.page.getByRole('radiogroup', { name: 'Screen layout' });
  }

  get alternativeText(): Locator {
    return this.page.getByRole('textbox', { name: 'Alternative text' });
  }

  /** Adds an entry to the first response of the form. */
  async addEntry() {
    await this.page.getByRole('button', { name: 'Add entry' }).first().click();
  }

  /** Shows all fields of the first entry. */
  async openMore() {
    await this.page.getByRole('button', { name: 'More', exact: true }).first().click();
  }

  async collapseEntry(entry: number) {
    await this.page.getByRole('button', { name: `Collapse entry ${entry}` }).click();
  }

  async uploadImage(file: ChosenFile) {
    const choosing = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Upload Image' }).click();
    await (await choosing).setFiles(file);
  }

  async editImage() {
    await this.page.getByRole('button', { name: 'Edit Image' }).click();
  }

  /** Opens the first response of the form in a window, beside its live preview. */
  async openInWindow() {
    await this.page
      .getByRole('button', { name: /^Open .* in a window$/ })
      .first()
      .click();
  }

  /** The response in its window. */
  get window(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The text of the first entry in the window of the response. */
  get displayTextInWindow(): Locator {
    return findDisplayTexts(this.window).first();
  }

  get livePreview(): Locator {
    return this.page.getByRole('region', { name: 'Live preview' });
  }
}

const findDisplayTexts = (place: Page | Locator) => place.getByRole('textbox', { name: 'Display text' });
