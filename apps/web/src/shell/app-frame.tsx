import { Logo } from '@confab/ui';
import type { Flavour } from '@confab/model';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PaletteButton } from '../features/palette/index.ts';
import { useSession } from '../session/session-store.ts';
import { AccountMenu } from './account-menu.tsx';
import classes from './app-frame.module.css';
import { ConnectionNotice } from './connection-notice.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { TeamSwitch } from './team-switch.tsx';
import { UnverifiedBanner } from './unverified-banner.tsx';

interface AppFrameProps {
  readonly flavour: Flavour;
  readonly title: string;
  readonly children: ReactNode;
}

/** Header, banner and the page below them. */
export function AppFrame({ flavour, title, children }: AppFrameProps) {
  const isVerified = useSession((state) => state.signIn?.isVerified ?? true);
  return (
    <div className={classes.frame}>
      <header className={classes.header}>
        <Link href="/" className={classes.brand}>
          <Logo size={22} />
          <span>Confab</span>
        </Link>
        <span className={classes.site}>{title}</span>
        <div className={classes.slot}>{flavour === 'pro' && <TeamSwitch />}</div>
        <div className={classes.tools}>
          <ConnectionNotice />
          <PaletteButton />
          <NotificationBell />
          <AccountMenu flavour={flavour} />
        </div>
      </header>
      <div>{!isVerified && <UnverifiedBanner />}</div>
      <main className={classes.main} id="main">
        {children}
      </main>
    </div>
  );
}
