import type { Locator, Page } from '@playwright/test';

/** The projects of the active team, in Pro. */
export class ProjectsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { name: 'Projects', exact: true });
  }

  /** The link that opens a project. */
  project(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name });
  }

  card(project: string): Locator {
    return this.page.getByRole('listitem').filter({ has: this.project(project) });
  }

  /** A person who is shown on the card of a project. */
  personOn(project: string, email: string): Locator {
    return this.card(project).getByRole('img', { name: email });
  }

  /** The colleagues who have a project open. */
  hereIn(project: string): Locator {
    return this.card(project).getByRole('list', { name: 'Open now for' });
  }

  /** A colleague who has a project open. */
  colleagueIn(project: string, email: string): Locator {
    return this.hereIn(project).getByRole('img', { name: email });
  }

  /** Shown in place of the projects while there are none. */
  get noProjects(): Locator {
    return this.page.getByText('No projects yet');
  }

  /** Opens the window for a new project. */
  async startProject() {
    await this.page.getByRole('button', { name: 'New project' }).click();
  }

  /** A template in the window for a new project. */
  template(name: string | RegExp): Locator {
    return this.page.getByRole('radio', { name });
  }

  /** The name in the window for a new project. */
  get nameField(): Locator {
    return this.page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true });
  }

  /** Creates a project from a template. */
  async create(template: string, name: string) {
    await this.startProject();
    await this.template(template).click();
    await this.nameField.fill(name);
    await this.page.getByRole('button', { name: 'Create', exact: true }).click();
  }

  /** Chooses from the menu of a project. */
  async chooseFor(project: string, action: string | RegExp) {
    await this.page.getByRole('button', { name: `Actions for ${project}` }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  get sortBy(): Locator {
    return this.page.getByRole('combobox', { name: 'Sort by' });
  }

  async sort(by: string) {
    await this.sortBy.click();
    await this.page.getByRole('option', { name: by }).click();
  }

  async moveToFolder(project: string, folder: string) {
    await this.chooseFor(project, 'Move to folder…');
    await this.page.getByRole('combobox', { name: 'Folder' }).fill(folder);
    await this.page.keyboard.press('Enter');
  }

  /** The link to a project among those of a folder. */
  projectInFolder(project: string, folder: string): Locator {
    return this.page.getByRole('region', { name: folder }).getByRole('link', { name: project });
  }

  /** Exports a project with the files of its media library. */
  async exportWithMedia(project: string) {
    await this.chooseFor(project, /Export/);
    await this.page.getByRole('radio', { name: 'Confab project with media' }).click();
    const downloading = this.page.waitForEvent('download');
    await this.page.getByRole('button', { name: 'Download' }).click();
    return downloading;
  }

  async importProject(file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }) {
    await this.page.getByRole('button', { name: 'Import project' }).click();
    await this.page.getByLabel('Choose a file').setInputFiles(file);
  }

  async confirmImport() {
    await this.page.getByRole('button', { name: 'Import', exact: true }).click();
  }
}
