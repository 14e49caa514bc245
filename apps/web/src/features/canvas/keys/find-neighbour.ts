/** The geometry of a card, in canvas pixels. */
export interface PlacedCard {
  readonly id: string;
  readonly position: { readonly x: number; readonly y: number };
  readonly width?: number;
  readonly height?: number;
}

/** Unit vector of each arrow key. */
export const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Weight of sideways distance, so that a card straight ahead wins over a nearer one off to the side. */
const asideWeight = 2;

/** The nearest card in the direction of an arrow key; undefined when there is none. */
export function findNeighbour(
  cards: readonly PlacedCard[],
  fromId: string,
  [x, y]: readonly [x: number, y: number],
): string | undefined {
  const from = cards.find(({ id }) => id === fromId);
  if (!from) return undefined;
  const here = getCenter(from);
  let nearest: { readonly id: string; readonly cost: number } | undefined;
  for (const card of cards) {
    const there = getCenter(card);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const sideways = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const cost = ahead + asideWeight * sideways;
    // A card more than twice as far sideways as ahead belongs to another arrow key.
    if (ahead > 0 && sideways <= ahead * 2 && (nearest === undefined || cost < nearest.cost))
      nearest = { id: card.id, cost };
  }
  return nearest?.id;
}

function getCenter({ position: { x, y }, width = 0, height = 0 }: PlacedCard) {
  return { x: x + width / 2, y: y + height / 2 };
}
