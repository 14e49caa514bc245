import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EditorActions } from '../tree/index.ts';
import { useSteadyActions } from './use-steady-actions.ts';

it('keeps one object that does what was given last', () => {
  const calls: string[] = [];
  const actionsOf = (name: string): EditorActions => ({
    select: (itemId) => void calls.push(`${name} selects ${itemId}`),
    deselect: () => void calls.push(`${name} selects nothing`),
    clearSelection: () => void calls.push(`${name} goes up`),
    rename: (itemId, to) => void calls.push(`${name} renames ${itemId} to ${to}`),
    addWorkflow: () => void calls.push(`${name} adds a workflow`),
    addNode: async (_workflowId, type) => `${name} adds ${type}`,
    moveNode: (nodeId, workflowId) => void calls.push(`${name} moves ${nodeId} to ${workflowId}`),
    askToMove: (itemId) => void calls.push(`${name} asks where to move ${itemId}`),
    showUses: (itemId) => void calls.push(`${name} shows uses of ${itemId}`),
    profile: (itemId) => void calls.push(`${name} profiles ${itemId}`),
    duplicate: (itemId) => void calls.push(`${name} duplicates ${itemId}`),
    askToDelete: (itemIds) => void calls.push(`${name} deletes ${itemIds.join()}`),
  });
  const { result, rerender } = renderHook(({ name }) => useSteadyActions(actionsOf(name)), {
    initialProps: { name: 'first' },
  });
  const first = result.current;
  rerender({ name: 'second' });
  expect(result.current).toBe(first);
  first.select('ask');
  first.rename('ask', 'Question');
  first.askToDelete(['ask', 'end']);
  expect(calls).toEqual(['second selects ask', 'second renames ask to Question', 'second deletes ask,end']);
});
