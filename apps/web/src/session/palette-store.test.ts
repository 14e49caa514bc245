import { beforeEach, describe, expect, test, vi } from 'vitest';
import { choosePalette, togglePalette, usePalette } from './palette-store.ts';

beforeEach(() => {
  localStorage.clear();
  usePalette.setState({ palette: 'light', toggledAt: [] });
});
const shown = () => usePalette.getState().palette;

describe('the theme toggle', () => {
  test('goes between light and dark (P4.34)', () => {
    togglePalette(0);
    expect(shown()).toBe('dark');
    togglePalette(5_000);
    expect(shown()).toBe('light');
  });

  test('reveals the hidden theme at the third toggle within a second (P4.35)', () => {
    for (const at of [0, 400, 900]) togglePalette(at);
    expect(shown()).toBe('midnight');
  });

  test('keeps it hidden from three toggles that take longer (P4.35)', () => {
    for (const at of [0, 600, 1_200]) togglePalette(at);
    expect(shown()).toBe('dark');
  });

  test('leads out of the hidden theme again', () => {
    for (const at of [0, 100, 200]) togglePalette(at);
    togglePalette(300);
    expect(shown()).toBe('light');
  });
});

describe('the choice, which is the system’s until one is made (P4.37)', () => {
  test('is kept in this browser (P4.36, P3.19)', () => {
    choosePalette('el');
    expect(localStorage.getItem('colourScheme')).toBe('el');
  });

  test.each([
    [true, 'dark'],
    [false, 'light'],
  ])('is the system’s until one is made: prefers dark %s (P4.37)', async (matches, palette) => {
    vi.resetModules();
    const prefers = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ matches, media }) as MediaQueryList);
    const fresh = await import('./palette-store.ts');
    expect(fresh.usePalette.getState().palette).toBe(palette);
    prefers.mockRestore();
  });
});
