import type { Flavour } from '@confab/model';
import { usePageActions, type PageAction } from '../features/palette/index.ts';
import { sites } from '../flavours/sites.ts';
import { choosePalette } from '../session/palette-store.ts';
import { useLogOut } from './use-log-out.ts';
import { useOpenSite } from './use-open-site.ts';

/** What can be done on every page of a site: another palette, another site, signing out. */
export function useSiteActions(flavour: Flavour): void {
  const openSite = useOpenSite();
  const logOut = useLogOut();
  const others = Object.values(sites).filter((site) => site.flavour !== flavour && site.routes.length > 0);
  const actions: PageAction[] = [
    ...others.map((site) => ({
      id: `site-${site.flavour}`,
      label: `Go to ${site.title}`,
      group: 'Sites',
      run: () => void openSite(site.flavour),
    })),
    { id: 'palette-light', label: 'Light theme', group: 'Settings', run: () => choosePalette('light') },
    { id: 'palette-dark', label: 'Dark theme', group: 'Settings', run: () => choosePalette('dark') },
    { id: 'palette-el', label: 'Cool theme', group: 'Settings', run: () => choosePalette('el') },
    { id: 'log-out', label: 'Log out', group: 'Actions', run: () => void logOut() },
  ];
  usePageActions(actions.map((action) => ({ ...action, isEverywhere: true })));
}
