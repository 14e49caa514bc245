import type { MiscAttributes } from '@confab/contracts';
import { flavours, frontendVersion } from '@confab/model';
import { siteAddress, type Config } from '../../config.ts';

/** The facts about this installation that a client needs before its first other call. */
export function getMiscAttributes(config: Config): MiscAttributes {
  // Where channels look for the audio and images whose ids responses hold.
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
