import { beforeEach, describe, expect, test } from 'vitest';
import { isSafePath, rememberPath, takeRememberedPath } from './remembered-path.ts';

beforeEach(() => sessionStorage.clear());

describe('the remembered path', () => {
  test('a remembered path is returned once (P2.10, P2.11)', () => {
    rememberPath('/projects/7?tab=settings');
    expect(takeRememberedPath()).toBe('/projects/7?tab=settings');
    expect(takeRememberedPath()).toBe('/');
  });

  test('a remembered login page becomes the home page (P2.11)', () => {
    rememberPath('/login');
    expect(takeRememberedPath()).toBe('/');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/ /evil.example',
    '',
  ])('a path that leads off the site is not remembered: %j (WEB-1)', (path) => {
    expect(isSafePath(path)).toBe(false);
    sessionStorage.setItem('confab.wantedPath', path);
    expect(takeRememberedPath()).toBe('/');
  });
});
