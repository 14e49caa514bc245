import { Logo } from '@confab/ui';
import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { Site } from '../flavours/site.ts';
import { PaletteButton } from '../features/palette/index.ts';
import { useSession } from '../session/session-store.ts';
import { AccountMenu } from './account-menu.tsx';
import classes from './app-frame.module.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { HeaderPlaces } from './header-parts.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { TeamSwitch } from './team-switch.tsx';
import { UnverifiedBanner } from './unverified-banner.tsx';

/** Header, banner, navigation and the page beside it. */
export function AppFrame({ site, children }: { readonly site: Site; readonly children: ReactNode }) {
  const isVerified = useSession((state) => state.signIn?.isVerified ?? true);
  const [breadcrumb, setBreadcrumb] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <div className={classes.frame} data-text={site.textSize}>
      <a className={classes.skip} href="#main">
        Skip to the page
      </a>
      <header className={classes.header}>
        <Link href="/" className={classes.brand} aria-label="Confab">
          <Logo size={22} />
          <span className={classes.name}>Confab</span>
        </Link>
        <span className={classes.site}>{site.title}</span>
        {site.hasTeamSwitch && <TeamSwitch />}
        <div className={classes.slot} ref={setBreadcrumb} />
        <div className={classes.tools}>
          <ConnectionNotice />
          <div className={classes.tools} ref={setTools} />
          <PaletteButton />
          <NotificationBell />
          <AccountMenu site={site} />
        </div>
      </header>
      <div>{!isVerified && <UnverifiedBanner />}</div>
      <div className={classes.body}>
        {site.navigation.length > 0 && <SideNavigation entries={site.navigation} />}
        <main className={classes.main} id="main" tabIndex={-1}>
          <HeaderPlaces value={{ breadcrumb, tools }}>{children}</HeaderPlaces>
        </main>
      </div>
    </div>
  );
}
