import type { MiscAttributes } from '@confab/contracts';
import { flavours, frontendVersion } from '@confab/model';
import { siteAddress, type Config } from '../../config.ts';

/** What a client has to know of this installation before anything else. */
export function getMiscAttributes(config: Config): MiscAttributes {
  return {
    audioCloudPath: '',
    imageCloudPath: '',
    minFrontEndVersion: frontendVersion,
    environment: config.environment,
    sites: Object.fromEntries(flavours.map((flavour) => [flavour, siteAddress(config.publicUrl, flavour)])),
    links: config.links,
  };
}
