import type { Locator, Page } from '@playwright/test';

/** The page Test Runs of a project: its suites and their runs. */
export class TestRunsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async createSuite() {
    await this.page.getByRole('button', { name: 'New suite' }).click();
  }

  /** Opens the form for a new case of a suite. */
  async startCase(suite: string) {
    await this.page.getByRole('button', { name: `New case in ${suite}` }).click();
  }

  testCase(name: string): Locator {
    return this.page.getByText(name);
  }

  async run(suite: string) {
    await this.page.getByRole('button', { name: `Run ${suite}` }).click();
  }

  /** A listed run, with its outcome. */
  testRun(suite: string, number: number): Locator {
    return this.page.getByRole('button', { name: `Open run ${number} of ${suite}` });
  }

  /** The window of an opened run. */
  openedRun(suite: string, number: number): Locator {
    return this.page.getByRole('dialog', { name: `${suite} · ${number}` });
  }

  async rerunFailed(suite: string, number: number) {
    await this.openedRun(suite, number).getByRole('button', { name: 'Rerun failed cases' }).click();
  }

  get coverage(): Locator {
    return this.page.getByRole('region', { name: 'Coverage' });
  }
}
