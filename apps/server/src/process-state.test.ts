import { expect, test } from 'vitest';
import { ProcessState } from './process-state.ts';

const createList = (first: string) => [first];

test('a part of the process state is created once and shared by all who ask for it', () => {
  const state = new ProcessState();
  state.get(createList, 'a').push('b');
  expect(state.get(createList, 'c')).toEqual(['a', 'b']);
});

test('two process states share nothing', () => {
  const [one, other] = [new ProcessState(), new ProcessState()];
  one.get(createList, 'a').push('b');
  expect(other.get(createList, 'c')).toEqual(['c']);
});
