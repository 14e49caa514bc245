import { editingCalls } from '@confab/contracts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKind } from '../testing/render-kind.tsx';

const marker = { SecretId: '0191d0c0-0000-7000-8000-000000000001', SetAt: '2026-11-22T10:00:00.000Z' };
const answers = { [editingCalls.createSecret.path]: () => ({ value: marker }) };

test('a secret is set through a password field, and the project gets only that it is set', async () => {
  const { user, read } = await renderKind({ type: 'Secret' }, undefined, [], { answers });
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveProperty('value', 'No value is set');
  await user.click(screen.getByRole('button', { name: 'Set Field' }));
  const field = screen.getByLabelText('Field', { selector: 'input' });
  expect(field.getAttribute('type')).toBe('password');
  await user.type(field, 'harbour{Enter}');
  expect(await screen.findByDisplayValue('A value is set')).toBeTruthy();
  expect(read()).toEqual(marker);
});

test('a secret that is set can be replaced and cleared, and is not shown', async () => {
  const { user, read } = await renderKind({ type: 'Secret' }, marker, [], { answers });
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveProperty('value', 'A value is set');
  expect(screen.getByRole('button', { name: 'Replace Field' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear Field' }));
  expect(read()).toBeUndefined();
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveProperty('value', 'No value is set');
});

test('a secret that was lost shows that it has to be set again', async () => {
  await renderKind({ type: 'Secret' }, { SecretId: '' });
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveProperty('value', 'The value has to be set again');
});

test('a value that needs no secret by the name of its row is a text with tokens', async () => {
  const { user, read } = await renderKind({ type: 'Secret', flags: ['secretByName'] }, undefined, [], { answers });
  await user.type(screen.getByRole('textbox', { name: 'Field' }), 'application/json');
  expect(read()).toBe('application/json');
});

test('a generated value is shown once, until it is set', async () => {
  const { user, made } = await renderKind({ type: 'Secret' }, undefined, [], { answers });
  await user.click(screen.getByRole('button', { name: 'Set Field' }));
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  const field = screen.getByLabelText<HTMLInputElement>('Field', { selector: 'input' });
  expect([field.type, field.value.length]).toEqual(['text', 48]);
  const { value } = field;
  await user.click(screen.getByRole('button', { name: 'Set value' }));
  expect(await screen.findByDisplayValue('A value is set')).toBeTruthy();
  expect(JSON.stringify(made)).toContain(value);
  expect(document.body.innerHTML).not.toContain(value);
});

test('the focus moves to the field of a new value, and back to the button that opened it', async () => {
  const { user } = await renderKind({ type: 'Secret' }, undefined, [], { answers });
  const button = (name: string) => screen.getByRole('button', { name });
  await user.click(button('Set Field'));
  await user.keyboard('harbour');
  expect(screen.getByLabelText('Field', { selector: 'input' })).toHaveProperty('value', 'harbour');
  await user.keyboard('{Escape}');
  expect(document.activeElement).toBe(button('Set Field'));
  await user.keyboard('{Enter}harbour{Enter}');
  await screen.findByDisplayValue('A value is set');
  expect(document.activeElement).toBe(button('Replace Field'));
  await user.click(button('Clear Field'));
  expect(document.activeElement).toBe(button('Set Field'));
});

test('Enter and Escape of an input method neither set a secret nor leave its field', async () => {
  const { user, made } = await renderKind({ type: 'Secret' }, undefined, [], { answers });
  await user.click(screen.getByRole('button', { name: 'Set Field' }));
  const field = screen.getByLabelText('Field', { selector: 'input' });
  await user.type(field, '港');
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, isComposing: true });
  expect(made).toEqual([]);
  expect(screen.getByLabelText('Field', { selector: 'input' })).toHaveProperty('value', '港');
});
