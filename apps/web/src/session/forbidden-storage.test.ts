import { afterAll, beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => {
  vi.resetModules();
  // A browser that blocks site data throws when a page reads the property.
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

test('where the browser forbids storage, the site is found by its address', async () => {
  const { getCurrentFlavour } = await import('./current-flavour.ts');
  expect(getCurrentFlavour({ hostname: 'localhost', search: '?flavour=pro' })).toBe('pro');
  expect(getCurrentFlavour({ hostname: 'one.confab.example', search: '' })).toBe('one');
});

test('where the browser forbids storage, signing in leads to the start page, and accepted terms are not remembered', async () => {
  const { rememberPath, takeRememberedPath } = await import('./remembered-path.ts');
  const { acceptTerms, hasAcceptedTerms } = await import('./accepted-terms.ts');
  rememberPath('/teams');
  expect(takeRememberedPath()).toBe('/');
  acceptTerms('ada@example.test');
  expect(hasAcceptedTerms('ada@example.test')).toBe(false);
});
