import type { Locator, Page } from '@playwright/test';

/** The simulator of the Pro editor: beside the canvas, in a window, or in a window of the browser. */
export class Simulator {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The simulator beside the canvas. */
  get panel(): Locator {
    return this.page.getByRole('region', { name: 'Simulator' });
  }

  /** The simulator below the canvas, where it is shown from the start when the window of the browser is narrow. */
  get dock(): Locator {
    return this.page.getByRole('tabpanel', { name: 'Simulator' });
  }

  /** The simulator in a window of the editor. */
  get window(): Locator {
    return this.page.getByRole('dialog', { name: 'Simulator' });
  }

  get log(): Locator {
    return this.page.getByRole('log', { name: 'Conversation log' });
  }

  /** A text of the conversation: of the person, of the assistant, or about the conversation. */
  message(text: string | RegExp, options: { readonly exact?: boolean } = {}): Locator {
    return this.log.getByText(text, options);
  }

  /** The buttons that open the details of a turn. */
  get details(): Locator {
    return this.log.getByRole('button', { name: 'Details' });
  }

  /** The step of a turn that shows its input. */
  heard(text: string): Locator {
    return this.page.getByText(`Heard “${text}”`);
  }

  get input(): Locator {
    return this.page.getByLabel('What you say');
  }

  /** Opens the simulator and waits for the first answer. */
  async start() {
    await this.page.getByRole('button', { name: 'Simulate' }).click();
    // The input is ready once the assistant has answered.
    await this.details.first().waitFor();
  }

  async send(text: string) {
    await this.input.fill(text);
    await this.page.keyboard.press('Enter');
  }

  /** Opens the details of the last turn. */
  async openDetails() {
    await this.details.last().click();
  }

  /** Follows a step in the details of a turn to its node. */
  async followStep(step: string) {
    await this.log.getByRole('button', { name: step }).last().click();
  }

  async showVariables() {
    await this.page.getByRole('tab', { name: 'Variables' }).click();
  }

  variable(name: string): Locator {
    return this.page.getByRole('row', { name: new RegExp(name) });
  }

  /** Sets a variable by hand. */
  async setVariable(name: string, value: string) {
    await this.showVariables();
    await this.page.getByRole('button', { name: `Change ${name}` }).click();
    await this.page.getByRole('textbox', { name: `Value of ${name}` }).fill(value);
    await this.page.keyboard.press('Enter');
  }

  /** Goes back to the text of a turn, to answer it differently. */
  async goBackTo(text: string, turn: number) {
    await this.window.getByText(text).hover();
    await this.window
      .getByRole('button', { name: 'Go back to here' })
      .nth(turn - 1)
      .click();
  }

  /** How many turns stay in another branch after going back. */
  keptTurns(count: number): Locator {
    return this.window.getByText(`${count} turns after this are kept.`);
  }

  /** The branch that is shown, of those of a turn. */
  branch(shown: number, count: number): Locator {
    return this.window.getByRole('img', { name: `Branch ${shown} of ${count}` });
  }

  async showPreviousBranch() {
    await this.window.getByRole('button', { name: 'Previous branch' }).click();
  }

  /** Opens the menu of the simulator, which is beside or below the canvas unless another place is named. */
  async openMenu(place: Locator | Page = this.panel.or(this.dock)) {
    await place.getByRole('button', { name: 'More' }).last().click();
  }

  async moveTo(place: 'Beside the canvas' | 'Below the canvas' | 'In a window' | 'In its own browser window') {
    await this.page.getByRole('menuitemradio', { name: place }).click();
  }

  /** Moves it from its window into a window of the browser. */
  async moveToBrowserWindow(): Promise<Simulator> {
    await this.openMenu(this.window);
    const opening = this.page.waitForEvent('popup');
    await this.moveTo('In its own browser window');
    return new Simulator(await opening);
  }

  /** Names the recorded conversation that is shown, and how the current answers differ from its answers. */
  get recordedNotice(): Locator {
    return this.page.getByRole('region', { name: 'Conversation of a visitor' });
  }

  async saveAsTestCase() {
    await this.openMenu();
    await this.page.getByRole('menuitem', { name: 'Save as test case' }).click();
  }
}
