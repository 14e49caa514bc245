import { useId, type ReactNode } from 'react';
import classes from './team-modal.module.css';

interface SectionProps {
  readonly title: string;
  readonly count?: number;
  /** Whether the section has the focus when the dialog opens; the first focusable element would be the team name field. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** A section of the dialog with its heading. It is focusable, so that the focus stays here when a row is removed. */
export function Section({ title, count = 0, isFirst = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      className={classes.section}
      aria-labelledby={id}
      tabIndex={-1}
      {...(isFirst ? { 'data-autofocus': true } : {})}
    >
      <h3 id={id} className={classes.sectionTitle}>
        {title}
        {count > 0 && <span className={classes.count}> {count}</span>}
      </h3>
      {children}
    </section>
  );
}
