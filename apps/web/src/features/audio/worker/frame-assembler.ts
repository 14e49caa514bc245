/** Samples of one channel a second that recordings are made with (A9.16). */
export const recordingRate = 44_100;
/** Number of samples of an mp3 frame (A9.21). */
export const frameSamples = 1_152;
/** The beginning of a recording that is left out, because it has the sound of the key that started it (A9.21). */
const skippedMs = 300;

/** Makes frames of 1,152 samples from the pieces that a microphone gives, without the first 300 ms. */
export class FrameAssembler {
  #skipped: number;
  #frame = new Float32Array(frameSamples);
  #filled = 0;

  constructor(sampleRate: number) {
    this.#skipped = Math.round((sampleRate * skippedMs) / 1_000);
  }

  /** Adds a piece. @returns the frames that it completes */
  add(samples: Float32Array): readonly Float32Array[] {
    const frames: Float32Array[] = [];
    let at = Math.min(this.#skipped, samples.length);
    this.#skipped -= at;
    while (at < samples.length) {
      const end = Math.min(samples.length, at + frameSamples - this.#filled);
      this.#frame.set(samples.subarray(at, end), this.#filled);
      this.#filled += end - at;
      at = end;
      if (this.#filled < frameSamples) continue;
      frames.push(this.#frame);
      this.#frame = new Float32Array(frameSamples);
      this.#filled = 0;
    }
    return frames;
  }

  /** The samples that do not fill a frame. */
  takeRest(): Float32Array {
    const rest = this.#frame.slice(0, this.#filled);
    this.#filled = 0;
    return rest;
  }
}
