import type { Page } from '@playwright/test';

/** The tab Settings of a Pro or One project. */
export class ProjectSettings {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Adds a language of the texts. */
  async addLanguage(language: string) {
    await this.page.getByRole('checkbox', { name: language }).check();
  }
}
