import { catalogue } from '@confab/catalogue';
import type { ProjectList } from '@confab/contracts';
import type { Config } from '../../config.ts';
import { getGuideAddress } from '../guides/index.ts';

/** Lists the extensions by id, in the order in which they are offered (A3.78). */
export function listExtensions(config: Pick<Config, 'links'>): ProjectList['extensions'] {
  return Object.fromEntries(
    catalogue.extensions.map(({ id, description, longDescription, icon, guide }) => [
      id,
      {
        description,
        longDescription,
        icon,
        ...(guide === undefined ? {} : { helpLink: getGuideAddress(config, guide) }),
      },
    ]),
  );
}
