import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EditorActions } from '../../tree/index.ts';
import { useStableActions } from './use-stable-actions.ts';

it('useStableActions returns one stable object that calls the latest actions', () => {
  const calls: string[] = [];
  const createActions = (name: string): EditorActions => ({
    select: (itemId) => void calls.push(`${name} selects ${itemId}`),
    selectNodes: () => undefined,
    deselectNode: () => void calls.push(`${name} selects nothing`),
    selectParent: () => void calls.push(`${name} selects the parent`),
    rename: (itemId, to) => void calls.push(`${name} renames ${itemId} to ${to}`),
    addWorkflow: async (type) => `${name} adds ${type}`,
    openReadyModules: () => void calls.push(`${name} opens the ready modules`),
    addNode: async (_workflowId, type) => `${name} adds ${type}`,
    moveNode: (nodeId, workflowId) => void calls.push(`${name} moves ${nodeId} to ${workflowId}`),
    openMoveDialog: (itemId) => void calls.push(`${name} asks where to move ${itemId}`),
    showUsages: (itemId) => void calls.push(`${name} shows usages of ${itemId}`),
    openProfiler: (itemId) => void calls.push(`${name} profiles ${itemId}`),
    openExport: (itemId) => void calls.push(`${name} exports ${itemId}`),
    duplicate: (itemId) => void calls.push(`${name} duplicates ${itemId}`),
    confirmDelete: (itemIds) => void calls.push(`${name} deletes ${itemIds.join()}`),
  });
  const { result, rerender } = renderHook(({ name }) => useStableActions(createActions(name)), {
    initialProps: { name: 'first' },
  });
  const first = result.current;
  rerender({ name: 'second' });
  expect(result.current).toBe(first);
  first.select('ask');
  first.rename('ask', 'Question');
  first.confirmDelete(['ask', 'end']);
  expect(calls).toEqual(['second selects ask', 'second renames ask to Question', 'second deletes ask,end']);
});
