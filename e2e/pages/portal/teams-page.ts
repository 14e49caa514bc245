import type { Locator, Page } from '@playwright/test';
import { TeamWindow } from './team-window.ts';

/** The page My Teams. */
export class TeamsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens it from the navigation. */
  async open() {
    await this.page.getByRole('link', { name: 'Teams', exact: true }).click();
  }

  row(name: RegExp): Locator {
    return this.page.getByRole('row', { name });
  }

  /** Opens the dialog for a new team. */
  async openCreateDialog() {
    await this.page.getByRole('button', { name: 'Create Team' }).click();
  }

  get newTeamName(): Locator {
    return this.page.getByLabel('New Team Name');
  }

  get nameMissingMessage(): Locator {
    return this.page.getByText('You must enter a team name');
  }

  async confirmCreate() {
    await this.page.getByRole('button', { name: 'Ok', exact: true }).click();
  }

  /** Opens the window of a team. */
  async openTeam(name: string): Promise<TeamWindow> {
    await this.page.getByRole('button', { name: `Edit ${name}` }).click();
    return new TeamWindow(this.page, name);
  }
}
