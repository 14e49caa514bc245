/** Cards off screen are rendered only after the view has panned to them. */
const renderDelayMs = 240;

/** Focuses a card of a canvas, now or once it is rendered. */
export function focusCard(canvas: Element, cardId: string): void {
  const cards = () => Array.from(canvas.querySelectorAll<HTMLElement>('.react-flow__node'));
  const find = () => cards().find(({ dataset }) => dataset['id'] === cardId);
  const card = find();
  if (card) card.focus({ preventScroll: true });
  else setTimeout(() => find()?.focus({ preventScroll: true }), renderDelayMs);
}
