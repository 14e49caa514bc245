import { expect, it } from 'vitest';
import { numberName } from './number-name.ts';

it('a new node is named after its type, with the lowest number that is free', () => {
  const others = ['Say', 'Say 2', 'Say 4', 'Ask 2'].map((displayName) => ({ displayName }));
  expect([numberName('Say', others), numberName('Ask', others), numberName('Say', [])]).toEqual([
    'Say 3',
    'Ask',
    'Say',
  ]);
});
