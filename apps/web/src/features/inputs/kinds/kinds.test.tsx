import { screen } from '@testing-library/react';
import type { Property } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { renderKind } from '../testing/render-kind.tsx';
import { insertToken, findTypedToken } from './tokens/token-completion.ts';

describe('kinds of one value', () => {
  test('a multi-line text is edited and stored', async () => {
    const { user, read } = await renderKind({ displayAs: 'multiline' }, 'One');
    const field = screen.getByRole('textbox', { name: 'Field' });
    expect(field.getAttribute('rows')).toBe('3');
    await user.type(field, '{Enter}Two');
    expect(read()).toBe('One\nTwo');
  });

  test.each(['label', 'labelCopy', 'CopyToClipboardLabel'])(
    'a %s shows its value and cannot be edited',
    async (displayAs) => {
      await renderKind({ displayAs }, 'an id');
      expect(screen.getByText('an id')).toBeTruthy();
      expect(screen.queryByRole('textbox')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Copy Field' }) !== null).toBe(displayAs !== 'label');
    },
  );

  test('a Bool is edited with a checkbox', async () => {
    const { user, read } = await renderKind({ type: 'Bool' });
    await user.click(screen.getByRole('switch', { name: 'Field' }));
    expect(read()).toBe(true);
  });

  test('a dropdown list stores the selected option', async () => {
    const { user, read } = await renderKind({ type: 'Enum', enumValues: ['en||English', 'de||German'] }, 'en');
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: /de/ }));
    expect(read()).toBe('de');
  });

  test('radio buttons store the selected option', async () => {
    const { user, read } = await renderKind({
      type: 'Enum',
      displayAs: 'radio',
      enumValues: ['a||First', 'b||Second'],
    });
    await user.click(screen.getByRole('radio', { name: 'b' }));
    expect(read()).toBe('b');
  });

  test('a slider goes from 0 to 10 in whole steps by default (A5.8, A9.39)', async () => {
    const { user, read } = await renderKind({ type: 'Int', displayAs: 'slider' }, 4);
    const thumb = screen.getByRole('slider', { name: /Field/ });
    expect([thumb.getAttribute('aria-valuemin'), thumb.getAttribute('aria-valuemax')]).toEqual(['0', '10']);
    thumb.focus();
    await user.keyboard('{ArrowRight}');
    expect(read()).toBe(5);
  });

  test.each([
    ['a whole number', undefined, 6],
    ['as far as the step of the schema', 0.5, 5],
  ])('a slider of a Float moves to %s (P5.33, A5.8)', async (_what, sliderStep, moved) => {
    const { user, read } = await renderKind(
      { type: 'Float', displayAs: 'slider', ...(sliderStep !== undefined && { sliderStep }) },
      4.5,
    );
    screen.getByRole('slider', { name: /Field/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(read()).toBe(moved);
  });

  test.each([
    [{ MinValue: 12 }, ['12', '22']],
    [{ MinValue: 10 }, ['10', '20']],
    [{ MinValue: 3 }, ['3', '10']],
    [{ MaxValue: -5 }, ['-15', '-5']],
    [{ MaxValue: 0 }, ['-10', '0']],
    [{ MaxValue: 5 }, ['0', '5']],
  ])('a slider with the limit %j has space beside it', async (limits, range) => {
    await renderKind({ type: 'Int', displayAs: 'slider', validation: JSON.stringify(limits) });
    const thumb = screen.getByRole('slider', { name: /Field/ });
    expect([thumb.getAttribute('aria-valuemin'), thumb.getAttribute('aria-valuemax')]).toEqual(range);
  });

  test.each([
    [{ MinValue: 0.5, MaxValue: 2.5 }, 2],
    [{ MinValue: 0, MaxValue: 1 }, 1],
    [{ MinValue: 0.2, MaxValue: 0.8 }, 0.8],
  ])('a slider of a Float stays within the limits %j', async (limits, most) => {
    const { user, read } = await renderKind(
      { type: 'Float', displayAs: 'slider', validation: JSON.stringify(limits) },
      limits.MinValue,
    );
    screen.getByRole('slider', { name: /Field/ }).focus();
    await user.keyboard('{End}');
    expect(read()).toBe(most);
  });

  test('a key that rounds to the step of a slider stays within limits of two decimals', async () => {
    const validation = JSON.stringify({ MinValue: 0.25, MaxValue: 0.75 });
    const { user, read } = await renderKind({ type: 'Float', displayAs: 'slider', validation }, 0.7);
    screen.getByRole('slider', { name: /Field/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(read()).toBe(0.75);
  });

  test('invalid JSON is never stored', async () => {
    const { user, read } = await renderKind({ type: 'JSON' }, { a: 1 });
    const field = screen.getByRole('textbox', { name: 'Field' });
    await user.clear(field);
    await user.type(field, '{{"a": ');
    await user.tab();
    expect(read()).toEqual({ a: 1 });
    await user.type(field, '2}');
    await user.tab();
    expect(read()).toEqual({ a: 2 });
  });
});

describe('several choices are stored as a text joined with commas (A3.34)', () => {
  test.each(['MultiCheckbox', 'MultiDetailedCheckbox'])(
    'a %s stores several choices as comma-joined text (A3.34)',
    async (displayAs) => {
      const { user, read } = await renderKind(
        { type: 'MultiSelect', displayAs, multiSelectValues: ['Mon||Monday', 'Tue'] },
        'Tue',
      );
      await user.click(screen.getByRole('checkbox', { name: 'Mon' }));
      expect(read()).toBe('Tue,Mon');
      expect(screen.queryByText('Monday') !== null).toBe(displayAs === 'MultiDetailedCheckbox');
    },
  );

  test.each(['MultiCheckbox', 'MultiDetailedCheckbox'])(
    'a %s shows a stored choice that is not offered, and it can be removed (A3.33, A4.56)',
    async (displayAs) => {
      const { user, read } = await renderKind(
        { type: 'MultiSelect', displayAs, multiSelectValues: ['Mon'] },
        'Mon,Sun',
      );
      const stored = screen.getByRole('checkbox', { name: 'Missing: Sun' });
      expect(stored).toHaveProperty('checked', true);
      await user.click(stored);
      expect(read()).toBe('Mon');
      expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    },
  );

  test('the language of the project is not offered as a further one', async () => {
    const property = { type: 'MultiSelect', displayAs: 'MultiCheckbox', flags: ['notFirstLanguage'] } as const;
    const choices = { ...property, flags: [...property.flags], multiSelectValues: ['en||English', 'de||Deutsch'] };
    const form = await renderKind(choices);
    await form.happens(() => form.session.edit(ids.greet, setValue('Language', 'de')));
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.getByRole('checkbox', { name: 'en' })).toBeTruthy();
  });

  test('a searchable list stores several choices as comma-joined text (A3.34)', async () => {
    const { user, read } = await renderKind(
      { type: 'MultiSelect', displayAs: 'MultiList', multiSelectValues: ['Mon', 'Tue', 'Wed'] },
      'Tue',
    );
    await user.type(screen.getByRole('combobox', { name: 'Field' }), 'We');
    await user.click(await screen.findByRole('option', { name: 'Wed' }));
    expect(read()).toBe('Tue,Wed');
  });
});

describe('kinds that name something else', () => {
  test('a node selector lists the nodes of the same workflow', async () => {
    const { user, read } = await renderKind({ type: 'TargetNode', displayAs: 'TargetNodeSelector' });
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    const options = await screen.findAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['GreetAsk', 'AskAsk']);
    await user.click(options[1] ?? document.body);
    expect(read()).toBe(ids.ask);
  });

  test('a selector shows a deleted item as missing', async () => {
    await renderKind({ type: 'TargetNode' }, 'gone');
    expect(screen.getByRole('combobox', { name: 'Field' })).toHaveProperty('value', 'Missing: gone');
  });

  test('selectors list the intents and variables of the project', async () => {
    const { user, session, happens } = await renderKind({ type: 'Enum', displayAs: 'IntentSelector' });
    const row = aRow('intent-1', { Name: 'Order' });
    await happens(() => session.edit(ids.project, { path: 'Intents', action: 'AddRow', updatedValue: row }));
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: 'Order' }));
    expect(session.getValue(ids.greet, 'P')).toBe('intent-1');
  });

  test('a dependent selector is disabled without a parent value and reset when that changes (A4.15, A4.16)', async () => {
    const child: Property = {
      name: 'C',
      label: 'City',
      type: 'Enum',
      displayAs: 'CascadingDropdownList',
      parentDropdownList: 'P',
      enumValues: ['Bonn||||DE', 'Wien||||AT'],
    };
    const { user, session, happens } = await renderKind(
      { type: 'Enum', enumValues: ['DE', 'AT'], childDropdownList: 'C' },
      undefined,
      [child],
    );
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveProperty('disabled', true);
    await happens(() =>
      session.edit(ids.greet, [
        { path: 'P', action: 'ValueChanged', updatedValue: 'DE' },
        { path: 'C', action: 'ValueChanged', updatedValue: 'Bonn' },
      ]),
    );
    await user.click(screen.getByRole('combobox', { name: 'Field' }));
    await user.click(await screen.findByRole('option', { name: 'AT' }));
    expect(session.getItem(ids.greet)?.values).toMatchObject({ P: 'AT' });
    expect(session.getValue(ids.greet, 'C')).toBeUndefined();
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveProperty('disabled', false);
  });
});

