import type { Page } from '@playwright/test';
import type { ServerProcess } from '../../fixtures/server-process.ts';

/** The local mailbox of a server that sends no mails: the newest mail first. */
export class Mailbox {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(server: ServerProcess) {
    await this.page.goto(`http://localhost:${server.port}/dev/mailbox`);
  }

  /** Reads the address of a link in the newest mail. */
  readLink(name: string): Promise<string | null> {
    return this.page.frameLocator('iframe').first().getByRole('link', { name }).getAttribute('href');
  }
}
