import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { advanceTime } from '../../testing/advance-time.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ToastRegion } from '../../toasts/index.ts';
import { queueUpload } from './queue-upload.ts';
import { emptyQueue, useUploads } from './upload-store.ts';
import { clearToasts } from '../../testing/modals-and-toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  clearToasts();
  useUploads.setState({ uploading: false, queue: [], errors: [] });
  renderPage(fakeApi({}).api, <ToastRegion />);
});
afterEach(async () => {
  emptyQueue();
  await advanceTime(5_000);
  vi.useRealTimers();
});

/** An upload whose progress the test controls. */
function begin(name: string) {
  let arrive: (asset: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  let progress: (sent: number, total: number) => void = () => undefined;
  let signal: AbortSignal | undefined;
  const outcome = queueUpload({
    file: new File(['0123456789'], name),
    inputId: 'ProfilePhoto',
    upload: (_file, onProgress, stop) => {
      progress = onProgress;
      signal = stop;
      return new Promise<string>((resolve, reject) => {
        arrive = resolve;
        fail = reject;
      });
    },
  });
  return {
    outcome,
    arrive: () => step(() => arrive(`asset of ${name}`)),
    fail: () => step(() => fail(new Error('too large'))),
    sent: (bytes: number) => step(() => progress(bytes, 10)),
    isStopped: () => signal?.aborted,
  };
}
const step = (what: () => void) =>
  act(async () => {
    what();
    await vi.advanceTimersByTimeAsync(0);
  });
const queued = () => useUploads.getState().queue.map(({ fileName }) => fileName);
const bars = () => screen.queryAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));
const dismiss = (of: HTMLElement) => step(() => within(of).getByRole('button', { name: 'Dismiss' }).click());

describe('queueUpload', () => {
  test('queueUpload uploads the first file while the others wait in the queue (P4.43, P3.18, P3.16)', async () => {
    const first = begin('a.png');
    begin('b.png');
    await advanceTime(0);
    expect(useUploads.getState()).toMatchObject({
      uploading: true,
      queue: [
        {
          uploadId: expect.any(String),
          inputId: 'ProfilePhoto',
          fileName: 'a.png',
          uploadProgress: 0,
          uploadTotal: 10,
        },
        { fileName: 'b.png' },
      ],
    });
    await first.arrive();
    expect(queued()).toEqual(['b.png']);
  });

  test('queueUpload shows the progress of the first upload only (P4.44, P4.45, A4.51)', async () => {
    const first = begin('a.png');
    const second = begin('b.png');
    await advanceTime(0);
    await first.sent(4);
    expect(bars()).toEqual(['Uploading a.png']);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    await first.arrive();
    await second.sent(9);
    expect(bars()).toEqual(['Uploading b.png']);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('90');
  });

  test('queueUpload removes a finished upload from the queue and returns its result (P4.46)', async () => {
    const first = begin('a.png');
    await advanceTime(0);
    await first.arrive();
    expect(await first.outcome).toEqual({ state: 'uploaded', value: 'asset of a.png' });
    expect(queued()).toEqual([]);
  });

  test('queueUpload ends uploading and hides the progress one second after the last file (P4.47, P9.8, A4.52)', async () => {
    const first = begin('a.png');
    await advanceTime(0);
    await first.arrive();
    await advanceTime(999);
    expect(bars()).toEqual(['Uploading a.png']);
    expect(useUploads.getState().uploading).toBe(true);
    await advanceTime(1);
    expect(bars()).toEqual([]);
    expect(useUploads.getState().uploading).toBe(false);
  });

  test('queueUpload keeps the progress shown when a file is added within a second after the last one', async () => {
    const first = begin('a.png');
    await advanceTime(0);
    await first.arrive();
    await advanceTime(500);
    begin('b.png');
    await advanceTime(2_000);
    expect(bars()).toEqual(['Uploading b.png']);
    expect(useUploads.getState().uploading).toBe(true);
  });

  test('dismissing the progress empties the queue and stops the current upload (P4.48)', async () => {
    const first = begin('a.png');
    const second = begin('b.png');
    await advanceTime(0);
    await dismiss(screen.getByRole('status'));
    expect(queued()).toEqual([]);
    expect(first.isStopped()).toBe(true);
    await first.arrive();
    expect([await first.outcome, await second.outcome]).toEqual([{ state: 'dismissed' }, { state: 'dismissed' }]);
  });
});

describe('queueUpload, failures', () => {
  test('a failed upload is added to the errors and shown until it is dismissed (P4.49, P4.50, P3.17, P4.48, A4.53)', async () => {
    const first = begin('a.png');
    const second = begin('b.png');
    await advanceTime(0);
    await first.fail();
    await second.fail();
    expect(await first.outcome).toEqual({ state: 'failed', message: { message: 'too large' } });
    expect(useUploads.getState().errors).toEqual(
      ['a.png', 'b.png'].map((fileName) => ({
        uploadId: expect.any(String),
        inputId: 'ProfilePhoto',
        errorMessage: { message: 'too large' },
        fileName,
      })),
    );
    await advanceTime(60_000);
    const alerts = screen.getAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent)).toEqual([
      'Upload ErrorError uploading b.png',
      'Upload ErrorError uploading a.png',
    ]);
    await dismiss(alerts[0]!);
    expect(useUploads.getState().errors.map(({ fileName }) => fileName)).toEqual(['a.png']);
  });

  test('a failed upload does not block the next one', async () => {
    const first = begin('a.png');
    const second = begin('b.png');
    await advanceTime(0);
    await first.fail();
    await second.arrive();
    expect(await second.outcome).toMatchObject({ state: 'uploaded' });
  });
});
