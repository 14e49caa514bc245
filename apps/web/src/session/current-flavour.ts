import { flavourOf } from '@confab/access';
import { flavours, type Flavour } from '@confab/model';
import { tabStorage } from '../platform/tab-storage.ts';

const remembered = 'confab.flavour';

/** The flavour of this page: from its host, or on plain localhost from `?flavour=`, which the tab remembers. */
export function getCurrentFlavour(
  location: { hostname: string; search: string },
  storage: Pick<Storage, 'getItem' | 'setItem'> | undefined = tabStorage,
): Flavour {
  const requested = new URLSearchParams(location.search).get('flavour');
  const fromAddress = flavours.find((flavour) => flavour === requested);
  if (fromAddress) storage?.setItem(remembered, fromAddress);
  const fromTab = flavours.find((flavour) => flavour === storage?.getItem(remembered));
  return flavourOf(location.hostname, fromAddress ?? fromTab ?? 'my');
}
