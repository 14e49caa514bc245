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

  /** A message of the visitor or the assistant. */
  message(text: string | RegExp, options: { readonly exact?: boolean } = {}): Locator {
    return this.frame.getByText(text, options);
  }

  heading(name: string): Locator {
    return this.frame.getByRole('heading', { name });
  }

  /** The link to the chat page that a site gets which may not embed the chat. */
  get newTabLink(): Locator {
    return this.page.getByRole('link', { name: 'Open it in a new tab' });
  }

  get input(): Locator {
    return this.frame.getByRole('textbox');
  }
}
