import type { SoundMeasures } from '../measure/measure-sound.ts';
import type { CaptureOrder } from '../worker/capture-worklet.ts';
// oxlint-disable-next-line import/default -- the builder makes a module with the address, which only it can see
import workletAddress from '../worker/capture-worklet.ts?worker&url';
import { recordingRate } from '../worker/frame-assembler.ts';
import { startAudioWorker } from '../worker/start-audio-worker.ts';
import type { RecordingFailure } from './recorder-state.ts';

export interface CaptureHandlers {
  /** Receives the next bytes of the mp3. */
  readonly onPart: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** Receives the level about ten times a second, from 0 to 1. */
  readonly onLevel: (level: number) => void;
  /** The microphone was unplugged, or the encoder stopped. What was received is still good. */
  readonly onBroken: () => void;
}

/** An open microphone with its encoder. */
export interface Capture {
  /** Begins to record; the countdown comes before. */
  begin(): void;
  /** Ends the recording after its last part, and closes the microphone. */
  finish(): Promise<SoundMeasures>;
  /** Closes the microphone at once. */
  cancel(): void;
}

/** A microphone that cannot be opened. */
export class CaptureError extends Error {
  override readonly name = 'CaptureError';
  readonly failure: RecordingFailure;

  constructor(failure: RecordingFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** Opens the microphone, and loads the encoder while the browser asks. @throws CaptureError */
export async function openCapture({ onPart, onLevel, onBroken }: CaptureHandlers): Promise<Capture> {
  const stream = await openMicrophone();
  const { context, source } = openContext(stream);
  const channel = new MessageChannel();
  let onMeasures: (measures: SoundMeasures) => void = () => undefined;
  let setReady: () => void = () => undefined;
  let isOpen = true;
  const ready = new Promise<void>((resolve) => (setReady = resolve));
  let rejectReady: (error: Error) => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => (rejectReady = reject));
  // The rejection is handled below; without this it counts as unhandled when the recording ends well.
  failed.catch(() => undefined);

  const worker = startAudioWorker(
    (report) => {
      if (report.type === 'ready') setReady();
      else if (report.type === 'part') onPart(report.bytes);
      else if (report.type === 'level') onLevel(report.level);
      else if (report.type === 'recorded') onMeasures(report.measures);
    },
    () => fail(),
  );
  for (const track of stream.getTracks()) track.addEventListener('ended', fail);

  function fail() {
    rejectReady(new CaptureError('broken'));
    if (isOpen) onBroken();
    close();
  }
  function close() {
    isOpen = false;
    stopTracks(stream);
    worker.end();
    channel.port1.close();
    if (context.state !== 'closed') void context.close();
  }

  try {
    worker.send({ type: 'record', port: channel.port2, sampleRate: context.sampleRate }, [channel.port2]);
    await context.audioWorklet.addModule(workletAddress);
    const tap = new AudioWorkletNode(context, 'confab-tap', { channelCount: 1, channelCountMode: 'explicit' });
    // A node that leads nowhere may not be run, so it leads to silence.
    const silence = new GainNode(context, { gain: 0 });
    source.connect(tap).connect(silence).connect(context.destination);
    await Promise.race([ready, failed]);
    const order = (given: CaptureOrder, transfer: Transferable[] = []) => tap.port.postMessage(given, transfer);
    return {
      begin: () => order({ type: 'begin', port: channel.port1 }, [channel.port1]),
      async finish() {
        const measured = new Promise<SoundMeasures>((resolve) => (onMeasures = resolve));
        order({ type: 'end' });
        const measures = await Promise.race([measured, failed]);
        close();
        return measures;
      },
      cancel: close,
    };
  } catch (error) {
    close();
    throw error instanceof CaptureError ? error : new CaptureError('unsupported');
  }
}

/** Some browsers cannot change the rate of a microphone; the encoder does it then. A failure closes the microphone. */
function openContext(stream: MediaStream): MicrophoneSource {
  try {
    return connectMicrophone(stream, { sampleRate: recordingRate });
  } catch {
    try {
      return connectMicrophone(stream);
    } catch {
      stopTracks(stream);
      throw new CaptureError('unsupported');
    }
  }
}

interface MicrophoneSource {
  readonly context: AudioContext;
  readonly source: AudioNode;
}

function connectMicrophone(stream: MediaStream, options?: AudioContextOptions): MicrophoneSource {
  const context = new AudioContext(options);
  try {
    return { context, source: context.createMediaStreamSource(stream) };
  } catch (error) {
    void context.close();
    throw error;
  }
}

function stopTracks(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop();
}

async function openMicrophone(): Promise<MediaStream> {
  // Browsers give a microphone to pages with https only.
  if (!window.isSecureContext) throw new CaptureError('insecure');
  if (typeof AudioWorkletNode === 'undefined' || typeof navigator.mediaDevices?.getUserMedia !== 'function')
    throw new CaptureError('unsupported');
  try {
    return await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } });
  } catch (error) {
    throw new CaptureError(describeMicrophoneError(error));
  }
}

const failuresByName: Readonly<Record<string, RecordingFailure>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'noMicrophone',
  OverconstrainedError: 'noMicrophone',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Returns why a microphone could not be opened, from the browser's error. */
export function describeMicrophoneError(error: unknown): RecordingFailure {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return failuresByName[name] ?? 'unsupported';
}
