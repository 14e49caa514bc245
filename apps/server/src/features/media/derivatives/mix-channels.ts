/** Mixes the channels of a sound down to one or two; one channel becomes two equal ones. */
export function mixChannels(channels: readonly Float32Array[], count: number): readonly Float32Array[] {
  if (channels.length === count) return channels;
  const mixed = mixToOne(channels);
  return Array.from({ length: count }, () => mixed);
}

/** The average of all channels. */
export function mixToOne(channels: readonly Float32Array[]): Float32Array {
  const [first] = channels;
  if (!first || channels.length === 1) return first ?? new Float32Array();
  return first.map((_, at) => channels.reduce((sum, samples) => sum + (samples[at] ?? 0), 0) / channels.length);
}
