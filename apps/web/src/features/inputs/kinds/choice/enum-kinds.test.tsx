import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ids } from '../../../../testing/editing/world.ts';
import { renderKind } from '../../testing/render-kind.tsx';

const limited = { enumValues: ['plain', 'fine', 'extra||||||extension'] };

describe('an option that an extension limit hides', () => {
  test.each(['DropdownList', 'CascadingDropdownList', 'radio'])(
    'an option hidden by an extension limit is replaced by the first available option in a %s (A4.57)',
    async (displayAs) => {
      const { read } = await renderKind({ type: 'Enum', displayAs, ...limited }, 'extra');
      expect(read()).toBe('plain');
      const shown =
        displayAs === 'radio'
          ? screen.getByRole('radio', { name: 'plain', checked: true })
          : screen.getByRole('combobox', { name: 'Field' });
      if (displayAs !== 'radio') expect(shown).toHaveProperty('value', 'plain');
      expect(screen.queryByText('extra')).toBeNull();
    },
  );

  test('an option stays selected while its extension is enabled (A4.57, A3.35)', async () => {
    const { read } = await renderKind({ type: 'Enum', ...limited }, 'extra', [], {
      inputsContext: { extensions: ['extension'] },
    });
    expect(read()).toBe('extra');
    expect(screen.getByRole('combobox', { name: 'Field' })).toHaveProperty('value', 'extra');
  });

  test('a read-only form shows a hidden option as replaced, but does not change the value (A4.57)', async () => {
    const { world, happens, pass, client, read } = await renderKind({ type: 'Enum', ...limited }, undefined, [], {
      isReadOnly: true,
    });
    const grace = await world.open('grace');
    await happens(() =>
      grace.session.edit(ids.greet, {
        path: 'P',
        action: 'ValueChanged',
        updatedValue: 'extra',
      }),
    );
    await pass(2_500);
    await happens(() => void client.deliver());
    expect(read()).toBe('extra');
    expect(screen.getByRole('combobox', { name: 'Field' })).toHaveProperty('value', 'plain');
  });
});

describe('radio buttons', () => {
  test('radio buttons are one group, labelled by the input, with descriptions of options', async () => {
    const { user, read } = await renderKind(
      { type: 'Enum', displayAs: 'radio', enumValues: ['a||First', 'b||Second'] },
      'a',
    );
    expect(screen.getByRole('radiogroup', { name: 'Field' })).toBeTruthy();
    expect(screen.getByText('Second')).toBeTruthy();
    screen.getByRole('radio', { name: 'b' }).focus();
    await user.keyboard(' ');
    expect(read()).toBe('b');
  });
});

test.each(['MultiCheckbox', 'MultiList'])(
  'options that are codes are chosen by their name in a %s',
  async (displayAs) => {
    const codes = { multiSelectValues: ['en||English', 'de||Deutsch'], flags: ['showDescriptions'] };
    const { user, read } = await renderKind({ type: 'MultiSelect', displayAs, ...codes }, 'en');
    if (displayAs === 'MultiList') await user.click(screen.getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByText('Deutsch'));
    expect(read()).toBe('en,de');
  },
);

describe('a dropdown list that can be searched', () => {
  const towns = ['Aachen', 'Berlin', 'Bonn', 'Dresden', 'Essen', 'Hamburg', 'Kiel', 'Mainz', 'Ulm'];

  test('Enter takes the first option that matches the typed text', async () => {
    const { user, read } = await renderKind({ type: 'Enum', displayAs: 'DropdownList', enumValues: towns }, 'Ulm');
    const list = screen.getByRole('combobox', { name: 'Field' });
    await user.clear(list);
    await user.type(list, 'nz{Enter}');
    expect(read()).toBe('Mainz');
    expect(list).toHaveProperty('value', 'Mainz');
  });

  test('Enter selects no option when nothing is typed', async () => {
    const { user, read } = await renderKind({ type: 'Enum', displayAs: 'DropdownList', enumValues: towns }, 'Ulm');
    const list = screen.getByRole('combobox', { name: 'Field' });
    await user.clear(list);
    await user.type(list, '{Enter}');
    expect(read()).toBe('Ulm');
  });
});
