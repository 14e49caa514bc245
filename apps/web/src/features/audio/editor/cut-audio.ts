import { editingRate, mixChannels } from '../measure/load-sound.ts';

/** A part of a sound, in seconds. */
export interface AudioRegion {
  readonly start: number;
  readonly end: number;
}

/** The shortest sound that a cut leaves, in seconds. */
const remainderMin = 0.05;

/** A region within a sound, in order; undefined for one that has no length or would leave nothing. */
export function fitRegion({ start, end }: AudioRegion, duration: number): AudioRegion | undefined {
  const from = Math.max(0, Math.min(start, end));
  const to = Math.min(duration, Math.max(start, end));
  return to > from && duration - (to - from) >= remainderMin ? { start: from, end: to } : undefined;
}

/**
 * Removes a region from a sound (A2.99), as one channel of 48,000 samples a second (A9.22).
 *
 * @throws when the browser cannot render it
 */
export async function cutAudio(sound: AudioBuffer, { start, end }: AudioRegion): Promise<AudioBuffer> {
  const length = Math.max(1, Math.round((sound.duration - (end - start)) * editingRate));
  const context = new OfflineAudioContext(1, length, editingRate);
  const { samples, sampleRate } = mixChannels(sound);
  const mono = new AudioBuffer({ length: samples.length, numberOfChannels: 1, sampleRate });
  mono.copyToChannel(samples, 0);
  play(context, mono, 0, 0, start);
  play(context, mono, start, end, sound.duration - end);
  return context.startRendering();
}

/** Plays a part of a sound at a time of the context. */
function play(context: OfflineAudioContext, buffer: AudioBuffer, at: number, from: number, seconds: number) {
  if (seconds <= 0) return;
  const source = new AudioBufferSourceNode(context, { buffer });
  source.connect(context.destination);
  source.start(at, from, seconds);
}
