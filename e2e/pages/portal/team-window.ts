import type { Locator, Page } from '@playwright/test';

/** The window of a team: its name, its members and its invitations. */
export class TeamWindow {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page, team: string) {
    this.page = page;
    this.root = page.getByRole('dialog', { name: new RegExp(team) });
  }

  /** A member or an invited person. */
  person(email: string): Locator {
    return this.root.getByText(email, { exact: true });
  }

  async rename(name: string) {
    await this.root.getByRole('textbox', { name: 'Team Name' }).fill(name);
    await this.page.keyboard.press('Enter');
  }

  async invite(email: string, permission: string) {
    await this.root.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.root.getByLabel('Permission', { exact: true }).selectOption(permission);
    await this.root.getByRole('button', { name: 'Invite', exact: true }).click();
  }

  async setPermission(member: string, permission: string) {
    await this.root.getByLabel(new RegExp(`^Permission of .*${member}`)).selectOption(permission);
  }

  async remove(member: string) {
    await this.root.getByRole('button', { name: new RegExp(`^Remove .*${member}`, 'i') }).click();
    await this.page.getByRole('dialog', { name: 'Remove from team' }).getByRole('button', { name: 'Remove' }).click();
  }

  /** Opens the question whether the team is deleted. */
  async delete() {
    await this.page.getByRole('button', { name: 'Delete Team' }).click();
  }

  get deleteQuestion(): Locator {
    return this.page.getByRole('dialog', { name: 'Delete team' });
  }

  async confirmDelete() {
    await this.deleteQuestion.getByRole('button', { name: 'Delete' }).click();
  }
}
