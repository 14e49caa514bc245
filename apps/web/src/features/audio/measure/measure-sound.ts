import { createLoudnessMeter } from './loudness-meter.ts';

/** The measurements of a recording. */
export interface SoundMeasures {
  readonly seconds: number;
  /** Integrated loudness in LUFS (ITU-R BS.1770); undefined for a sound without any loud enough part. */
  readonly loudness: number | undefined;
  /** Highest sample, from 0 to 1. */
  readonly peak: number;
  /** Number of places where the level hit the limit, so that the sound is distorted. */
  readonly clippedCount: number;
  /** Time before the first sound, in seconds. The whole duration for a silent recording. */
  readonly leadingSilence: number;
}

/** Recorded samples at the limit have values of nearly 1. */
const clippedLevel = 0.985;
/** One sample at the limit is not audible; three in a row are. */
const clippedSamplesMin = 3;
const silenceWindowSeconds = 0.01;
/** −45 dB: the noise of a quiet room is below it. */
const silenceLevel = 10 ** (-45 / 20);

/** Measures one channel of a sound that arrives in pieces. */
export class SoundMeter {
  readonly #sampleRate: number;
  readonly #loudness: ReturnType<typeof createLoudnessMeter>;
  readonly #window: number;
  #count = 0;
  #peak = 0;
  #run = 0;
  #clippedCount = 0;
  #windowSum = 0;
  #firstSound: number | undefined;

  constructor(sampleRate: number) {
    this.#sampleRate = sampleRate;
    this.#loudness = createLoudnessMeter(sampleRate);
    this.#window = Math.round(sampleRate * silenceWindowSeconds);
  }

  add(samples: Float32Array): void {
    for (const sample of samples) {
      const level = Math.abs(sample);
      if (level > this.#peak) this.#peak = level;
      this.#run = level >= clippedLevel ? this.#run + 1 : 0;
      if (this.#run === clippedSamplesMin) this.#clippedCount += 1;
      if (this.#firstSound === undefined) this.#lookForSound(sample);
      this.#count += 1;
    }
    this.#loudness.add(samples);
  }

  getMeasures(): SoundMeasures {
    return {
      seconds: this.#count / this.#sampleRate,
      loudness: this.#loudness.getLoudness(),
      peak: this.#peak,
      clippedCount: this.#clippedCount,
      leadingSilence: (this.#firstSound ?? this.#count) / this.#sampleRate,
    };
  }

  #lookForSound(sample: number) {
    this.#windowSum += sample * sample;
    if ((this.#count + 1) % this.#window !== 0) return;
    if (Math.sqrt(this.#windowSum / this.#window) > silenceLevel) this.#firstSound = this.#count + 1 - this.#window;
    this.#windowSum = 0;
  }
}

/** Measures a whole sound. */
export function measureSound(samples: Float32Array, sampleRate: number): SoundMeasures {
  const meter = new SoundMeter(sampleRate);
  meter.add(samples);
  return meter.getMeasures();
}
