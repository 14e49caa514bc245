import type { Locator, Page } from '@playwright/test';

/** The canvas of the Pro editor. Clicks and measures; expectations stay in the stories. */
export class Canvas {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get pane(): Locator {
    return this.page.locator('.react-flow__pane');
  }

  get edges(): Locator {
    return this.page.locator('.react-flow__edge');
  }

  get cards(): Locator {
    return this.page.locator('.react-flow__node');
  }

  get focusedCard(): Locator {
    return this.page.locator('.react-flow__node:focus');
  }

  get viewport(): Locator {
    return this.page.locator('.react-flow__viewport');
  }

  /** The canvas as an element that takes the focus. */
  get drawing(): Locator {
    return this.page.getByRole('application', { name: /^Canvas of/ });
  }

  get addNodeButton(): Locator {
    return this.page.getByRole('button', { name: 'Add node', exact: true });
  }

  /** A node type in the menu of the button Add node. */
  nodeType(name: string): Locator {
    return this.page.getByRole('menuitem', { name: new RegExp(`^${name}\\b`) });
  }

  /** The menu of the canvas or of a card. */
  get menu(): Locator {
    return this.page.getByRole('menu', { name: 'Canvas commands' });
  }

  get focusedMenuItem(): Locator {
    return this.menu.locator(':focus');
  }

  /** Chooses an entry of the open menu by the keyboard. */
  async pressMenuItem(name: string | RegExp) {
    await this.page.getByRole('menuitem', { name }).press('Enter');
  }

  /** The bar of the selection. */
  selection(count: number): Locator {
    return this.page.getByRole('region', { name: `${count} nodes selected` });
  }

  get findField(): Locator {
    return this.page.getByRole('textbox', { name: 'Find on canvas' });
  }

  async zoomOut() {
    await this.page.getByRole('button', { name: 'Zoom out' }).click();
  }

  get fitButton(): Locator {
    return this.page.getByRole('button', { name: 'Fit to view' });
  }

  /** The port of a card from which a connection is dragged. */
  port(card: Locator, name: string): Locator {
    return card.getByTitle(`Connect '${name}'`);
  }

  /** The button of a card that adds a node after it. */
  addAfterButton(card: Locator): Locator {
    return card.getByTitle(/^Click to add a node/);
  }

  /** The button that unfolds and folds the intents of a card. */
  intentsButton(count: number): Locator {
    return this.page.getByRole('button', { name: `${count} intents` });
  }

  /** The words in bold of a card or note. */
  boldText(place: Locator): Locator {
    return place.getByRole('strong');
  }

  /** The suggestion chips of a card. */
  chips(card: Locator): Locator {
    return card.locator('[class*="_chip_"]');
  }

  /** The mark of a card that the last turn of the simulator went through. */
  turnMark(card: Locator): Locator {
    return card.locator('[data-path="turn"]');
  }

  /** Opens the inputs of a connector by the name of its port. */
  async openConnector(card: Locator, port: string) {
    await card.getByText(port).dblclick();
  }

  get connectorWindow(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Drags a connection from a port to a place in a card. */
  async connect(port: Locator, card: Locator, { x, y }: { readonly x: number; readonly y: number }) {
    await port.hover();
    await this.page.mouse.down();
    const box = await this.readBox(card);
    await this.page.mouse.move(box.x + x, box.y + y, { steps: 5 });
    await this.page.mouse.up();
  }

  get selected(): Locator {
    return this.page.locator('.react-flow__node.selected');
  }

  get selectedEdges(): Locator {
    return this.page.locator('.react-flow__edge.selected');
  }

  get removeConnectionButton(): Locator {
    return this.page.getByRole('button', { name: 'Remove the connection' });
  }

  /** The lines that show where a dragged card is level with others. */
  get alignmentGuides(): Locator {
    return this.page.getByTestId('alignment-guide');
  }

  /** What an author who is new to the canvas can do first. */
  get firstSteps(): Locator {
    return this.page.getByRole('list', { name: 'First steps' });
  }

  get nameField(): Locator {
    return this.page.getByRole('textbox', { name: 'Name of the node' });
  }

  get typeField(): Locator {
    return this.page.getByRole('combobox', { name: 'Find a node type' });
  }

  /** The whole card of a node, by its name and type. */
  node(name: string | RegExp): Locator {
    return this.page.getByRole('group', { name });
  }

  edge(name: string | RegExp): Locator {
    return this.edges.and(this.page.getByRole('group', { name }));
  }

  /** Clicks where the canvas is empty: in the middle of its lower part. */
  async clickEmpty() {
    await this.pane.click({ position: await this.findEmptyPlace() });
  }

  async findEmptyPlace() {
    const { width, height } = await this.readBox(this.pane);
    return { x: width / 2, y: height - 180 };
  }

  /** Chooses a node type in the open list. */
  async chooseType(text: string) {
    await this.typeField.fill(text);
    await this.page.keyboard.press('Enter');
  }

  /** Drags from one place of the page to another one. */
  async drag(from: { readonly x: number; readonly y: number }, to: { readonly x: number; readonly y: number }) {
    await this.page.mouse.move(from.x, from.y);
    await this.page.mouse.down();
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await this.page.mouse.move(to.x, to.y, { steps: 6 });
  }

  async readBox(locator: Locator) {
    return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  }

  /** Position and zoom of the view. */
  readView(): Promise<{ readonly x: number; readonly y: number; readonly zoom: number }> {
    return this.viewport.evaluate((element: HTMLElement) => {
      const { a, e, f } = new DOMMatrix(element.style.transform);
      return { x: Math.round(e), y: Math.round(f), zoom: Math.round(a * 1_000) / 1_000 };
    });
  }
}
