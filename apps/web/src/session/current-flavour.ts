import { flavourOf } from '@confab/access';
import { flavours, type Flavour } from '@confab/model';

const remembered = 'confab.flavour';

/** The site this page is: by its host, or on plain localhost by `?flavour=`, remembered for the tab. */
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
