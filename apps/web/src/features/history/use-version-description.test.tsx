import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '../../words/language.ts';
import { useVersionDescription } from './use-version-description.ts';

afterEach(() => act(() => setLanguage('en')));

it('descriptions of the server are translated with their number, and those of authors stay', async () => {
  const { result } = renderHook(() => useVersionDescription());
  expect(result.current('Back to version 12')).toBe('Back to version 12');
  await act(() => setLanguage('de'));
  const descriptions = ['Back to version 12', 'Imported', 'Back to version twelve', 'Back to version 12, again'];
  expect(descriptions.map(result.current)).toEqual([
    'Zurück zu Version 12',
    'Importiert',
    'Back to version twelve',
    'Back to version 12, again',
  ]);
});

it('braces in the description of an author stay as they are', async () => {
  const { result } = renderHook(() => useVersionDescription());
  const descriptions = ['Ask for {number}', 'Ask for {number} in step 3', '{number} 3'];
  expect(descriptions.map(result.current)).toEqual(descriptions);
  await act(() => setLanguage('de'));
  expect(descriptions.map(result.current)).toEqual(descriptions);
});
