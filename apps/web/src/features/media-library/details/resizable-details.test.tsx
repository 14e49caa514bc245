import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createFile, FakeLibrary } from '../testing/fake-library.ts';
import { renderLibrary } from '../testing/render-library.tsx';

describe('the details pane', () => {
  const setWidth = (width: number) =>
    act(() => {
      vi.stubGlobal('innerWidth', width);
      dispatchEvent(new Event('resize'));
    });
  const width = () =>
    Number.parseInt(
      screen.getByRole('complementary', { name: 'Details' }).style.getPropertyValue('--details-width'),
      10,
    );
  afterEach(() => vi.unstubAllGlobals());

  test('the keyboard resizes the details pane at its edge, and the pane keeps its width (A2.86)', async () => {
    vi.stubGlobal('innerWidth', 1_600);
    renderLibrary(new FakeLibrary([createFile(2, 'cake.png')]));
    await screen.findByRole('row', { name: /cake.png/ });
    const before = width();
    const edge = screen.getByRole('separator', { name: 'Width of the details' });
    fireEvent.keyDown(edge, { key: 'ArrowLeft' });
    const wider = width();
    expect(wider).toBeGreaterThan(before);
    fireEvent.keyDown(edge, { key: 'ArrowRight' });
    expect(width()).toBeLessThan(wider);
  });

  test('the details pane takes 30 % of the window, and at least 300 px (A9.33)', async () => {
    renderLibrary(new FakeLibrary([createFile(2, 'cake.png')]));
    await screen.findByRole('row', { name: /cake.png/ });
    setWidth(1_600);
    expect(width()).toBe(480);
    setWidth(800);
    expect(width()).toBe(300);
  });
});
