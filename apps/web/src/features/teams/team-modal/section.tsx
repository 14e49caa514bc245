import { useId, type ReactNode } from 'react';
import classes from './team-modal.module.css';

interface SectionProps {
  readonly title: string;
  readonly count?: number;
  /** Where the focus is when the modal opens; the title of the modal is a field, in which nobody wants to be at once. */
  readonly isFirst?: boolean;
  readonly children: ReactNode;
}

/** A part of the modal with its heading. It can have the focus, so that it stays here when a row goes. */
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
