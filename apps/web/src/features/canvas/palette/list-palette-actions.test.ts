import { expect, test, vi } from 'vitest';
import { createCard } from '../testing/create-card.ts';
import { words } from '../words.ts';
import { listPaletteActions, type PaletteActionContext } from './list-palette-actions.ts';

function list(more: Partial<PaletteActionContext> = {}) {
  const place = { x: 0, y: 0 };
  return listPaletteActions({
    say: words.english,
    canEdit: true,
    cards: [
      createCard('Start', place, { isStart: true }),
      createCard('Ask', place, { selected: true }),
      createCard('Say', place),
    ],
    nodeTypes: [{ type: 'EndSession', title: 'End' }],
    commands: [
      { id: 'rename', label: 'Rename', shortcut: 'F2', isAvailable: true, run: () => undefined },
      { id: 'fit', label: 'Show all', isAvailable: false, run: () => undefined },
      { id: 'copy', label: 'Copy', isAvailable: true, run: () => undefined },
    ],
    addNode: () => undefined,
    connect: () => undefined,
    ...more,
  });
}
const labels = (more?: Partial<PaletteActionContext>) => list(more).map(({ label }) => label);

test('the palette adds each node type, connects the selected card and runs the commands of the canvas', () => {
  expect(labels()).toEqual(['Add node: End', 'Connect to Say', 'Rename']);
  const [addNode, connect] = [vi.fn(), vi.fn()];
  for (const { run } of list({ addNode, connect })) run();
  expect(addNode).toHaveBeenCalledExactlyOnceWith('EndSession', 'Ask');
  expect(connect).toHaveBeenCalledExactlyOnceWith('Ask', 'Say');
});

test('the palette connects nothing unless one card is selected, and offers viewers no nodes to add', () => {
  expect(labels({ cards: [createCard('Say', { x: 0, y: 0 })] })).toEqual(['Add node: End', 'Rename']);
  expect(labels({ canEdit: false })).toEqual(['Rename']);
});
