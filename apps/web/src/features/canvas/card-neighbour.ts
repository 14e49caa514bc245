/** What finding a neighbour needs to know of a card. */
export interface Placed {
  readonly id: string;
  readonly position: { readonly x: number; readonly y: number };
  readonly width?: number;
  readonly height?: number;
}

/** The arrow keys, each with the way it points. */
export const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** What is beside the way counts this many times: a card straight ahead wins over a nearer one off to the side. */
const asideWeight = 2;

/** The card that an arrow key leads to: the nearest one that lies that way. */
export function neighbourOf(
  cards: readonly Placed[],
  fromId: string,
  [x, y]: readonly [x: number, y: number],
): string | undefined {
  const from = cards.find(({ id }) => id === fromId);
  if (!from) return undefined;
  const here = middleOf(from);
  let nearest: { readonly id: string; readonly cost: number } | undefined;
  for (const card of cards) {
    const there = middleOf(card);
    const ahead = (there.x - here.x) * x + (there.y - here.y) * y;
    const aside = Math.abs((there.x - here.x) * y) + Math.abs((there.y - here.y) * x);
    const cost = ahead + asideWeight * aside;
    // What lies more to the side than ahead is another key's.
    if (ahead > 0 && aside <= ahead * 2 && (nearest === undefined || cost < nearest.cost))
      nearest = { id: card.id, cost };
  }
  return nearest?.id;
}

function middleOf({ position: { x, y }, width = 0, height = 0 }: Placed) {
  return { x: x + width / 2, y: y + height / 2 };
}
