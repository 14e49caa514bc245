import type { Locator, Page } from '@playwright/test';

/** The window in which a picture is cropped and turned. */
export class ImageEditor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root(): Locator {
    return this.page.getByRole('dialog', { name: /Edit image/ });
  }

  get cropArea(): Locator {
    return this.root.getByRole('group', { name: /^Crop area/ });
  }

  /** The crop area while it has a size and position, such as `200 × 200 px (200, 0)`. */
  cropAreaOf(size: string): Locator {
    return this.root.getByRole('group', { name: `Crop area: ${size}` });
  }

  async flipHorizontally() {
    await this.root.getByRole('button', { name: 'Flip horizontally' }).click();
  }

  async undo() {
    await this.root.getByRole('button', { name: 'Undo' }).click();
  }

  async save() {
    await this.root.getByRole('button', { name: 'Save', exact: true }).click();
  }
}
