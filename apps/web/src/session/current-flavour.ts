import { flavourOf } from '@confab/access';
import { flavours, type Flavour } from '@confab/model';

const remembered = 'confab.flavour';

/** The flavour of this page: from its host, or on plain localhost from `?flavour=`, which the tab remembers. */
export function getCurrentFlavour(
  location: { hostname: string; search: string },
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): Flavour {
  const asked = new URLSearchParams(location.search).get('flavour');
  const given = flavours.find((flavour) => flavour === asked);
  if (given) storage.setItem(remembered, given);
  const kept = flavours.find((flavour) => flavour === storage.getItem(remembered));
  return flavourOf(location.hostname, given ?? kept ?? 'my');
}
