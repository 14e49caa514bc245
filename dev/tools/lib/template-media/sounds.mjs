import { createMp3Encoder } from 'wasm-media-encoders';

const sampleRate = 24_000;
/** What voice platforms take in speech (A9.16 is the rate of recordings). */
const bitrate = 48;

/** Notes as `[start in seconds, length in seconds, frequency in hertz, loudness 0 to 1]`. */
const jingles = {
  /** Rises to a star: a broken chord, upwards, with the last note ringing. */
  sky: [
    [0, 0.5, 523.25, 0.5],
    [0.14, 0.5, 659.26, 0.5],
    [0.28, 0.5, 783.99, 0.5],
    [0.42, 0.7, 1046.5, 0.5],
    [0.58, 1.4, 1318.51, 0.45],
    [0.58, 1.4, 1567.98, 0.25],
  ],
  /** Sinks into the water: the chord downwards, low and soft. */
  sea: [
    [0, 0.6, 587.33, 0.45],
    [0.18, 0.6, 493.88, 0.45],
    [0.36, 0.6, 392, 0.5],
    [0.54, 0.7, 293.66, 0.55],
    [0.76, 1.5, 196, 0.6],
    [0.76, 1.5, 293.66, 0.3],
  ],
};

/** The jingles of the quiz as mp3: one channel, 24 kHz, 48 kbit/s. */
export async function makeSounds() {
  const made = [];
  for (const [name, notes] of Object.entries(jingles)) made.push([`${name}-jingle`, await encode(play(notes))]);
  return made;
}

/** Struck bars: each note fades, with a quiet octave and a short click of a third partial. */
function play(notes) {
  const seconds = Math.max(...notes.map(([start, length]) => start + length)) + 0.1;
  const samples = new Float32Array(Math.ceil(seconds * sampleRate));
  for (const [start, length, frequency, loudness] of notes) {
    const [first, count] = [Math.round(start * sampleRate), Math.round(length * sampleRate)];
    for (let at = 0; at < count; at += 1) {
      const time = at / sampleRate;
      const phase = 2 * Math.PI * frequency * time;
      const attack = Math.min(1, time / 0.006);
      const end = Math.min(1, (length - time) / 0.05);
      const tone =
        Math.sin(phase) * Math.exp(-4 * time) +
        0.3 * Math.sin(2 * phase) * Math.exp(-7 * time) +
        0.12 * Math.sin(4 * phase) * Math.exp(-14 * time);
      samples[first + at] += 0.45 * loudness * attack * end * tone;
    }
  }
  return samples;
}

async function encode(samples) {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, bitrate, outputSampleRate: sampleRate });
  const parts = [encoder.encode([samples]).slice(), encoder.finalize().slice()];
  return Buffer.concat(parts);
}
