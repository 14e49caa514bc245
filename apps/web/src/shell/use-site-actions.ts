import type { Flavour } from '@confab/model';
import { useLocation } from 'wouter';
import { usePageActions, type PageAction } from '../features/command-palette/index.ts';
import { useLogOut } from '../features/log-out/index.ts';
import { sites } from '../flavours/sites.ts';
import { words as siteWords } from '../flavours/words.ts';
import { choosePalette } from '../session/palette-store.ts';
import { useWords } from '../words/define-words.ts';
import { useChooseLanguage } from '../session/use-choose-language.ts';
import { languageNames, languages } from '../words/language.ts';
import { openModal } from '../modals/modal-store.ts';
import { useOpenSite } from '../session/use-open-site.ts';
import { words } from './words.ts';

/**
 * Registers the commands of every page: the pages of the site, palettes, languages, other sites, feedback and signing
 * out.
 */
export function useSiteActions(flavour: Flavour): void {
  const openSite = useOpenSite();
  const logOut = useLogOut();
  const chooseLanguage = useChooseLanguage();
  const say = useWords(words);
  const pageNames = useWords(siteWords);
  const [, navigate] = useLocation();
  const others = Object.values(sites).filter(
    (site) => site.flavour !== flavour && site.routes.length > 0 && !site.isForStaff,
  );
  const pages = sites[flavour].navigation.filter((entry) => entry.kind === 'page');
  const actions: PageAction[] = [
    ...pages.map(({ name, path }) => ({
      id: `page-${name}`,
      label: pageNames[name],
      group: say.pages,
      run: () => navigate(path),
    })),
    ...others.map((site) => ({
      id: `site-${site.flavour}`,
      label: say.goToSite(site.title),
      group: say.sites,
      run: () => void openSite(site.flavour),
    })),
    { id: 'palette-light', label: say.lightTheme, group: say.settings, run: () => choosePalette('light') },
    { id: 'palette-dark', label: say.darkTheme, group: say.settings, run: () => choosePalette('dark') },
    { id: 'palette-el', label: say.coolTheme, group: say.settings, run: () => choosePalette('el') },
    ...languages.map((language) => ({
      id: `language-${language}`,
      label: languageNames[language],
      group: say.language,
      run: () => void chooseLanguage(language),
    })),
    { id: 'feedback', label: say.feedback, group: say.actions, run: () => openModal('feedback', {}) },
    { id: 'log-out', label: say.logOut, group: say.actions, run: () => void logOut() },
  ];
  usePageActions(actions.map((action) => ({ ...action, isEverywhere: true })));
}
