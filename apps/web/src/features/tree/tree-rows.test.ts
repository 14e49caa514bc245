import { describe, expect, it } from 'vitest';
import type { Skeleton } from '../../editing/index.ts';
import { aWorld } from '../../editing/testing/open-session.ts';
import { ids } from '../../editing/testing/world.ts';
import { treeMove } from './tree-keys.ts';
import { everything, treeRows } from './tree-rows.ts';

describe('treeRows', () => {
  it('lists the project, its workflows and their nodes in order', async () => {
    const rows = treeRows(await aSkeleton(), new Set(), everything);
    expect(rows.map(({ item, level }) => [item.displayName, level])).toEqual([
      ['Café', 1],
      ['Main', 2],
      ['Greet', 3],
      ['Ask', 3],
    ]);
    expect(rows.map(({ position, setSize }) => `${position}/${setSize}`)).toEqual(['1/1', '1/1', '1/2', '2/2']);
  });

  it('leaves out what is inside of collapsed rows', async () => {
    const rows = treeRows(await aSkeleton(), new Set([ids.workflow]), everything);
    expect(rows.map(({ item }) => item.id)).toEqual([ids.project, ids.workflow]);
    expect(rows[1]?.isExpanded).toBe(false);
  });

  it('filters by name at first, with what the matches are inside of (P3.20)', async () => {
    const skeleton = await aSkeleton();
    const rows = treeRows(skeleton, new Set([ids.workflow]), { ...everything, text: ' gREET ' });
    expect(rows.map(({ item }) => item.displayName)).toEqual(['Café', 'Main', 'Greet']);
    expect(treeRows(skeleton, new Set(), { ...everything, text: ids.ask })).toHaveLength(1);
  });

  it('filters by id when that is on (A3.79)', async () => {
    const rows = treeRows(await aSkeleton(), new Set(), { text: ids.ask, byName: false, byId: true });
    expect(rows.map(({ item }) => item.id)).toEqual([ids.project, ids.workflow, ids.ask]);
  });

  it('shows all of a workflow whose name matches', async () => {
    expect(treeRows(await aSkeleton(), new Set(), { ...everything, text: 'main' })).toHaveLength(4);
  });
});

describe('treeMove', () => {
  it.each([
    ['ArrowDown', 1, 2],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 0],
    ['Home', 3, 0],
    ['End', 0, 3],
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 3, 1],
    ['a', 0, 3],
    ['g', 3, 2],
  ])('%s on row %i goes to row %i', async (key, at, to) => {
    const rows = treeRows(await aSkeleton(), new Set(), everything);
    expect(treeMove(rows, at, key)).toEqual({ type: 'go', to });
  });

  it('collapses an open row and opens a closed one before moving', async () => {
    const skeleton = await aSkeleton();
    expect(treeMove(treeRows(skeleton, new Set(), everything), 1, 'ArrowLeft')).toEqual({
      type: 'collapse',
      itemId: ids.workflow,
    });
    const closed = treeRows(skeleton, new Set([ids.workflow]), everything);
    expect(treeMove(closed, 1, 'ArrowRight')).toEqual({ type: 'expand', itemId: ids.workflow });
  });

  it('leaves alone keys that it does not know', async () => {
    const rows = treeRows(await aSkeleton(), new Set(), everything);
    for (const key of ['Tab', 'Enter', ' ', 'z', 'F2']) expect(treeMove(rows, 3, key)).toBeUndefined();
    expect(treeMove(rows, 3, 'ArrowRight')).toBeUndefined();
  });
});

async function aSkeleton(): Promise<Skeleton> {
  const { session } = await aWorld().open('ada');
  const skeleton = session.getSkeleton();
  if (!skeleton) throw new Error('The world has a project');
  return skeleton;
}
