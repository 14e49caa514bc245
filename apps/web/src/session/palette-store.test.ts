import { beforeEach, describe, expect, test, vi } from 'vitest';
import { choosePalette, togglePalette, usePalette } from './palette-store.ts';

beforeEach(() => {
  localStorage.clear();
  usePalette.setState({ palette: 'light', toggledAt: [] });
});
const shown = () => usePalette.getState().palette;

describe('togglePalette', () => {
  test('the theme toggle goes through light, dark and the cool variant (P4.34)', () => {
    const seen = [0, 5_000, 10_000].map((now) => {
      togglePalette(now);
      return shown();
    });
    expect(seen).toEqual(['dark', 'el', 'light']);
  });

  test('the third theme toggle within a second reveals the hidden palette (P4.35)', () => {
    for (const at of [0, 400, 900]) togglePalette(at);
    expect(shown()).toBe('midnight');
  });

  test('three theme toggles that take longer do not reveal the hidden palette (P4.35)', () => {
    for (const at of [0, 600, 1_200]) togglePalette(at);
    expect(shown()).toBe('light');
  });

  test('the theme toggle leaves the hidden palette', () => {
    for (const at of [0, 100, 200]) togglePalette(at);
    togglePalette(300);
    expect(shown()).toBe('light');
  });
});

describe('the palette of the system as default (P4.37)', () => {
  test('the chosen palette is stored in the browser (P4.36, P3.19)', () => {
    choosePalette('el');
    expect(localStorage.getItem('colourScheme')).toBe('el');
  });

  test.each([
    [true, 'dark'],
    [false, 'light'],
  ])('the palette follows the system until one is chosen: prefers dark %s (P4.37)', async (matches, palette) => {
    vi.resetModules();
    const prefers = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ matches, media }) as MediaQueryList);
    const fresh = await import('./palette-store.ts');
    expect(fresh.usePalette.getState().palette).toBe(palette);
    prefers.mockRestore();
  });
});
