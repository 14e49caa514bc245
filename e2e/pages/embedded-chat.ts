import type { FrameLocator, Locator, Page } from '@playwright/test';

/** The chat that is embedded in another site. */
export class EmbeddedChat {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The button that opens it. */
  get launcher(): Locator {
    return this.page.getByRole('button', { name: /^Open the chat/ });
  }

  /** The element of the site that holds the chat. */
  get frameElement(): Locator {
    return this.page.locator('iframe');
  }

  get frame(): FrameLocator {
    return this.page.frameLocator('iframe');
  }

  get input(): Locator {
    return this.frame.getByRole('textbox');
  }
}
