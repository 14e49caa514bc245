import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { setLanguage, type Language } from '../words/language.ts';
import { Keys } from './keys.tsx';

afterEach(async () => {
  await setLanguage('en');
  vi.restoreAllMocks();
});

async function write(shortcut: string, language: Language, platform: string) {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
  await setLanguage(language);
  render(
    <span data-testid="keys">
      <Keys keys={shortcut} />
    </span>,
  );
  return screen.getByTestId('keys').textContent;
}

test.each([
  ['Ctrl Shift Z', 'en', 'Win32', 'Ctrl Shift Z'],
  ['Ctrl Shift Z', 'de', 'Linux x86_64', 'Strg Umschalt Z'],
  ['Ctrl Shift Enter', 'de', 'Win32', 'Strg Umschalt Enter'],
  ['Delete', 'de', 'Win32', 'Entf'],
  ['Esc', 'de', 'Win32', 'Esc'],
  ['Ctrl Shift Z', 'en', 'MacIntel', '⌘ ⇧ Z'],
  ['Alt ↑', 'de', 'MacIntel', '⌥ ↑'],
  ['Alt Pfeiltasten', 'de', 'Win32', 'Alt Pfeiltasten'],
] as const)('the shortcut %s is written for language %s on %s as %s', async (shortcut, language, platform, written) => {
  expect(await write(shortcut, language, platform)).toBe(written);
});
