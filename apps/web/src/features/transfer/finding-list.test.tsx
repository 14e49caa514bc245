import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../words/language.ts';
import { FindingList } from './finding-list.tsx';

afterEach(() => act(() => setLanguage('en')));

it('the reason of a refused item is translated by its name and the value in it', async () => {
  const text = 'The value of "Language" does not fit its input.';
  const refused = {
    severity: 'error',
    entry: '',
    code: 'itemRefused',
    message: '{0}',
    names: [text, 'itemMessages.invalidValue', 'Language'],
  } as const;
  render(<FindingList label="Findings" findings={[{ ...refused, names: [...refused.names] }]} />);
  expect(screen.getByRole('list', { name: 'Findings' }).textContent).toBe(text);
  await act(() => setLanguage('de'));
  expect(screen.getByRole('list', { name: 'Findings' }).textContent).toBe(
    'Der Wert von „Language“ passt nicht zu seinem Feld.',
  );
});
