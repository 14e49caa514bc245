import type { Locator, Page } from '@playwright/test';

/** The groups and notes on the canvas. */
export class Annotations {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  group(name: string): Locator {
    return this.page.getByRole('group', { name: `Group ${name}` });
  }

  groupOfColour(colour: string): Locator {
    return this.page.locator(`[data-colour="${colour}"][class*="group"]`);
  }

  /** Names the new group. */
  async nameGroup(name: string) {
    await this.page.getByRole('textbox', { name: 'Name of the group' }).fill(name);
    await this.page.keyboard.press('Enter');
  }

  note(beginning: string): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^Note: ${beginning}`) });
  }

  /** Writes the text of the new note, and moves the focus from the text to the note. */
  async writeNote(text: string) {
    await this.page.getByRole('textbox', { name: 'Text of the note' }).fill(text);
    await this.page.keyboard.press('Escape');
  }
}
