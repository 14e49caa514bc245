import { Logo } from '@confab/ui';
import type { ReactNode } from 'react';
import classes from './entry-card.module.css';

interface EntryCardProps {
  readonly heading: string;
  readonly sub?: ReactNode;
  /** Wide enough for more than a form. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Where a page becomes the result of the button that was pressed, the button is gone, and the focus with it. */
function takeFreeFocus(heading: HTMLElement | null) {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
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
        <h1 key={heading} ref={takeFreeFocus} tabIndex={-1} className={classes.heading}>
          {heading}
        </h1>
        {sub !== undefined && <p className={classes.sub}>{sub}</p>}
        {children}
      </div>
    </main>
  );
}
