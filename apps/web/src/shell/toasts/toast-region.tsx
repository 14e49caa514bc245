import { IconButton } from '@confab/ui';
import { Loader } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconInfoCircle, IconX } from '@tabler/icons-react';
import { dismissToast, holdToasts, useToasts, type Toast } from './toast-store.ts';
import classes from './toast-region.module.css';

/** Toasts, bottom left, newest on top (P2.58). */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <section className={classes.region} aria-label="Messages" aria-live="polite">
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className={classes.toast}
          role={toast.state === 'failed' ? 'alert' : 'status'}
          onPointerEnter={() => holdToasts(true)}
          onPointerLeave={() => holdToasts(false)}
          onFocus={() => holdToasts(true)}
          onBlur={() => holdToasts(false)}
        >
          <ToastIcon toast={toast} />
          <span className={classes.text}>{toast.text}</span>
          <IconButton label="Dismiss" size={24} icon={<IconX size={14} />} onClick={() => dismissToast(toast.id)} />
        </div>
      ))}
    </section>
  );
}

function ToastIcon({ toast: { kind, state } }: { readonly toast: Toast }) {
  if (state === 'loading') return <Loader size={18} aria-label="Working" />;
  if (state === 'failed') return <IconCircleX size={20} className={classes.bad} aria-hidden="true" />;
  if (kind === 'Message') return <IconInfoCircle size={20} className={classes.plain} aria-hidden="true" />;
  return <IconCircleCheck size={20} className={classes.good} aria-hidden="true" />;
}
