import { lazy, Suspense } from 'react';
import type { PaletteActionsProps } from './palette-actions.tsx';

const Loaded = lazy(async () => ({ default: (await import('./palette-actions.tsx')).PaletteActions }));

/** Offers the commands of the canvas in the command palette once their code has been loaded. */
export function PaletteActions(props: PaletteActionsProps) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
