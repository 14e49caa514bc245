import { describe, expect, it, vi } from 'vitest';
import { buildTreeRows, emptyFilter } from '../../features/tree/build-tree-rows.ts';
import { aWorld, setValue } from '../../testing/editing/open-session.ts';
import { ids, manyItems } from '../../testing/editing/world.ts';

const keys = 10;

/**
 * Types the name of a node in a project of `workflowCount` × 50 nodes, and reads what the editor shows after each key.
 */
async function typeName(workflowCount: number) {
  const { session } = await aWorld(undefined, manyItems(workflowCount, 50)).open('ada');
  const read = () => {
    const outline = session.getOutline();
    if (!outline) throw new Error('The project is not loaded.');
    session.getStatus();
    session.getWorkflow(ids.workflow);
    return { outline, rows: buildTreeRows(outline, new Set(), emptyFilter) };
  };
  session.edit(ids.greet, setValue('DisplayName', 'N'));
  const before = read();
  const [get, set] = [vi.spyOn(Map.prototype, 'get'), vi.spyOn(Map.prototype, 'set')];
  for (let key = 1; key <= keys; key += 1) {
    session.edit(ids.greet, setValue('DisplayName', 'N'.repeat(key + 1)));
    read();
  }
  const lookups = (get.mock.calls.length + set.mock.calls.length) / keys;
  vi.restoreAllMocks();
  const after = read();
  const knownRows = new Set(before.rows);
  const knownLists = new Set(before.outline.nodesByWorkflow.values());
  return {
    lookups,
    name: session.getItem(ids.greet)?.displayName,
    shownName: after.rows.find(({ item }) => item.id === ids.greet)?.item.displayName,
    newNodeRows: after.rows.filter((row) => row.level === 3 && !knownRows.has(row)).length,
    newLists: [...after.outline.nodesByWorkflow.values()].filter((list) => !knownLists.has(list)).length,
    rowCount: after.rows.length,
  };
}

describe('typing the name of a node', () => {
  it('typing a name changes one row of the tree and one list of the outline, whatever the size of the project', async () => {
    for (const workflowCount of [1, 100]) {
      const { newNodeRows, newLists, name, shownName, rowCount } = await typeName(workflowCount);
      expect({ newNodeRows, newLists, name, shownName }).toEqual({
        newNodeRows: 1,
        newLists: 1,
        name: 'N'.repeat(keys + 1),
        shownName: 'N'.repeat(keys + 1),
      });
      expect(rowCount).toBe(4 + workflowCount * 51);
    }
  });

  it('typing a name looks up only the edited node and its workflow, so that 5,000 nodes cost about as much as 50', async () => {
    const [small, large] = [await typeName(1), await typeName(100)];
    // One entry per workflow in the copied table of lists, and the view of the tree.
    expect(large.lookups - small.lookups).toBeLessThan(6 * 100);
    expect(small.lookups).toBeLessThan(200);
  });
});
