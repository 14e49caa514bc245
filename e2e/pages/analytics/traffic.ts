import type { Locator, Page } from '@playwright/test';

/** The traffic of visitors, on the canvas or below the tree of pages. */
export class Traffic {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The button that shows and hides the traffic. */
  get toggle(): Locator {
    return this.page.getByRole('button', { name: 'Traffic', exact: true });
  }

  get bar(): Locator {
    return this.page.getByRole('region', { name: 'Traffic' });
  }

  get noConversations(): Locator {
    return this.bar.getByText('No conversations in this range yet');
  }

  conversationCount(count: number): Locator {
    return this.bar.getByText(`${count} conversations`);
  }

  /** The mark of a node, which shows how many conversations led through it and how many of them ended there. */
  mark(node: string, count: number): Locator {
    return this.page.getByRole('button', { name: `${node}: ${count} conversations` });
  }

  async chooseStage(stage: string) {
    await this.bar.getByRole('combobox', { name: 'Stage' }).selectOption(stage);
  }
}
