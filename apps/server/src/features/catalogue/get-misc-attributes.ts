import type { MiscAttributes } from '@confab/contracts';
import { flavours, frontendVersion } from '@confab/model';
import { siteAddress, type Config } from '../../config.ts';

/** Returns the facts about this installation that a client needs before its first other call. */
export function getMiscAttributes(config: Config): MiscAttributes {
  // Templates of the addresses of published files; the addresses of other files also need a ticket (A7.87).
  const address = `${config.userContentUrl ?? config.publicUrl}/media/{assetId}`;
  return {
    audioCloudPath: `${address}?format={audioFormat}`,
    imageCloudPath: `${address}?size={imageSize}`,
    minFrontEndVersion: frontendVersion,
    environment: config.environment,
    sites: Object.fromEntries(flavours.map((flavour) => [flavour, siteAddress(config.publicUrl, flavour)])),
    links: config.links,
  };
}
