import { lazyKind } from './lazy-kind.tsx';

/** Any value of any input, to be read (`value-view/value-view.tsx`); fetched when one is shown. */
export const ValueView = lazyKind(async () => (await import('./value-view/value-view.tsx')).ValueView, 22);
