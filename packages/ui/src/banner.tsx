import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

const icons = { error: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle, success: IconCircleCheck };

interface BannerProps {
  readonly level: keyof typeof icons;
  readonly children: ReactNode;
  /** A link or a button at the end. */
  readonly action?: ReactNode;
  /** With a border and rounded corners, for use inside content. */
  readonly isBoxed?: boolean;
}

/** A message at the top of a page or section (A2.39). */
export function Banner({ level, children, action, isBoxed = false }: BannerProps) {
  const Icon = icons[level];
  return (
    <div
      className={`${classes.banner} ${classes[level]} ${isBoxed ? classes.boxed : ''}`}
      role={level === 'error' ? 'alert' : 'status'}
    >
      <Icon size={18} stroke={1.8} aria-hidden="true" className={classes.icon ?? ''} />
      <span className={classes.words}>{children}</span>
      {action && <span className={classes.action}>{action}</span>}
    </div>
  );
}
