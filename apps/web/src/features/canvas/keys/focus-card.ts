import { focusWhenRendered } from '../../../platform/focus/focus-when-rendered.ts';

/** Focuses a card of a canvas. A card off screen is rendered, and focused, after the view has panned to it. */
export function focusCard(canvas: Element, cardId: string): void {
  const cards = () => Array.from(canvas.querySelectorAll<HTMLElement>('.react-flow__node'));
  focusWhenRendered(canvas, () => cards().find(({ dataset }) => dataset['id'] === cardId), { preventScroll: true });
}
