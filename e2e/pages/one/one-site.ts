import type { Locator, Page } from '@playwright/test';
import { ChatPreview } from '../chat-preview.ts';
import { OneEditor } from './one-editor.ts';

/** The pages of the One site around its projects. */
export class OneSite {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  navigationEntry(name: string): Locator {
    return this.page.getByRole('navigation', { name: 'Site' }).getByText(name, { exact: true });
  }

  /** The card of a template. */
  template(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  async openTemplate(name: string): Promise<TemplateWindow> {
    await this.template(name).click();
    return new TemplateWindow(this.page);
  }

  /**
   * Creates a project with the name and, if none is given, the language that its template proposes, and waits for its
   * pages.
   */
  async createProject(template: string, languages?: string): Promise<OneEditor> {
    const window = await this.openTemplate(template);
    if (languages !== undefined) await window.languages.selectOption(languages);
    const editor = await window.create();
    await editor.tree.waitFor();
    return editor;
  }
}

/** The window in which a template is tried and a project is created from it. */
export class TemplateWindow {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get languages(): Locator {
    return this.root.getByRole('combobox', { name: 'Language' });
  }

  get root(): Locator {
    return this.page.getByRole('dialog');
  }

  get preview(): ChatPreview {
    return new ChatPreview(this.root);
  }

  /** Creates a project of the template. */
  async create(name?: string): Promise<OneEditor> {
    if (name !== undefined) await this.root.getByLabel('Name of the assistant').fill(name);
    await this.root.getByRole('button', { name: 'Create', exact: true }).click();
    return new OneEditor(this.page);
  }
}
