import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CaptureError, describeMicrophoneError, type CaptureHandlers } from './open-capture.ts';
import { formatSeconds, nameRecording } from './name-recording.ts';
import { Recorder } from './recorder.ts';
import {
  isRecorderBusy,
  recordingFailures,
  recordingSecondsMax,
  reduceRecorder,
  type RecorderState,
} from './recorder-state.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const measures = { seconds: 2, loudness: -20, peak: 0.5, clippedCount: 0, leadingSilence: 0 };

/** A recorder with a microphone that the test controls. */
function aRecorder({ hasCountdown = true, refusal = undefined as CaptureError | undefined } = {}) {
  const log: string[] = [];
  let handlers: CaptureHandlers | undefined;
  const recorder = new Recorder({
    hasCountdown,
    openCapture: async (given) => {
      if (refusal) throw refusal;
      handlers = given;
      return {
        begin: () => log.push('begin'),
        finish: async () => {
          given.onPart(Uint8Array.of(2));
          return measures;
        },
        cancel: () => log.push('cancel'),
      };
    },
    createSink: () => ({
      onPart: (bytes) => log.push(`part ${bytes[0]}`),
      onEnd: (given) => log.push(given ? 'end' : 'broken end'),
    }),
  });
  return {
    recorder,
    log,
    type: () => recorder.getView().state,
    emit: (given: number) => handlers?.onPart(Uint8Array.of(given)),
    unplug: () => handlers?.onBroken(),
  };
}

describe('the recorder', () => {
  test('the recorder counts 3-2-1, records with a timer of seconds, and ends (A2.94, A9.21)', async () => {
    const { recorder, log, type, emit } = aRecorder();
    const started = recorder.start();
    expect(type()).toEqual({ type: 'opening' });
    await started;
    const states = [type()];
    for (let second = 0; second < 5; second += 1) {
      vi.advanceTimersByTime(1_000);
      states.push(type());
    }
    expect(states).toEqual([
      ...[3, 2, 1].map((left) => ({ type: 'countdown', left })),
      ...[0, 1, 2].map((seconds) => ({ type: 'recording', seconds })),
    ]);
    emit(1);
    recorder.stop();
    expect(type()).toEqual({ type: 'finishing' });
    await vi.advanceTimersByTimeAsync(0);
    expect([log, type()]).toEqual([['begin', 'part 1', 'part 2', 'end'], { type: 'idle' }]);
  });

  test('stopping during the countdown closes the microphone and records nothing', async () => {
    const { recorder, log, type } = aRecorder();
    await recorder.start();
    recorder.stop();
    vi.advanceTimersByTime(5_000);
    expect([log, type()]).toEqual([['cancel'], { type: 'idle' }]);
  });

  test('a microphone that opens after the recording was cancelled is closed again', async () => {
    const { recorder, log } = aRecorder();
    const started = recorder.start();
    recorder.stop();
    await started;
    expect(log).toEqual(['cancel']);
  });

  test('without a countdown it records at once', async () => {
    const { recorder, log, type } = aRecorder({ hasCountdown: false });
    await recorder.start();
    expect([log, type()]).toEqual([['begin'], { type: 'recording', seconds: 0 }]);
  });

  test('a recording that breaks off keeps the recorded sound', async () => {
    const { recorder, log, type, emit, unplug } = aRecorder({ hasCountdown: false });
    await recorder.start();
    emit(1);
    unplug();
    expect([log, type()]).toEqual([['begin', 'part 1', 'broken end'], { type: 'failed', failure: 'broken' }]);
  });

  test('a refused microphone is reported, and can be tried again', async () => {
    const { recorder, type } = aRecorder({ refusal: new CaptureError('refused') });
    await recorder.start();
    expect(type()).toEqual({ type: 'failed', failure: 'refused' });
    void recorder.start();
    expect(type()).toEqual({ type: 'opening' });
  });

  test('a recording ends on its own at the maximum length', async () => {
    const { recorder, log } = aRecorder({ hasCountdown: false });
    await recorder.start();
    await vi.advanceTimersByTimeAsync(recordingSecondsMax * 1_000);
    expect(log).toEqual(['begin', 'part 2', 'end']);
  });
});

test('the recorder is busy from opening to finishing, and a second start changes nothing (A2.102)', () => {
  const states: readonly RecorderState[] = [
    { type: 'idle' },
    { type: 'opening' },
    { type: 'countdown', left: 2 },
    { type: 'recording', seconds: 4 },
    { type: 'finishing' },
    { type: 'failed', failure: 'refused' },
  ];
  expect(states.map(isRecorderBusy)).toEqual([false, true, true, true, true, false]);
  for (const state of states.filter(isRecorderBusy)) expect(reduceRecorder(state, { type: 'started' })).toBe(state);
});

test.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'noMicrophone'],
  ['NotReadableError', 'busy'],
  ['TypeError', 'unsupported'],
])('%s of the browser means that the microphone is %s', (name, failure) => {
  expect(describeMicrophoneError(new DOMException('', name))).toBe(failure);
  expect(recordingFailures).toContain(failure);
});

test('recordings are named Recording_ and the date and time (A3.60)', () => {
  expect(nameRecording(new Date(2026, 10, 3, 9, 5, 7))).toBe('Recording_20261103090507.mp3');
});

test('times are shown as minutes and seconds', () => {
  expect([0, 65.9, 3_600, NaN].map(formatSeconds)).toEqual(['0:00', '1:05', '60:00', '0:00']);
});
