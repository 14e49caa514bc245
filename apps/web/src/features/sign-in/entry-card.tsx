import { Logo } from '@confab/ui';
import type { ReactNode } from 'react';
import { takeLostFocus } from '../../platform/focus/take-lost-focus.ts';
import classes from './entry-card.module.css';

interface EntryCardProps {
  readonly heading: string;
  readonly sub?: ReactNode;
  /** Wide enough for more than a form. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** The centred card of the pages that need no sign-in: login, welcome, password reset. */
export function EntryCard({ heading, sub, isWide = false, children }: EntryCardProps) {
  return (
    <main className={classes.background}>
      <div className={classes.card} data-wide={isWide || undefined}>
        <div className={classes.brand}>
          <Logo size={28} />
          Confab
        </div>
        {/* A new heading takes the focus when the button that had it was replaced by the result of its click. */}
        <h1 key={heading} ref={takeLostFocus} tabIndex={-1} className={classes.heading}>
          {heading}
        </h1>
        {sub !== undefined && <p className={classes.sub}>{sub}</p>}
        {children}
      </div>
    </main>
  );
}
