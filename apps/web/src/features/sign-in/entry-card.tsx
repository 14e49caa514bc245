import { Logo } from '@confab/ui';
import type { ReactNode } from 'react';
import classes from './entry-card.module.css';

interface EntryCardProps {
  readonly heading: string;
  readonly sub?: ReactNode;
  /** Room for more than a form. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The one card of a page that is shown to somebody who is not signed in. */
export function EntryCard({ heading, sub, isWide = false, children }: EntryCardProps) {
  return (
    <main className={classes.ground}>
      <div className={classes.card} data-wide={isWide || undefined}>
        <div className={classes.brand}>
          <Logo size={28} />
          Confab
        </div>
        <h1 className={classes.heading}>{heading}</h1>
        {sub !== undefined && <p className={classes.sub}>{sub}</p>}
        {children}
      </div>
    </main>
  );
}
