import type { ReactNode } from 'react';
import classes from './security.module.css';

interface PanelProps {
  readonly title: string;
  readonly why?: string;
  readonly children: ReactNode;
}

/** One of the panels of the page. */
export function Panel({ title, why, children }: PanelProps) {
  return (
    <section className={classes.panel} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {why !== undefined && <p className={classes.why}>{why}</p>}
      {children}
    </section>
  );
}
