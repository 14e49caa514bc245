import type { FrameLocator, Locator, Page } from '@playwright/test';

/** A file as it is dropped on a page. */
export interface DroppedFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** A file as it is chosen on the computer. */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The media library: the list of an open folder, its toolbar, and the details of the selected file. */
export class LibraryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the library from the header. */
  async open() {
    await this.page.getByRole('button', { name: 'Library' }).click();
  }

  /** The row of a file or folder. */
  row(name: string): Locator {
    return this.page.getByRole('row', { name: new RegExp(name) });
  }

  get emptyFolder(): Locator {
    return this.page.getByText('This folder is empty');
  }

  async pressTool(name: string) {
    await this.page.getByRole('toolbar').getByRole('button', { name, exact: true }).click();
  }

  async createFolder(name: string) {
    await this.pressTool('New Folder');
    await this.page.getByRole('textbox', { name: 'Folder name' }).fill(name);
    await this.page.keyboard.press('Enter');
  }

  /** Uploads files that are chosen on the computer. */
  async upload(files: readonly ChosenFile[]) {
    const choosing = this.page.waitForEvent('filechooser');
    await this.pressTool('Upload');
    await (await choosing).setFiles([...files]);
  }

  /** Drops files of the computer on the list. */
  async dropFiles(files: readonly DroppedFile[]) {
    const sent = files.map(({ name, content }) => ({ name, base64: Buffer.from(content).toString('base64') }));
    const transfer = await this.page.evaluateHandle((all) => {
      const made = new DataTransfer();
      for (const { name, base64 } of all) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
        made.items.add(new File([bytes], name));
      }
      return made;
    }, sent);
    for (const type of ['dragenter', 'dragover', 'drop'])
      await this.page.dispatchEvent('[role="grid"]', type, { dataTransfer: transfer });
  }

  /** The outcome of uploads. */
  get uploads(): Locator {
    return this.page.getByRole('region', { name: 'Uploads' });
  }

  get uploadSummary(): Locator {
    return this.uploads.getByRole('status');
  }

  async closeUploads() {
    await this.uploads.getByRole('button', { name: 'Close' }).click();
  }

  /** Replaces the files whose names are in use. */
  async replaceTaken() {
    await this.uploads.getByRole('button', { name: 'Replace' }).click();
  }

  /** Renames the selected item. */
  async rename(name: string) {
    await this.page.keyboard.press('F2');
    await this.page.getByRole('textbox', { name: 'New name' }).fill(name);
    await this.page.keyboard.press('Enter');
  }

  /** Opens a folder in the tree. */
  async openFolder(name: string) {
    await this.page.getByRole('treeitem', { name }).click();
  }

  /** Goes up to a folder above the open one. */
  async goUpTo(name: string) {
    await this.page.getByRole('navigation', { name: 'Open folder' }).getByRole('button', { name }).click();
  }

  /** The details of the selected file. */
  get details(): Locator {
    return this.page.getByRole('complementary', { name: 'Details' });
  }

  /** Opens an editor of the selected file. */
  async edit(action: 'Edit' | 'Visual Edit') {
    await this.details.getByRole('button', { name: action }).click();
  }

  /** The preview of a picture. */
  preview(name: string): Locator {
    return this.details.getByRole('img', { name: `Preview of ${name}` });
  }

  /** The frame in which a page is previewed. */
  pagePreview(name: string): Locator {
    return this.page.locator(`iframe[title="Preview of ${name}"]`);
  }

  /** The heading of a page in its preview. */
  previewedHeading(name: string): Locator {
    return this.pagePreview(name).contentFrame().getByRole('heading');
  }

  /** How many items the open folder has. */
  itemCount(count: number): Locator {
    return this.page.getByText(`${count} items`);
  }

  get htmlEditor(): Locator {
    return this.page.getByRole('dialog', { name: /HTML Visual Editor/ });
  }

  /** The page that is edited. */
  get editedPage(): FrameLocator {
    return this.htmlEditor.frameLocator('iframe');
  }

  async cancelHtmlEdit() {
    await this.htmlEditor.getByRole('button', { name: 'Cancel' }).click();
  }

  get textEditor(): Locator {
    return this.page.getByRole('dialog', { name: /Text Editor/ });
  }

  /** Changes the text of the selected file. */
  async changeText(text: string) {
    await this.edit('Edit');
    await this.textEditor.getByRole('textbox').fill(text);
    await this.textEditor.getByRole('button', { name: 'OK' }).click();
  }

  /** The question before an item is deleted. */
  deleteQuestion(name: string): Locator {
    return this.page.getByRole('dialog', { name: `Delete ${name}?` });
  }

  async confirmDelete(name: string) {
    await this.deleteQuestion(name).getByRole('button', { name: 'Delete' }).click();
  }

  async restore(name: string) {
    await this.pressTool('Recently deleted');
    await this.page.getByRole('button', { name: `Restore ${name}` }).click();
  }
}
