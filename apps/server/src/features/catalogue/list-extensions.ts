import { catalogue } from '@confab/catalogue';
import type { ProjectList } from '@confab/contracts';
import type { Config } from '../../config.ts';
import { getGuideAddress } from '../guides/index.ts';

/** What a project may switch on, by id, in the order it is offered (A3.78). */
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
