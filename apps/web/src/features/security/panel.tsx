import type { ReactNode } from 'react';
import classes from './security.module.css';

interface PanelProps {
  readonly title: string;
  readonly description?: string;
  readonly children: ReactNode;
}

/** A titled panel of the security page. */
export function Panel({ title, description, children }: PanelProps) {
  return (
    <section className={classes.panel} tabIndex={-1} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {description !== undefined && <p className={classes.description}>{description}</p>}
      {children}
    </section>
  );
}
