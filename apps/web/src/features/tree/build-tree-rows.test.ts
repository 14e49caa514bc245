import { asWorkflowId } from '@confab/model';
import { describe, expect, it } from 'vitest';
import type { ProjectOutline } from '../../editing/index.ts';
import { aWorld } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';
import { getTreeMove } from './get-tree-move.ts';
import { emptyFilter, buildTreeRows, type TreeFilter } from './build-tree-rows.ts';

describe('buildTreeRows', () => {
  it('the tree lists the project, its workflows and their nodes in order', async () => {
    const rows = buildTreeRows(await anOutline(), new Set(), emptyFilter);
    expect(rows.map(({ item, level }) => [item.displayName, level])).toEqual([
      ['Café', 1],
      ['Main', 2],
      ['Greet', 3],
      ['Ask', 3],
    ]);
    expect(rows.map(({ position, setSize }) => `${position}/${setSize}`)).toEqual(['1/1', '1/1', '1/2', '2/2']);
  });

  it('the tree hides workflows that hold tests, unless the filter asks for them or one is open', async () => {
    const outline = await anOutline();
    const [main] = outline.workflows;
    if (!main) throw new Error('The project has a workflow.');
    const suite = { ...main, id: asWorkflowId('00000000-0000-4000-8000-00000000005e'), type: 'TestSuite' };
    const withSuite = { ...outline, workflows: [main, suite] };
    const listIds = (...more: [filter: TreeFilter, openId?: string]) =>
      buildTreeRows(withSuite, new Set(), ...more).flatMap(({ item, level }) => (level === 2 ? [item.id] : []));
    expect(listIds(emptyFilter)).toEqual([main.id]);
    expect(listIds({ ...emptyFilter, withTests: true })).toEqual([main.id, suite.id]);
    expect(listIds(emptyFilter, suite.id)).toEqual([main.id, suite.id]);
    const plan = { ...withSuite, project: { ...outline.project, type: 'TestPlan' } };
    expect(buildTreeRows(plan, new Set(), emptyFilter).some(({ item }) => item.id === suite.id)).toBe(true);
  });

  it('the tree hides the nodes of collapsed workflows', async () => {
    const rows = buildTreeRows(await anOutline(), new Set([ids.workflow]), emptyFilter);
    expect(rows.map(({ item }) => item.id)).toEqual([ids.project, ids.workflow]);
    expect(rows[1]?.isExpanded).toBe(false);
  });

  it('the tree filters by name by default and keeps the parents of matches (P3.20)', async () => {
    const outline = await anOutline();
    const rows = buildTreeRows(outline, new Set([ids.workflow]), { ...emptyFilter, text: ' gREET ' });
    expect(rows.map(({ item }) => item.displayName)).toEqual(['Café', 'Main', 'Greet']);
    expect(buildTreeRows(outline, new Set(), { ...emptyFilter, text: ids.ask })).toHaveLength(1);
  });

  it('the tree filters by id when that option is on (A3.79)', async () => {
    const rows = buildTreeRows(await anOutline(), new Set(), {
      ...emptyFilter,
      text: ids.ask,
      byName: false,
      byId: true,
    });
    expect(rows.map(({ item }) => item.id)).toEqual([ids.project, ids.workflow, ids.ask]);
  });

  it('the tree shows all nodes of a workflow whose name matches the filter', async () => {
    expect(buildTreeRows(await anOutline(), new Set(), { ...emptyFilter, text: 'main' })).toHaveLength(4);
  });
});

describe('getTreeMove', () => {
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
  ])('the key %s on row %i of the tree goes to row %i', async (key, at, to) => {
    const rows = buildTreeRows(await anOutline(), new Set(), emptyFilter);
    expect(getTreeMove(rows, at, key)).toEqual({ type: 'go', to });
  });

  it('ArrowLeft collapses an expanded row and ArrowRight expands a collapsed one before moving', async () => {
    const outline = await anOutline();
    expect(getTreeMove(buildTreeRows(outline, new Set(), emptyFilter), 1, 'ArrowLeft')).toEqual({
      type: 'collapse',
      itemId: ids.workflow,
    });
    const closed = buildTreeRows(outline, new Set([ids.workflow]), emptyFilter);
    expect(getTreeMove(closed, 1, 'ArrowRight')).toEqual({ type: 'expand', itemId: ids.workflow });
  });

  it('getTreeMove ignores unknown keys', async () => {
    const rows = buildTreeRows(await anOutline(), new Set(), emptyFilter);
    for (const key of ['Tab', 'Enter', ' ', 'z', 'F2']) expect(getTreeMove(rows, 3, key)).toBeUndefined();
    expect(getTreeMove(rows, 3, 'ArrowRight')).toBeUndefined();
  });
});

async function anOutline(): Promise<ProjectOutline> {
  const { session } = await aWorld().open('ada');
  const outline = session.getOutline();
  if (!outline) throw new Error('The test world should have a project');
  return outline;
}
