import { expect, it } from 'vitest';
import { ids } from '../../../testing/editing/world.ts';
import type { CopiedContent } from './node-clipboard.ts';
import { placeCopies } from './place-copies.ts';

const content: CopiedContent = {
  nodes: [{ id: ids.greet, type: 'Say', values: {}, x: 0, y: 0 }],
  annotations: [],
};

it('pasted nodes are placed beside elements that cover the canvas, not under them', () => {
  const overview = { x: 400, y: 400, width: 300, height: 200 };
  const at = { x: 450, y: 450 };
  const place = (occupied: readonly (typeof overview)[]) =>
    placeCopies(content, at, { present: [], occupied }, () => 'new').nodes[0]!;
  expect(place([])).toMatchObject({ x: 460, y: 460 });
  const { x, y } = place([overview]);
  expect(x + 240 <= 400 || x >= 700 || y + 120 <= 400 || y >= 600).toBe(true);
});
