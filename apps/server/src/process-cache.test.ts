import { expect, test } from 'vitest';
import { createProcessCache } from './process-cache.ts';

test('a process cache drops the least recently used values when its bytes are used up', () => {
  const cache = createProcessCache<string>(100);
  cache.set('one', 'first', 40);
  cache.set('two', 'second', 40);
  expect(cache.get('one')).toBe('first');
  cache.set('three', 'third', 40);
  expect(cache.get('two')).toBeUndefined();
  expect(cache.get('one')).toBe('first');
  expect(cache.get('three')).toBe('third');
});

test('a process cache counts the new size of a replaced value and keeps no value larger than itself', () => {
  const cache = createProcessCache<string>(100);
  cache.set('one', 'first', 80);
  cache.set('one', 'shorter', 20);
  cache.set('two', 'second', 80);
  expect(cache.get('one')).toBe('shorter');
  cache.set('three', 'too large', 101);
  expect(cache.get('three')).toBeUndefined();
  expect(cache.get('two')).toBe('second');
});
