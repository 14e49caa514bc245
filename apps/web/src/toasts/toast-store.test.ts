import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { showProgress, showSaving } from './show-progress.ts';
import { dismissToast, holdToasts, showToast, useToasts } from './toast-store.ts';
import { clearToasts } from '../testing/modals-and-toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  clearToasts();
});
afterEach(() => vi.useRealTimers());
const toasts = () => useToasts.getState().toasts;
const texts = () => toasts().map(({ message }) => message.message);

describe('toasts', () => {
  test('the newest toast is on top (P2.58)', () => {
    showToast({ text: { message: 'first' } });
    showToast({ text: { message: 'second' } });
    expect(texts()).toEqual(['second', 'first']);
  });

  test('a toast carries its input, texts, kind, progress, outcome and time (P3.15)', () => {
    const id = showToast({
      kind: 'error',
      inputId: 'photo',
      title: { message: 'Upload Error' },
      text: { message: 'no' },
      autocloseMs: 5_000,
    });
    const { onDismiss: _told, ...toast } = toasts()[0]!;
    expect(toast).toEqual({
      id,
      inputId: 'photo',
      name: { message: 'Upload Error' },
      message: { message: 'no' },
      parts: {},
      type: 'LoadCrossTick',
      progress: 0,
      total: 0,
      failed: true,
      succeeded: false,
      checked: false,
      autocloseMs: 5_000,
    });
  });

  test('a toast closes on its own after one second (P9.9, A9.24)', () => {
    showToast({ text: { message: 'Copied to clipboard' } });
    vi.advanceTimersByTime(999);
    expect(texts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts()).toHaveLength(0);
  });

  test('a toast stays for at least one second (P9.7, P4.51)', () => {
    showToast({ text: { message: 'quick' }, autocloseMs: 10 });
    vi.advanceTimersByTime(999);
    expect(texts()).toEqual(['quick']);
  });

  test('a toast stays for its given time (P9.10)', () => {
    showToast({ kind: 'success', text: { message: 'Resent to ada@example.test' }, autocloseMs: 3_000 });
    vi.advanceTimersByTime(2_999);
    expect(texts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(texts()).toHaveLength(0);
  });

  test('a toast without a time stays until it is dismissed', () => {
    showToast({ kind: 'error', text: { message: 'no' }, autocloseMs: null });
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(['no']);
  });

  test('toasts stay while the pointer is on one', () => {
    showToast({ text: { message: 'being read' } });
    holdToasts('pointer', true);
    vi.advanceTimersByTime(10_000);
    expect(texts()).toEqual(['being read']);
    holdToasts('pointer', false);
    vi.advanceTimersByTime(1_000);
    expect(texts()).toEqual([]);
  });

  test('a dismissed toast is removed', () => {
    dismissToast(showToast({ text: { message: 'away' } }));
    expect(texts()).toEqual([]);
  });
});

describe('showProgress', () => {
  const words = { doing: { message: 'Doing' }, done: { message: 'Done' }, failed: { message: 'Not done' } };

  test('showProgress shows the work and its result for two seconds each (P9.6)', async () => {
    const work = showProgress(Promise.resolve(7), words);
    await expect(work).resolves.toBe(7);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(texts()).toEqual(['Doing']);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts()).toEqual(['Done']);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(texts()).toEqual(['Done']);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts()).toEqual([]);
  });

  test('showProgress shows a failure and rethrows it', async () => {
    const work = showProgress(Promise.reject(new Error('no')), words);
    await expect(work).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(toasts()).toMatchObject([{ message: { message: 'Not done' }, failed: true, type: 'LoadCrossTick' }]);
  });
});

describe('showSaving', () => {
  test('saving the account shows Saving, then Saved, each for at least two seconds (P4.33, A9.26)', async () => {
    await showSaving(Promise.resolve());
    await vi.advanceTimersByTimeAsync(1_999);
    expect(texts()).toEqual(['Saving']);
    await vi.advanceTimersByTimeAsync(1);
    expect(toasts()).toMatchObject([{ message: { message: 'Saved' }, succeeded: true, checked: true }]);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(texts()).toEqual(['Saved']);
    await vi.advanceTimersByTimeAsync(1);
    expect(texts()).toEqual([]);
  });

  test('a failed save shows Failed with the server’s message for at least two seconds (P8.59, P4.33)', async () => {
    const refused = new Error('Failure saving Account Details');
    await expect(showSaving(Promise.reject(refused))).rejects.toBe(refused);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(toasts()).toMatchObject([
      { name: { message: 'Failed' }, message: { message: 'Failure saving Account Details' }, failed: true },
    ]);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(toasts()).toHaveLength(1);
  });

  test('a save that fails after its toast was dismissed shows Failed, one that succeeds shows nothing (P4.33)', async () => {
    const failing = showSaving(Promise.reject(new Error('Failure saving Account Details')));
    dismissToast(toasts()[0]!.id);
    await expect(failing).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(toasts()).toMatchObject([
      { name: { message: 'Failed' }, message: { message: 'Failure saving Account Details' }, failed: true },
    ]);
    dismissToast(toasts()[0]!.id);
    const succeeding = showSaving(Promise.resolve());
    dismissToast(toasts()[0]!.id);
    await succeeding;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(toasts()).toEqual([]);
  });
});
