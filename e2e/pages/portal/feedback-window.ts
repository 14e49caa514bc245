import type { Locator, Page } from '@playwright/test';

/** The window Leave Some Feedback. */
export class FeedbackWindow {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get root(): Locator {
    return this.page.getByRole('dialog', { name: 'Leave Some Feedback' });
  }

  get text(): Locator {
    return this.root.getByLabel('Your feedback');
  }

  get thanks(): Locator {
    return this.root.getByText('Thank you for your feedback').first();
  }

  get submitButton(): Locator {
    return this.root.getByRole('button', { name: 'Submit' });
  }
}
