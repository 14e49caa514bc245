import wasmAddress from 'wasm-media-encoders/wasm/mp3?url';
import { measureSound, SoundMeter, type SoundMeasures } from '../measure/measure-sound.ts';
import type { CapturedSamples } from './capture-worklet.ts';
import { FrameAssembler, recordingRate } from './frame-assembler.ts';
import { createMp3Encoder, encodeSound, type Mp3Encoder, type Mp3Rate } from './mp3-encoder.ts';

// The worker that encodes and measures sounds, so that the page stays responsive.

/** Work for the worker. Samples are one channel. */
export type AudioTask =
  /** Encodes what arrives at the port until null arrives. */
  | { readonly type: 'record'; readonly port: MessagePort; readonly sampleRate: number }
  | { readonly type: 'encode'; readonly samples: Float32Array; readonly sampleRate: Mp3Rate }
  | { readonly type: 'measure'; readonly samples: Float32Array; readonly sampleRate: number };

export type AudioReport =
  /** The encoder is loaded. */
  | { readonly type: 'ready' }
  /** The next bytes of a recording, about every second. */
  | { readonly type: 'part'; readonly bytes: Uint8Array<ArrayBuffer> }
  /** The highest sample of the last tenth of a second, from 0 to 1. */
  | { readonly type: 'level'; readonly level: number }
  | { readonly type: 'recorded'; readonly measures: SoundMeasures }
  | { readonly type: 'encoded'; readonly parts: readonly Uint8Array<ArrayBuffer>[] }
  | { readonly type: 'measured'; readonly measures: SoundMeasures };

/** Bytes of a second at 128 kbps. */
const partBytes = 16_000;
const framesOfLevel = 4;

addEventListener('message', ({ data }: MessageEvent<AudioTask>) => {
  // A rejection becomes an error of the worker, which the page handles.
  run(data).catch((error: unknown) => setTimeout(() => throwError(error)));
});

function throwError(error: unknown): never {
  throw error;
}

async function run(task: AudioTask): Promise<void> {
  if (task.type === 'measure') {
    report({ type: 'measured', measures: measureSound(task.samples, task.sampleRate) });
    return;
  }
  const wasm = await (await fetch(wasmAddress)).arrayBuffer();
  if (task.type === 'encode') {
    const encoder = await createMp3Encoder(wasm, task.sampleRate, task.sampleRate);
    report({ type: 'encoded', parts: encodeSound(encoder, task.samples) });
    return;
  }
  // A microphone whose rate the browser does not change is resampled by the encoder.
  record(task, await createMp3Encoder(wasm, task.sampleRate, recordingRate));
  report({ type: 'ready' });
}

function record({ port, sampleRate }: Extract<AudioTask, { type: 'record' }>, encoder: Mp3Encoder) {
  const assembler = new FrameAssembler(sampleRate);
  const meter = new SoundMeter(sampleRate);
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let pendingBytes = 0;
  let frameCount = 0;
  let level = 0;

  function addFrame(samples: Float32Array) {
    meter.add(samples);
    addBytes(encoder.encode(samples));
    frameCount += 1;
    for (const sample of samples) level = Math.max(level, Math.abs(sample));
    if (frameCount % framesOfLevel !== 0) return;
    report({ type: 'level', level });
    level = 0;
  }
  function addBytes(bytes: Uint8Array<ArrayBuffer>) {
    pending.push(bytes);
    pendingBytes += bytes.length;
    if (pendingBytes >= partBytes) send();
  }
  function send() {
    const bytes = new Uint8Array(pendingBytes);
    let at = 0;
    for (const part of pending) {
      bytes.set(part, at);
      at += part.length;
    }
    pending = [];
    pendingBytes = 0;
    if (bytes.length > 0) report({ type: 'part', bytes });
  }
  port.addEventListener('message', ({ data }: MessageEvent<CapturedSamples>) => {
    if (data !== null) {
      for (const frame of assembler.add(data)) addFrame(frame);
      return;
    }
    addFrame(assembler.takeRest());
    addBytes(encoder.finish());
    send();
    report({ type: 'recorded', measures: meter.getMeasures() });
  });
  port.start();
}

function report(given: AudioReport) {
  postMessage(given);
}
