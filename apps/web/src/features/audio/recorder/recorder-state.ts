/** Why no recording can be made. */
export const recordingFailures = ['refused', 'noMicrophone', 'busy', 'insecure', 'unsupported', 'broken'] as const;
export type RecordingFailure = (typeof recordingFailures)[number];

/** How far the countdown goes, in seconds (A9.21). */
const countdownSeconds = 3;
/** The longest recording, in seconds. */
export const recordingSecondsMax = 600;

export type RecorderState =
  | { readonly type: 'idle' }
  /** The browser asks for the microphone, and the encoder is loaded. */
  | { readonly type: 'opening' }
  | { readonly type: 'countdown'; readonly left: number }
  | { readonly type: 'recording'; readonly seconds: number }
  /** The last samples are being encoded. */
  | { readonly type: 'finishing' }
  | { readonly type: 'failed'; readonly failure: RecordingFailure };

export type RecorderEvent =
  | { readonly type: 'started' }
  /** The microphone is open. */
  | { readonly type: 'opened'; readonly hasCountdown: boolean }
  /** A second has passed (A9.21). */
  | { readonly type: 'ticked' }
  | { readonly type: 'stopped' }
  | { readonly type: 'finished' }
  | { readonly type: 'failed'; readonly failure: RecordingFailure };

const idle: RecorderState = { type: 'idle' };

/** The next state of the recorder. An event that does not fit the state changes nothing. */
export function reduceRecorder(state: RecorderState, event: RecorderEvent): RecorderState {
  switch (event.type) {
    case 'started':
      return isRecorderBusy(state) ? state : { type: 'opening' };
    case 'opened':
      if (state.type !== 'opening') return state;
      return event.hasCountdown ? { type: 'countdown', left: countdownSeconds } : { type: 'recording', seconds: 0 };
    case 'ticked':
      return tick(state);
    case 'stopped':
      // A recording that has not begun is cancelled.
      if (state.type === 'recording') return { type: 'finishing' };
      return state.type === 'opening' || state.type === 'countdown' ? idle : state;
    case 'finished':
      return state.type === 'finishing' ? idle : state;
    case 'failed':
      return isRecorderBusy(state) ? { type: 'failed', failure: event.failure } : state;
    default:
      return event satisfies never;
  }
}

function tick(state: RecorderState): RecorderState {
  if (state.type === 'countdown')
    return state.left > 1 ? { type: 'countdown', left: state.left - 1 } : { type: 'recording', seconds: 0 };
  if (state.type !== 'recording') return state;
  const seconds = state.seconds + 1;
  return seconds >= recordingSecondsMax ? { type: 'finishing' } : { type: 'recording', seconds };
}

/** Whether a recording is in progress, which blocks library, edit and clear (A2.102). */
export function isRecorderBusy({ type }: RecorderState): boolean {
  return type === 'opening' || type === 'countdown' || type === 'recording' || type === 'finishing';
}
