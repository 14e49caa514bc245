import { Suspense } from 'react';
import { useWords } from '../words/define-words.ts';
import { words } from './words.ts';
import { ToastCard } from './toast-card.tsx';
import classes from './toast-region.module.css';
import { useToasts } from './toast-store.ts';

/** Toasts, bottom left, newest on top (P2.58). */
export function ToastRegion() {
  return (
    <Suspense fallback={null}>
      <Region />
    </Suspense>
  );
}

/** Rendered even when empty: a screen reader announces what is added to an existing region only. */
function Region() {
  const toasts = useToasts((state) => state.toasts);
  const { messages } = useWords(words);
  return (
    <section className={classes.region} aria-label={messages} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
