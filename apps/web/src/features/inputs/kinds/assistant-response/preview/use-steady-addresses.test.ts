import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { AssetAddresses } from '../../../../../media/asset-addresses.ts';
import { useSteadyAddresses } from './use-steady-addresses.ts';

afterEach(() => document.body.replaceChildren());

/** The addresses of a ticket. */
const createAddresses = (ticket: string): AssetAddresses => ({
  getImageUrl: (id) => `/image/${id}?${ticket}`,
  getAudioUrl: (id) => `/sound/${id}?${ticket}`,
  getFileUrl: (id) => `/file/${id}?${ticket}`,
});

function render() {
  return renderHook(({ ticket }) => useSteadyAddresses(createAddresses(ticket)), { initialProps: { ticket: 'first' } });
}

test('pictures and silent sounds get the address of the newest ticket', () => {
  const { result, rerender } = render();
  expect(result.current.getAudioUrl('a')).toBe('/sound/a?first');
  rerender({ ticket: 'second' });
  expect(result.current.getImageUrl('a')).toBe('/image/a?second');
  expect(result.current.getAudioUrl('a')).toBe('/sound/a?second');
  expect(result.current.getFileUrl('b')).toBe('/file/b?second');
});

test('a sound that is playing keeps its address until it stops', () => {
  const { result, rerender } = render();
  const player = document.createElement('audio');
  player.setAttribute('src', result.current.getAudioUrl('a') ?? '');
  let isPaused = false;
  Object.defineProperty(player, 'paused', { get: () => isPaused });
  document.body.append(player);
  rerender({ ticket: 'second' });
  expect(result.current.getAudioUrl('a')).toBe('/sound/a?first');
  expect(result.current.getAudioUrl('b')).toBe('/sound/b?second');
  isPaused = true;
  rerender({ ticket: 'third' });
  expect(result.current.getAudioUrl('a')).toBe('/sound/a?third');
});
