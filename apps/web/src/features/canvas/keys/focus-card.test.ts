import { afterEach, expect, test } from 'vitest';
import { focusCard } from './focus-card.ts';

afterEach(() => document.body.replaceChildren());

test('a card that is off screen gets the focus as soon as it is rendered', async () => {
  const canvas = document.createElement('div');
  document.body.append(canvas);
  const render = (id: string) =>
    canvas.insertAdjacentHTML('beforeend', `<div class="react-flow__node" data-id="${id}" tabindex="0"></div>`);
  render('near');
  focusCard(canvas, 'near');
  expect(document.activeElement).toHaveProperty('dataset.id', 'near');
  focusCard(canvas, 'far');
  render('far');
  await Promise.resolve();
  expect(document.activeElement).toHaveProperty('dataset.id', 'far');
});
