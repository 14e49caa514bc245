import { describe, expect, test } from 'vitest';
import { listRecordingFaults } from './list-advice.ts';
import { measureSound, SoundMeter } from './measure-sound.ts';

const rate = 48_000;
const createSine = (seconds: number, level: number, frequency = 997, sampleRate = rate) =>
  Float32Array.from(
    { length: seconds * sampleRate },
    (_, at) => level * Math.sin((2 * Math.PI * frequency * at) / sampleRate),
  );
const join = (...parts: readonly Float32Array[]) => Float32Array.from(parts.flatMap((part) => [...part]));
const faultsOf = (samples: Float32Array) => listRecordingFaults(measureSound(samples, rate));

describe('loudness of a recording', () => {
  test.each([44_100, 48_000])(
    'a full sine of 997 Hz at %i samples a second has −3.01 LUFS, as the standard requires',
    (at) => {
      expect(measureSound(createSine(3, 1, 997, at), at).loudness).toBeCloseTo(-3.01, 1);
    },
  );

  test('a tenth of the level is 20 LUFS less', () => {
    expect(measureSound(createSine(3, 0.1), rate).loudness).toBeCloseTo(-23.01, 1);
  });

  test('pauses do not make a recording quieter', () => {
    const pause = new Float32Array(rate * 4);
    expect(measureSound(join(createSine(3, 0.1), pause), rate).loudness).toBeCloseTo(-23, 0);
  });

  test('silence has no loudness', () => expect(measureSound(new Float32Array(rate), rate).loudness).toBeUndefined());

  test('pieces of any size give the same measures as the whole', () => {
    const whole = join(new Float32Array(5_000), createSine(1, 0.3));
    const meter = new SoundMeter(rate);
    for (let at = 0; at < whole.length; at += 1_152) meter.add(whole.subarray(at, at + 1_152));
    expect(meter.getMeasures()).toEqual(measureSound(whole, rate));
  });
});

describe('faults of a recording', () => {
  test('a voice at a usual level has none', () => expect(faultsOf(createSine(2, 0.15))).toEqual([]));
  test('silence is the only fault reported for a silent recording', () =>
    expect(faultsOf(new Float32Array(rate))).toEqual(['silent']));
  test('a whisper is too quiet', () => expect(faultsOf(createSine(2, 0.02))).toEqual(['quiet']));
  test('a level at the limit is clipped and too loud', () => {
    const shout = createSine(2, 1.5).map((sample) => Math.max(-1, Math.min(1, sample)));
    expect(faultsOf(shout)).toEqual(['clipped', 'loud']);
  });
  test('silence before the first word is measured', () => {
    const late = join(new Float32Array(rate * 1.2), createSine(2, 0.15));
    expect(measureSound(late, rate).leadingSilence).toBeCloseTo(1.2, 1);
    expect(faultsOf(late)).toEqual(['lateStart']);
  });
});
