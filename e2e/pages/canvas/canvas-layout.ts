import type { Page } from '@playwright/test';

/** How the canvas lays out what it draws. */
export class CanvasLayout {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
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
