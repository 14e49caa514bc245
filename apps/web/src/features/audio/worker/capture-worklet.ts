// The tap in the audio thread: passes the samples of the first channel on to the worker that encodes them.

/** Begins passing samples to a port, or ends it. */
export type CaptureOrder = { readonly type: 'begin'; readonly port: MessagePort } | { readonly type: 'end' };
/** Samples, or null after the last ones. */
export type CapturedSamples = Float32Array | null;

// The audio thread has its own globals, which are not in the types of the page.
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void;

/** The audio thread gives 128 samples at once; fewer messages carry more of them. */
const batchSamples = 1_024;

class Tap extends AudioWorkletProcessor {
  #target: MessagePort | undefined;
  #batch = new Float32Array(batchSamples);
  #filled = 0;

  constructor() {
    super();
    this.port.addEventListener('message', ({ data }: MessageEvent<CaptureOrder>) => {
      if (data.type === 'begin') this.#target = data.port;
      else this.#end();
    });
    this.port.start();
  }

  /** Called by the audio thread with the next samples. @returns whether it is to be called again */
  process([input]: readonly (readonly Float32Array[])[]): boolean {
    const samples = input?.[0];
    if (!this.#target || !samples) return true;
    if (this.#filled + samples.length > batchSamples) this.#send(this.#target);
    this.#batch.set(samples, this.#filled);
    this.#filled += samples.length;
    return true;
  }

  #send(target: MessagePort) {
    const samples = this.#batch.slice(0, this.#filled);
    this.#filled = 0;
    post(target, samples, [samples.buffer]);
  }

  #end() {
    if (!this.#target) return;
    this.#send(this.#target);
    post(this.#target, null);
    this.#target = undefined;
  }
}

function post(target: MessagePort, samples: CapturedSamples, transfer: Transferable[] = []) {
  target.postMessage(samples, transfer);
}

registerProcessor('confab-tap', Tap);
