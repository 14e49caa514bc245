import type { MiscAttributes } from '@confab/contracts';
import { flavours, frontendVersion } from '@confab/model';
import { siteAddress, type Config } from '../../config.ts';

/** Returns the facts about this installation that a client needs before its first other call. */
export function getMiscAttributes(config: Config): MiscAttributes {
  // Channels resolve the audio and image ids in responses against these addresses.
  const assets = `${config.publicUrl}/media/`;
  return {
    audioCloudPath: assets,
    imageCloudPath: assets,
    minFrontEndVersion: frontendVersion,
    environment: config.environment,
    sites: Object.fromEntries(flavours.map((flavour) => [flavour, siteAddress(config.publicUrl, flavour)])),
    links: config.links,
  };
}
