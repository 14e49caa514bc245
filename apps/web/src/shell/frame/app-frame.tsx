import { HeaderSlots, Logo } from '@confab/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Site } from '../../flavours/site.ts';
import { CommandPaletteButton } from '../../features/command-palette/index.ts';
import { useProfileLanguage } from '../../session/use-profile-language.ts';
import { useSession } from '../../session/session-store.ts';
import { useWords } from '../../words/define-words.ts';
import { AccountMenu } from '../account/account-menu.tsx';
import classes from './app-frame.module.css';
import './forced-colours.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { HeaderButtons } from './header-buttons.tsx';
import { NavigationDrawer } from '../navigation/navigation-drawer.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { PageName } from './page-name.tsx';
import { SideNavigation } from '../navigation/side-navigation.tsx';
import { takeFocusAfterSignIn } from './take-focus-after-sign-in.ts';
import { TeamSwitch } from './team-switch.tsx';
import { UnverifiedBanner } from './unverified-banner.tsx';
import { words } from '../words.ts';

/** The frame of every page: header, banner and navigation. */
export function AppFrame({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  const isVerified = useSession((state) => state.signIn?.isVerified ?? true);
  useProfileLanguage();
  const [breadcrumb, setBreadcrumb] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const { skip } = useWords(words);
  const hasNavigation = site.navigation.length > 0;
  return (
    <div className={classes.frame} data-text={site.textSize}>
      <a className={classes.skip} href="#main">
        {skip}
      </a>
      <header className={classes.header}>
        {hasNavigation && <NavigationDrawer entries={site.navigation} />}
        <Link href="/" className={classes.brand} aria-label="Confab">
          <Logo size={22} />
          <span className={classes.name}>Confab</span>
        </Link>
        <span className={classes.site}>{site.title}</span>
        {site.hasTeamSwitch && <TeamSwitch />}
        {hasNavigation && <PageName site={site} />}
        <div className={classes.slot} ref={setBreadcrumb} />
        <div className={classes.tools}>
          <ConnectionNotice />
          <div className={classes.tools} ref={setTools} />
          <HeaderButtons site={site} />
          <CommandPaletteButton />
          <NotificationBell />
          <AccountMenu site={site} />
        </div>
      </header>
      <div>{!isVerified && <UnverifiedBanner />}</div>
      <div className={classes.body}>
        {hasNavigation && <SideNavigation entries={site.navigation} />}
        <main ref={takeFocusAfterSignIn} className={classes.main} id="main" tabIndex={-1}>
          <HeaderSlots value={{ breadcrumb, tools }}>{children}</HeaderSlots>
        </main>
      </div>
    </div>
  );
}
