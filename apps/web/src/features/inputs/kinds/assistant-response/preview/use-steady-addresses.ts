import { useState } from 'react';
import type { AssetAddresses } from '../../../../../media/asset-addresses.ts';

/**
 * The newest addresses of a team's files, except for a sound or video that is playing: its address stays, so that it plays
 * on when the ticket is renewed.
 */
export function useSteadyAddresses(addresses: AssetAddresses): AssetAddresses {
  const [playing] = useState(createPlayingAddresses);
  return {
    getImageUrl: addresses.getImageUrl,
    getAudioUrl: (assetId, format) =>
      playing.choose(`${assetId} ${format ?? ''}`, addresses.getAudioUrl(assetId, format)),
    getFileUrl: (assetId) => playing.choose(assetId, addresses.getFileUrl(assetId)),
  };
}

function createPlayingAddresses() {
  const shown = new Map<string, string>();
  return {
    choose(key: string, newest: string | undefined): string | undefined {
      const current = shown.get(key);
      if (current !== undefined && current !== newest && isPlaying(current)) return current;
      if (newest === undefined) shown.delete(key);
      else shown.set(key, newest);
      return newest;
    },
  };
}

function isPlaying(address: string): boolean {
  const players = document.querySelectorAll<HTMLMediaElement>('audio, video');
  return [...players].some((player) => !player.paused && player.getAttribute('src') === address);
}
