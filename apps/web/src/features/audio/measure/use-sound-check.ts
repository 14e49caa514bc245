import { useMutation } from '@tanstack/react-query';
import { measureInWorker } from '../worker/start-audio-worker.ts';
import { decodeSound, downloadSound, mixChannels } from './load-sound.ts';

/** Measures the sound of an address on demand. */
export function useSoundCheck() {
  return useMutation({
    // Measures stay in this page, so that they work without a connection once the sound is there.
    networkMode: 'always',
    mutationFn: async (address: string) => {
      const { samples, sampleRate } = mixChannels(await decodeSound(await downloadSound(address)));
      return measureInWorker(samples, sampleRate);
    },
  });
}
