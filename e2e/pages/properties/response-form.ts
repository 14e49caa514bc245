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

  /** The words in bold of the first text as it is shown to people. */
  get boldInPreview(): Locator {
    return this.textPreview.getByRole('strong');
  }

  /** The text of the entries as it is spoken. */
  get speechMarkdown(): Locator {
    return this.page.getByRole('textbox', { name: 'Speech Markdown' });
  }

  /** The field in which chips are written. */
  get suggestionChips(): Locator {
    return this.page.getByRole('textbox', { name: 'Suggestion chips' }).first();
  }

  /** The chips that are written. */
  get chips(): Locator {
    return this.page.locator('[data-chip]');
  }

  /** The size of the picture, such as `400 × 200 px`. */
  imageSize(size: string): Locator {
    return this.page.getByText(size);
  }

  /** The picture in the form. */
  image(name: string): Locator {
    return this.page.getByRole('img', { name });
  }

  async chooseLayout(name: string) {
    await this.page.getByRole('radio', { name }).check();
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

  /** The tools of the text of the first entry in the window of the response. */
  get toolbarInWindow(): Locator {
    return this.window.getByRole('toolbar', { name: /Display text/ }).first();
  }

  get livePreview(): Locator {
    return this.page.getByRole('region', { name: 'Live preview' });
  }

  get chipsInLivePreview(): Locator {
    return this.livePreview.getByRole('list').getByRole('button');
  }

  get imageInLivePreview(): Locator {
    return this.livePreview.locator('img');
  }

  /** Chooses a device or a colour scheme for the live preview. */
  async showLivePreviewAs(choice: string) {
    await this.livePreview.getByText(choice, { exact: true }).click();
  }
}

const findDisplayTexts = (place: Page | Locator) => place.getByRole('textbox', { name: 'Display text' });
