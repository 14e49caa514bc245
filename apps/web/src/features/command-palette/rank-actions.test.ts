import { describe, expect, test } from 'vitest';
import { rankActions } from './rank-actions.ts';

const actions = ['Order a coffee', 'Opening hours', 'Big order', 'Border control', 'Log out'].map((label) => ({
  id: label,
  label,
  group: 'Nodes',
  run: () => undefined,
}));
const labels = (typed: string) => rankActions(actions, typed).map(({ label }) => label);

describe('what fits', () => {
  test('begins with what was typed, then has a word that does, then has it anywhere', () => {
    expect(labels('order')).toEqual(['Order a coffee', 'Big order', 'Border control']);
  });

  test('may leave letters out', () => {
    expect(labels('opho')).toEqual(['Opening hours']);
  });

  test('is what the page offers and then what every page does, while nothing is typed', () => {
    const everywhere = {
      id: 'theme',
      label: 'Dark theme',
      group: 'Settings',
      isEverywhere: true,
      run: () => undefined,
    };
    expect(rankActions([everywhere, ...actions], '').at(-1)).toBe(everywhere);
  });

  test('is everything while nothing is typed, and nothing when nothing fits', () => {
    expect(labels(' ')).toHaveLength(actions.length);
    expect(labels('zebra')).toEqual([]);
  });

  test('may be asked for by the group it stands in', () => {
    expect(labels('nodes')).toHaveLength(actions.length);
  });
});
