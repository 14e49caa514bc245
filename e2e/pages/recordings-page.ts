import type { Locator, Page } from '@playwright/test';

/** The page Recordings of a project, where a speaker records line after line. */
export class RecordingsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The line that is recorded next. */
  get card(): Locator {
    return this.page.getByRole('group', { name: 'Current line' });
  }

  get timer(): Locator {
    return this.card.getByRole('timer');
  }

  /** Shown until a new recording is kept or made again. */
  get newRecording(): Locator {
    return this.card.getByRole('heading', { name: 'Your new recording' });
  }

  /** How many lines are recorded. */
  get progress(): Locator {
    return this.page.getByRole('status').filter({ hasText: / of \d+ recorded$/ });
  }

  get lines(): Locator {
    return this.page.getByRole('list', { name: 'Lines' }).getByRole('button');
  }

  async show(lines: 'All') {
    await this.page.getByRole('radiogroup', { name: 'Show' }).getByText(lines).click();
  }

  async chooseLanguage(language: string) {
    await this.page.getByRole('radiogroup', { name: 'Language of the texts' }).getByText(language).click();
  }

  /** Goes to the node of the current line. */
  async openInEditor() {
    await this.card.getByRole('button', { name: 'Open in the editor' }).click();
  }
}
