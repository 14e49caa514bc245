import { startDeadline, longSilenceMs, watchBody } from '../../../api/call-deadline.ts';
import type { Mp3Rate } from '../worker/mp3-encoder.ts';

/** One channel of a sound. */
export interface DecodedSound {
  readonly samples: Float32Array<ArrayBuffer>;
  readonly sampleRate: number;
  /** In seconds. */
  readonly duration: number;
}

/** The rate that sounds are cut and measured with (A9.22). */
export const editingRate = 48_000 satisfies Mp3Rate;

/**
 * Downloads a sound; fails when the server is silent for too long.
 *
 * @param address of an asset; its file is read from this site, as the policy of the page requires
 */
export async function downloadSound(address: string): Promise<Blob> {
  const { pathname, search } = new URL(address, location.href);
  const { signal, extend, end } = startDeadline(longSilenceMs);
  try {
    const response = watchBody(await fetch(`${pathname}${search}`, { signal }), extend);
    if (!response.ok) throw new Error(`The sound was answered with status ${response.status}.`);
    extend();
    return await response.blob();
  } finally {
    end();
  }
}

/** Decodes a sound to one channel of 48,000 samples a second. @throws for a file that the browser cannot play */
export async function decodeSound(content: Blob): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, 1, editingRate);
  return context.decodeAudioData(await content.arrayBuffer());
}

/** The channels of a sound as one. */
export function mixChannels(buffer: AudioBuffer): DecodedSound {
  const samples = buffer.getChannelData(0).slice();
  for (let channel = 1; channel < buffer.numberOfChannels; channel += 1)
    for (const [at, sample] of buffer.getChannelData(channel).entries()) samples[at] = (samples[at] ?? 0) + sample;
  if (buffer.numberOfChannels > 1)
    for (let at = 0; at < samples.length; at += 1) samples[at] = (samples[at] ?? 0) / buffer.numberOfChannels;
  return { samples, sampleRate: buffer.sampleRate, duration: buffer.duration };
}
