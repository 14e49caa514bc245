import type { Locator, Page } from '@playwright/test';

/** The window that makes a Pro project of a One project. */
export class TurnIntoProWindow {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root(): Locator {
    return this.page.getByRole('dialog', { name: /into a Pro project/ });
  }

  /** Opens it from the tab Settings of the project. */
  async open() {
    await this.page.getByRole('button', { name: 'Turn into a Pro project' }).click();
  }

  get differences(): Locator {
    return this.root.getByRole('list', { name: 'What differs' }).getByRole('listitem');
  }

  async turnIntoPro(name: string) {
    await this.root.getByRole('textbox', { name: 'Name' }).fill(name);
    await this.root.getByRole('button', { name: 'Turn into Pro' }).click();
  }

  readyMessage(name: string): Locator {
    return this.root.getByText(`“${name}” is ready.`);
  }

  async openProject() {
    await this.root.getByRole('button', { name: 'Open project' }).click();
  }
}