test('all inputs that depend on one are reset when it changes, directly or indirectly (A4.15)', async () => {
  const inputs: readonly Property[] = [
    { name: 'City', type: 'String', parentDropdownList: 'P' },
    { name: 'Street', type: 'String', parentDropdownList: 'City' },
    { name: 'Region', type: 'String', parentDropdownList: 'P' },
    { name: 'Note', type: 'String' },
  ];
  const { user, session, happens } = await renderKind({ type: 'Enum', enumValues: ['DE', 'AT'] }, 'DE', inputs);
  for (const { name } of inputs) await happens(() => session.edit(ids.greet, setValue(name, 'x')));
  await user.click(screen.getByRole('combobox', { name: 'Field' }));
  await user.click(await screen.findByRole('option', { name: 'AT' }));
  expect(inputs.map(({ name }) => session.getValue(ids.greet, name))).toEqual([undefined, undefined, undefined, 'x']);
});

describe('a token', () => {
  test.each([
    ['Hi {tv.', 7, ''],
    ['Hi {tv.Na', 9, 'Na'],
    ['Hi {tv.Name}', 12, undefined],
    ['Hi {tv.Name} and', 10, 'Nam'],
    ['Hi', 2, undefined],
    ['{tv.a b', 7, undefined],
  ])('findTypedToken in %o at %i returns %o', (text, caret, typed) => {
    expect(findTypedToken(text, caret)).toBe(typed);
  });

  test('insertToken completes the token at the caret', () => {
    expect(insertToken('Hi {tv.Na, you', 9, 'Name')).toEqual({ text: 'Hi {tv.Name}, you', caret: 12 });
    expect(insertToken('Hi {tv.Name}!', 9, 'Nameless')).toEqual({ text: 'Hi {tv.Nameless}!', caret: 16 });
  });
});
