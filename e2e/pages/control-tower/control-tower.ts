import type { Locator, Page } from '@playwright/test';

/** Control Tower, where the staff manages an installation: its tabs and the lists in them. */
export class ControlTower {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  tab(name: string): Locator {
    return this.page.getByRole('tab', { name, exact: true });
  }

  async openTab(name: string) {
    await this.tab(name).click();
  }

  async searchReports(text: string) {
    await this.page.getByRole('searchbox', { name: 'Search the reports' }).fill(text);
  }

  /** Closes the listed report. */
  async closeReport() {
    await this.page.getByRole('button', { name: 'Close', exact: true }).click();
  }

  get reopenButton(): Locator {
    return this.page.getByRole('button', { name: 'Reopen' });
  }

  /** Opens the members, projects and limit of the shown team. */
  async openTeamDetails() {
    await this.page.getByText('Members, projects and limit').click();
  }

  get members(): Locator {
    return this.page.getByRole('table', { name: /^Members of/ });
  }

  /** A part of the installation, with its health. */
  part(name: string): Locator {
    return this.page
      .getByRole('list', { name: 'Parts of the installation' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }
}
