import { aSourceNode } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { listProblems } from './list-problems.ts';

test('the problems of a project name scripts that would fail, without running them', () => {
  const aScript = (id: string, Code: string) => aSourceNode('JavaScript', id, { Code, Function: 'run' }, 'w');
  const source = {
    project: { id: 'p', type: 'Pro', displayName: 'Project', values: {} },
    workflows: [{ id: 'w', type: 'Standard', displayName: 'Workflow', values: {} }],
    nodes: [
      aScript('broken', '\nfunction run( {}'),
      aScript('renamed', 'function ran() {}'),
      aScript('right', 'throw new Error(); function run() {}'),
    ],
  };
  const { problems } = listProblems(source, { itemIds: undefined, assets: undefined, intentCheck: undefined });
  const found = problems.filter(({ code }) => code === 'InvalidScript' || code === 'MissingFunction');
  expect(found.map(({ itemId, path, severity, message }) => [itemId, path, severity, message])).toEqual([
    ['broken', 'Code', 'error', expect.stringContaining('Line 2 of the code cannot be read: ')],
    ['renamed', 'Function', 'error', 'The code declares no function called "run".'],
  ]);
});
