import type { SoundMeasures } from '../measure/measure-sound.ts';
import { CaptureError, type Capture, type CaptureHandlers } from './open-capture.ts';
import { isRecorderBusy, reduceRecorder, type RecorderEvent, type RecorderState } from './recorder-state.ts';

/** Receives a recording while it is made, so that it can be kept from its first second on. */
export interface RecordingSink {
  readonly onPart: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** `measures` are undefined when the recording broke off. */
  readonly onEnd: (measures: SoundMeasures | undefined) => void;
}

interface RecorderSettings {
  readonly openCapture: (handlers: CaptureHandlers) => Promise<Capture>;
  /** Called when the sound begins. */
  readonly createSink: () => RecordingSink;
  readonly hasCountdown: boolean;
}

interface RecorderView {
  readonly state: RecorderState;
  /** The level of the microphone, from 0 to 1. */
  readonly level: number;
}

const tickMs = 1_000;

/** Records from the microphone: countdown, timer, stop (A2.94). One recording at a time. */
export class Recorder {
  readonly #settings: RecorderSettings;
  readonly #listeners = new Set<() => void>();
  #view: RecorderView = { state: { type: 'idle' }, level: 0 };
  #capture: Capture | undefined;
  #sink: RecordingSink | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** Counts starts, so that a microphone that opens after it was cancelled is closed again. */
  #attempt = 0;

  constructor(settings: RecorderSettings) {
    this.#settings = settings;
  }

  readonly getView = (): RecorderView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async start(): Promise<void> {
    if (isRecorderBusy(this.#view.state)) return;
    this.#attempt += 1;
    const attempt = this.#attempt;
    this.#apply({ type: 'started' });
    try {
      const capture = await this.#settings.openCapture({
        onPart: (bytes) => this.#sink?.onPart(bytes),
        onLevel: (level) => this.#set({ ...this.#view, level }),
        onBroken: () => this.#break(),
      });
      if (attempt !== this.#attempt || this.#view.state.type !== 'opening') {
        capture.cancel();
        return;
      }
      this.#capture = capture;
      this.#timer = setInterval(() => this.#apply({ type: 'ticked' }), tickMs);
      this.#apply({ type: 'opened', hasCountdown: this.#settings.hasCountdown });
    } catch (error) {
      if (attempt !== this.#attempt) return;
      this.#apply({ type: 'failed', failure: error instanceof CaptureError ? error.failure : 'unsupported' });
    }
  }

  /** Ends the recording; one that has not begun is cancelled. */
  stop(): void {
    this.#apply({ type: 'stopped' });
  }

  #apply(event: RecorderEvent) {
    const { state: previous } = this.#view;
    const state = reduceRecorder(previous, event);
    if (state === previous) return;
    if (state.type === 'recording' && previous.type !== 'recording') {
      this.#sink = this.#settings.createSink();
      this.#capture?.begin();
    }
    if (state.type === 'finishing') void this.#finish();
    if (state.type === 'idle' && previous.type !== 'finishing') this.#release()?.cancel();
    this.#set({ state, level: state.type === 'recording' ? this.#view.level : 0 });
  }

  async #finish() {
    const capture = this.#release();
    try {
      this.#endSink(await capture?.finish());
      this.#apply({ type: 'finished' });
    } catch {
      this.#endSink(undefined);
      this.#apply({ type: 'failed', failure: 'broken' });
    }
  }

  /** The microphone was unplugged: the recorded sound is kept. */
  #break() {
    this.#release();
    this.#endSink(undefined);
    this.#apply({ type: 'failed', failure: 'broken' });
  }

  #endSink(measures: SoundMeasures | undefined) {
    const sink = this.#sink;
    this.#sink = undefined;
    sink?.onEnd(measures);
  }

  #release(): Capture | undefined {
    const capture = this.#capture;
    this.#capture = undefined;
    clearInterval(this.#timer);
    this.#attempt += 1;
    return capture;
  }

  #set(view: RecorderView) {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
