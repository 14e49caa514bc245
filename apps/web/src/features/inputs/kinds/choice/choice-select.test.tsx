import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderKind } from '../../testing/render-kind.tsx';
import classes from '../kinds.module.css';

// Declares the used part of Node, whose types the web client does not include. Imported style sheets are empty in tests.
const modules: readonly string[] = ['node:fs'];
const [{ readFileSync }] = (await Promise.all(modules.map((name) => import(name)))) as [
  { readFileSync: (file: string, encoding: 'utf8') => string },
];
const file = decodeURIComponent(new URL(import.meta.url).pathname).replace(
  'choice/choice-select.test.tsx',
  'kinds.module.css',
);

test('the option that creates a list stays in view, and the options before it scroll', async () => {
  document.head.innerHTML = `<style>${readFileSync(file, 'utf8').replaceAll('.option', `.${classes.option ?? ''}`)}</style>`;
  const { user } = await renderKind({ type: 'Enum', displayAs: 'SlotTypeSelector' });
  const field = screen.getByRole('combobox', { name: 'Field' });
  await user.click(field);
  await user.type(field, 'e');
  const created = await screen.findByRole('option', { name: 'Create list "e"' });
  expect(getComputedStyle(created).position).toBe('sticky');
  const [first] = screen.getAllByRole('option');
  expect(first).not.toBe(created);
  expect(first && getComputedStyle(first).position).not.toBe('sticky');
});
