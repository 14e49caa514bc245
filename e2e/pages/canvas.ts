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

  /** Chooses an entry of the open menu by the keyboard. */
  async pressMenuItem(name: string | RegExp) {
    await this.page.getByRole('menuitem', { name }).press('Enter');
  }

  /** The bar of what is selected. */
  selection(count: number): Locator {
    return this.page.getByRole('region', { name: `${count} nodes selected` });
  }

  group(name: string): Locator {
    return this.page.getByRole('group', { name: `Group ${name}` });
  }

  note(beginning: string): Locator {
    return this.page.getByRole('group', { name: new RegExp(`^Note: ${beginning}`) });
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

  /** The cards and notes that cover a part of another one, as "card on card". */
  listOverlaps(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const drawn = [...document.querySelectorAll('.react-flow__node-card, .react-flow__node-note')].map((element) => ({
        name: element.getAttribute('aria-label'),
        area: element.getBoundingClientRect(),
      }));
      return drawn.flatMap((one, at) =>
        drawn
          .slice(at + 1)
          .filter(
            ({ area }) =>
              area.left < one.area.right &&
              one.area.left < area.right &&
              area.top < one.area.bottom &&
              one.area.top < area.bottom,
          )
          .map(({ name }) => `${name} on ${one.name}`),
      );
    });
  }

  /** The edges that run behind a card, as "edge behind card". */
  listHiddenEdges(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const border = 3;
      const cards = [...document.querySelectorAll('.react-flow__node-card')].map((card) => ({
        name: card.getAttribute('aria-label'),
        area: card.getBoundingClientRect(),
      }));
      return [...document.querySelectorAll('.react-flow__edge')].flatMap((edge) => {
        const path = edge.querySelector<SVGPathElement>('.react-flow__edge-path');
        const toPage = path?.getScreenCTM();
        if (!path || !toPage) return [];
        const hiding = new Set<string | null>();
        for (let at = 0; at <= path.getTotalLength(); at += 4) {
          const { x, y } = path.getPointAtLength(at).matrixTransform(toPage);
          for (const { name, area } of cards) {
            const isInside =
              x > area.left + border && x < area.right - border && y > area.top + border && y < area.bottom - border;
            if (isInside) hiding.add(name);
          }
        }
        return [...hiding].map((name) => `${edge.getAttribute('aria-label')} behind ${name}`);
      });
    });
  }
}
