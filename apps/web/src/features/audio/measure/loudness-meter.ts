/** Measures the integrated loudness of one channel as ITU-R BS.1770-4 defines it: weighted, in gated blocks. */
interface LoudnessMeter {
  add(samples: Float32Array): void;
  /** In LUFS; undefined when every block is below the absolute gate. */
  getLoudness(): number | undefined;
}

const blockSeconds = 0.4;
/** Blocks overlap by three quarters. */
const partsOfBlock = 4;
const absoluteGate = -70;
const relativeGate = -10;

/** Creates a meter. Its memory grows by ten numbers a second. */
export function createLoudnessMeter(sampleRate: number): LoudnessMeter {
  const shelf = createFilter(createShelf(sampleRate));
  const highPass = createFilter(createHighPass(sampleRate));
  const partSamples = Math.round((sampleRate * blockSeconds) / partsOfBlock);
  /** The energy of each quarter of a block. */
  const parts: number[] = [];
  let sum = 0;
  let count = 0;
  return {
    add(samples) {
      for (const sample of samples) {
        const weighted = highPass(shelf(sample));
        sum += weighted * weighted;
        count += 1;
        if (count < partSamples) continue;
        parts.push(sum / partSamples);
        sum = 0;
        count = 0;
      }
    },
    getLoudness: () => computeLoudness(parts),
  };
}

function computeLoudness(parts: readonly number[]): number | undefined {
  const blocks: number[] = [];
  for (let at = 0; at + partsOfBlock <= parts.length; at += 1) blocks.push(average(parts.slice(at, at + partsOfBlock)));
  const audible = blocks.filter((energy) => toLoudness(energy) > absoluteGate);
  if (audible.length === 0) return undefined;
  const gate = toLoudness(average(audible)) + relativeGate;
  return toLoudness(average(audible.filter((energy) => toLoudness(energy) > gate)));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function toLoudness(energy: number): number {
  return energy <= 0 ? -Infinity : -0.691 + 10 * Math.log10(energy);
}

interface Coefficients {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

/** The first weighting of the standard: the head, which raises high tones by 4 dB. */
function createShelf(sampleRate: number): Coefficients {
  const [gain, quality, frequency] = [3.999_843_853_973_347, 0.707_175_236_955_419_6, 1_681.974_450_955_533];
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  const high = 10 ** (gain / 20);
  const band = high ** 0.499_666_774_154_541_6;
  const scale = 1 + k / quality + k * k;
  return {
    b: [
      (high + (band * k) / quality + k * k) / scale,
      (2 * (k * k - high)) / scale,
      (high - (band * k) / quality + k * k) / scale,
    ],
    a: [(2 * (k * k - 1)) / scale, (1 - k / quality + k * k) / scale],
  };
}

/** The second weighting: a high pass. */
function createHighPass(sampleRate: number): Coefficients {
  const [quality, frequency] = [0.500_327_037_323_877_3, 38.135_470_876_024_44];
  const k = Math.tan((Math.PI * frequency) / sampleRate);
  const scale = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / scale, (1 - k / quality + k * k) / scale] };
}

function createFilter({ b: [b0, b1, b2], a: [a1, a2] }: Coefficients): (sample: number) => number {
  let [first, second] = [0, 0];
  return (sample) => {
    const result = b0 * sample + first;
    first = b1 * sample - a1 * result + second;
    second = b2 * sample - a2 * result;
    return result;
  };
}
