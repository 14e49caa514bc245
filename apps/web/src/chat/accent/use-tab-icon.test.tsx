import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTabIcon } from './use-tab-icon.ts';

function showIcon(parts: Parameters<typeof useTabIcon>[0]) {
  document.head.innerHTML = '<link rel="icon" href="data:," />';
  renderHook(() => useTabIcon(parts));
  return document.querySelector('link')?.href ?? '';
}
const none = { avatarUrl: undefined, colour: '' };

test('the tab of a chat shows the first letter of the assistant on its colour', () => {
  const icon = new DOMParser().parseFromString(
    decodeURIComponent(showIcon({ ...none, name: 'osteria', colour: '#0044aa' }).replace('data:image/svg+xml,', '')),
    'image/svg+xml',
  );
  expect(icon.querySelector('text')?.textContent).toBe('O');
  expect(icon.querySelector('circle')?.getAttribute('fill')).toBe('#0044aa');
});

test('the tab of a chat shows the picture of the assistant, if it has one', () => {
  expect(showIcon({ ...none, name: 'Osteria', avatarUrl: 'https://files.example/a.png' })).toBe(
    'https://files.example/a.png',
  );
});

test.each(['<', '&', '', '🍕'])('a name that begins with %j gives a valid tab icon', (name) => {
  const address = showIcon({ ...none, name });
  const icon = new DOMParser().parseFromString(decodeURIComponent(address.split(',')[1] ?? ''), 'image/svg+xml');
  expect([icon.querySelector('parsererror'), icon.querySelector('text')?.textContent]).toEqual([null, name]);
});
