import type { Browser, Locator, Page } from '@playwright/test';
import type { ServerProcess } from '../fixtures/server-process.ts';

/** The chat page of a published assistant. */
export class ChatPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens an address as a new visitor. */
  static async visit(browser: Browser, address: string): Promise<ChatPage> {
    const page = await (await browser.newContext()).newPage();
    await page.goto(address);
    return new ChatPage(page);
  }

  get log(): Locator {
    return this.page.getByRole('log');
  }

  get input(): Locator {
    return this.page.getByRole('textbox');
  }

  /** A message of the visitor or the assistant. */
  message(text: string | RegExp, options: { readonly exact?: boolean } = {}): Locator {
    return this.page.getByText(text, options);
  }

  get pictures(): Locator {
    return this.log.locator('img');
  }

  picture(alternativeText: string): Locator {
    return this.log.getByRole('img', { name: alternativeText });
  }

  get sounds(): Locator {
    return this.page.locator('audio');
  }

  async send(text: string) {
    await this.input.fill(text);
    await this.page.keyboard.press('Enter');
  }

  /** Ends the visit, and clears the browser's storage. */
  async leave() {
    await this.page.context().close();
  }
}

/** The address of the chat page of a project's live stage. */
export const getChatAddress = (server: ServerProcess, projectId: string) =>
  `http://chat.localhost:${server.port}/channels/chat/${projectId}/live`;

/** An address that the product shows, on the port of the server of a story. */
export const onServer = (server: ServerProcess, address: string | null) =>
  address?.replace(/:\d+\//, `:${server.port}/`) ?? '';
