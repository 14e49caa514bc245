import { IconAlertCircle, IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './banner.module.css';

const icons = { error: IconAlertCircle, warning: IconAlertTriangle, info: IconInfoCircle };

interface BannerProps {
  readonly level: 'error' | 'warning' | 'info';
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

/** A message across the top of what it concerns (A2.39). */
export function Banner({ level, children, action }: BannerProps) {
  const Icon = icons[level];
  return (
    <div className={`${classes.banner} ${classes[level]}`} role={level === 'error' ? 'alert' : 'status'}>
      <Icon size={18} stroke={1.8} aria-hidden="true" />
      <span>{children}</span>
      {action && <span className={classes.action}>{action}</span>}
    </div>
  );
}
