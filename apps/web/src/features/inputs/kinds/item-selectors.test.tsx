import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ids } from '../../../editing/testing/world.ts';
import { renderKind } from '../testing/render-kind.tsx';

const offered = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);

describe('a selector', () => {
  test.each([
    ['WorkflowSelector', ['Main']],
    ['NodeSelector', ['GreetAsk', 'AskAsk']],
  ])('%s offers what the project has (A3.32)', async (displayAs, options) => {
    const { user } = await renderKind({ type: 'Enum', displayAs });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    expect(await offered()).toEqual(options);
  });

  test.each([
    ['Module', 'modules'],
    ['Slot', 'slots'],
    ['Intent', 'intents'],
    ['Variable', 'variables'],
  ])('of a %s says when the project has none (A3.32)', async (what, several) => {
    const { user } = await renderKind({ type: 'Enum', displayAs: `${what}Selector` });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    expect(await screen.findByText(`No ${several} in this project yet`)).toBeTruthy();
  });

  test('of any node lists the nodes under their workflows', async () => {
    const { user } = await renderKind({ type: 'TargetNode', displayAs: 'NodeSelector' });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    expect(await screen.findByText('Main')).toBeTruthy();
  });

  test('goes to what is chosen', async () => {
    const onOpenItem = vi.fn();
    const { user } = await renderKind({ type: 'TargetNode' }, ids.ask, [], { surroundings: { onOpenItem } });
    await user.click(screen.getByRole('button', { name: 'Go to Ask' }));
    expect(onOpenItem).toHaveBeenCalledWith(ids.ask);
  });

  test('has nowhere to go while nothing is chosen', async () => {
    await renderKind({ type: 'TargetNode' }, undefined, [], { surroundings: { onOpenItem: vi.fn() } });
    expect(screen.getByRole('button', { name: 'Go to it' })).toHaveProperty('disabled', true);
  });
});
