import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissToast, holdToasts, showProgress, showToast, useToasts } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  useToasts.setState({ toasts: [], isHeld: false });
});
afterEach(() => vi.useRealTimers());
const texts = () => useToasts.getState().toasts.map(({ text }) => text);

describe('toasts', () => {
  test('stand newest on top (P2.58)', () => {
    showToast({ text: 'first' });
    showToast({ text: 'second' });
    expect(texts()).toEqual(['second', 'first']);
  });

  test('close by themselves after a second (P9.9)', () => {
    showToast({ text: 'Copied to clipboard' });
    vi.advanceTimersByTime(999);
    expect(texts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts()).toHaveLength(0);
  });

  test('stay at least a second, however short they are asked to be (P9.7, P4.51)', () => {
    showToast({ text: 'quick', autocloseMs: 10 });
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(['quick']);
  });

  test('stay as long as they are asked to (P9.10)', () => {
    showToast({ kind: 'success', text: 'Resent to ada@example.test', autocloseMs: 3_000 });
    vi.advanceTimersByTime(2_999);
    expect(texts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts()).toHaveLength(0);
  });

  test('wait while somebody points at them', () => {
    showToast({ text: 'being read' });
    holdToasts(true);
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual(['being read']);
    holdToasts(false);
    vi.advanceTimersByTime(1_000);
    expect(texts()).toEqual([]);
  });

  test('go when they are dismissed', () => {
    showToast({ text: 'away' });
    dismissToast(useToasts.getState().toasts[0]!.id);
    expect(texts()).toEqual([]);
  });
});

describe('progress', () => {
  const words = { doing: 'Saving', done: 'Saved', failed: 'Failed' };

  test('shows the work and its outcome for two seconds each (P9.6, P4.33)', async () => {
    const work = showProgress(Promise.resolve(7), words);
    await expect(work).resolves.toBe(7);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(texts()).toEqual(['Saving']);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts()).toEqual(['Saved']);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(texts()).toEqual(['Saved']);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts()).toEqual([]);
  });

  test('says that work failed, and lets whoever asked know too', async () => {
    const work = showProgress(Promise.reject(new Error('no')), words);
    await expect(work).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(useToasts.getState().toasts).toMatchObject([{ text: 'Failed', state: 'failed', kind: 'LoadCrossTick' }]);
  });
});
