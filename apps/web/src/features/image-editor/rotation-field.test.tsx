import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { RotationField } from './rotation-field.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const onRotate = vi.fn<(angle: number) => void>();
  renderPage(fakeApi({}).api, <RotationField angle={0} onRotate={onRotate} />);
  const field = screen.getByRole('textbox', { name: 'Rotation in degrees' });
  return {
    field,
    onRotate,
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    pause: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
  };
}

test('a typed rotation is applied once, when nothing was typed for 300 ms (A2.79, A9.23)', () => {
  const { type, pause, onRotate } = open();
  type('3');
  pause(299);
  type('30');
  pause(299);
  expect(onRotate).not.toHaveBeenCalled();
  pause(1);
  expect(onRotate.mock.calls).toEqual([[30]]);
});

test.each(['-361', '361'])('a rotation of %s degrees is refused and never applied (A2.79)', (text) => {
  const { field, type, pause, onRotate } = open();
  type(text);
  pause(1_000);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(onRotate).not.toHaveBeenCalled();
});

test.each([-360, 360])('a rotation of %i degrees is applied (A2.79)', (angle) => {
  const { type, pause, onRotate } = open();
  type(String(angle));
  pause(300);
  expect(onRotate.mock.calls).toEqual([[angle]]);
});
