import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createCard } from '../testing/create-card.ts';
import { useEdges } from './use-edges.ts';

it('a selected connection is deselected when a node is selected outside the canvas', () => {
  const start = createCard('start', { x: 0, y: 0 });
  const port = { id: 'next', name: 'Next', targetId: 'end', isIntent: false, isRule: false, isFallback: false };
  const cards = [{ ...start, data: { ...start.data, ports: [port] } }, createCard('end', { x: 400, y: 0 })];
  const { result, rerender } = renderHook(({ count }) => useEdges(cards, undefined, count), {
    initialProps: { count: 0 },
  });
  act(() => result.current.changeEdges([{ type: 'select', id: 'start/next', selected: true }]));
  expect(result.current.edges.map(({ selected }) => selected)).toEqual([true]);
  rerender({ count: 1 });
  expect(result.current.edges.map(({ selected = false }) => selected)).toEqual([false]);
});
