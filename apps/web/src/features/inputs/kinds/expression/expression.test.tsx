import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ids } from '../../../../testing/editing/world.ts';
import { getField, renderKind } from '../../testing/render-kind.tsx';

const expression = { type: 'TokenString', displayAs: 'expression' } as const;
const condition = { type: 'TokenString', displayAs: 'condition' } as const;
const rule = (at: number) => within(screen.getByRole('group', { name: `Rule ${at}` }));

describe('an expression', () => {
  test('an error is shown under the expression while it is typed, with its character', async () => {
    const { user, read } = await renderKind(expression);
    await user.type(getField(), 'Total = 1');
    expect(screen.getByText('Unexpected "=". (character 7)')).toBeTruthy();
    await user.clear(getField());
    await user.type(getField(), 'len(Total) > 1');
    expect(screen.queryByText(/character/)).toBeNull();
    expect(read()).toBe('len(Total) > 1');
  });

  test('names are completed, Tab and Enter choose and Escape closes the list', async () => {
    const { user, read } = await renderKind(expression);
    await user.type(getField(), 'alk_pl');
    expect(await screen.findByRole('option', { name: /ALK_Platform/ })).toBeTruthy();
    await user.keyboard('{Tab}');
    expect(read()).toBe('ALK_Platform');
    await user.keyboard(' == upp{Enter}');
    expect(read()).toBe('ALK_Platform == upper(');
    await user.keyboard('low');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(read()).toBe('ALK_Platform == upper(low');
  });

  test('a completion explains its function', async () => {
    const { user } = await renderKind(expression);
    await user.type(getField(), 'wor');
    const option = await screen.findByRole('option', { name: /^words\(\)/ });
    expect(option.textContent).toContain('Value as people say it');
  });
});

describe('a condition', () => {
  test('a system variable is shown by its readable name, and typing either name finds it', async () => {
    const { user, read } = await renderKind(condition);
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    const variable = () => rule(1).getByRole('combobox', { name: 'Variable' });
    await user.type(variable(), 'ALK_Platform');
    expect(variable()).toHaveProperty('value', 'Platform');
    expect(read()).toBe('ALK_Platform == ""');
    await user.clear(variable());
    await user.type(variable(), 'alk_');
    expect(await screen.findByRole('option', { name: 'Platform' })).toBeTruthy();
    await user.clear(variable());
    await user.type(variable(), 'platform');
    expect(read()).toBe('ALK_Platform == ""');
  });

  test('rules are built without a text, and are written as an expression', async () => {
    const { user, read } = await renderKind(condition);
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    await user.type(rule(1).getByRole('combobox', { name: 'Variable' }), 'Size');
    await user.type(rule(1).getByRole('textbox', { name: 'Value' }), 'large');
    expect(read()).toBe('Size == "large"');
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    await user.type(rule(2).getByRole('combobox', { name: 'Variable' }), 'Guests');
    await user.selectOptions(rule(2).getByRole('combobox', { name: 'Comparison' }), 'is more than');
    await user.selectOptions(rule(2).getByRole('combobox', { name: 'Kind of value' }), 'Number');
    expect(read()).toBe('Size == "large" and Guests > 0');
    await user.click(screen.getByRole('radio', { name: 'Any holds' }));
    expect(read()).toBe('Size == "large" or Guests > 0');
    await user.click(screen.getByRole('button', { name: 'Remove rule 1' }));
    expect(read()).toBe('Guests > 0');
  });

  test('a group of rules is nested in the other rules', async () => {
    const { user, read } = await renderKind(condition, 'a and (b or c)');
    expect(screen.getAllByRole('group', { name: /^Rule/ })).toHaveLength(3);
    await user.click(screen.getAllByRole('button', { name: 'Add group' }).at(-1) ?? document.body);
    const added = screen.getAllByRole('combobox', { name: 'Variable' }).at(-1);
    await user.type(added ?? document.body, 'd');
    expect(read()).toBe('a and (b or c) and d == ""');
  });

  test('a condition is switched between rules and text', async () => {
    const { user } = await renderKind(condition, 'Guests > 4');
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    expect(getField().value).toBe('Guests > 4');
    await user.click(screen.getByRole('radio', { name: 'Rules' }));
    expect(rule(1).getByRole('combobox', { name: 'Variable' })).toHaveProperty('value', 'Guests');
  });

  test('a condition that rules cannot show is edited as text only', async () => {
    await renderKind(condition, 'Guests + 1 > 4');
    expect(getField().value).toBe('Guests + 1 > 4');
    expect(screen.getByRole('radio', { name: 'Rules' })).toHaveProperty('disabled', true);
    expect(screen.getByText('This expression can only be edited as text.')).toBeTruthy();
  });

  test('a condition with an error explains that it cannot be shown as rules because of the error', async () => {
    await renderKind(condition, 'Guests >');
    expect(screen.getByText('Fix the error to see it as rules.')).toBeTruthy();
    expect(screen.queryByText('This expression can only be edited as text.')).toBeNull();
  });

  test('rules show a change that a colleague makes, and the focus goes to an added rule', async () => {
    const { user, session, happens } = await renderKind(condition, 'a');
    await happens(() => session.edit(ids.greet, { path: 'P', action: 'ValueChanged', updatedValue: 'a and not b' }));
    expect(rule(2).getByRole('combobox', { name: 'Comparison' })).toHaveProperty('value', 'isFalse');
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    expect(document.activeElement).toBe(rule(3).getByRole('combobox', { name: 'Variable' }));
  });

  test('text that is typed right after a rule was added or removed goes to a rule', async () => {
    const { read } = await renderKind(condition, 'a');
    const user = userEvent.setup({ delay: null });
    act(() => screen.getByRole('button', { name: 'Add rule' }).focus());
    await user.keyboard('{Enter}Size');
    expect(read()).toBe('a and Size == ""');
    act(() => screen.getByRole('button', { name: 'Remove rule 2' }).focus());
    await user.keyboard('{Enter}b');
    expect(read()).toBe('ab');
  });
});
