import { Suspense, useRef } from 'react';
import { useWords } from '../words/define-words.ts';
import { useMessage } from '../words/messages.ts';
import { words } from './words.ts';
import { ToastCard } from './toast-card.tsx';
import classes from './toast-region.module.css';
import { useToasts } from './toast-store.ts';
import { useFreeSpot } from './use-free-spot.ts';

/** Toasts, newest on top, bottom left or the nearest place where they cover no control (P2.58). */
export function ToastRegion() {
  return (
    <Suspense fallback={null}>
      <Region />
    </Suspense>
  );
}

/** Rendered even when empty: a screen reader announces only additions to an existing region. */
function Region() {
  const toasts = useToasts((state) => state.toasts);
  const { messages } = useWords(words);
  const translate = useMessage();
  const region = useRef<HTMLElement>(null);
  const texts = toasts.map(({ id, name, message, parts }) => [id, translate(name, parts), translate(message, parts)]);
  const spot = useFreeSpot(region, texts.join());
  return (
    <section ref={region} className={classes.region} style={spot} aria-label={messages} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
