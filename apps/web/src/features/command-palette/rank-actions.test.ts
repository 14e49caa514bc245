import { describe, expect, test } from 'vitest';
import { rankActions } from './rank-actions.ts';

const actions = ['Order a coffee', 'Opening hours', 'Big order', 'Border control', 'Log out'].map((label) => ({
  id: label,
  label,
  group: 'Nodes',
  run: () => undefined,
}));
const labels = (typed: string) => rankActions(actions, typed).map(({ label }) => label);

describe('rankActions', () => {
  test('rankActions ranks labels that start with the search text first, then words that start with it, then any match', () => {
    expect(labels('order')).toEqual(['Order a coffee', 'Big order', 'Border control']);
  });

  test('rankActions finds labels that contain the typed letters in order', () => {
    expect(labels('opho')).toEqual(['Opening hours']);
  });

  test('rankActions lists the actions of the page before those of every page while the search is empty', () => {
    const everywhere = {
      id: 'theme',
      label: 'Dark theme',
      group: 'Settings',
      isEverywhere: true,
      run: () => undefined,
    };
    expect(rankActions([everywhere, ...actions], '').at(-1)).toBe(everywhere);
  });

  test('rankActions lists all actions for an empty search and none when nothing matches', () => {
    expect(labels(' ')).toHaveLength(actions.length);
    expect(labels('zebra')).toEqual([]);
  });

  test('rankActions finds actions by the name of their group', () => {
    expect(labels('nodes')).toHaveLength(actions.length);
  });
});
