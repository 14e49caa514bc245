import { lazy, Suspense } from 'react';
import type { TrafficBarProps } from './traffic-bar.tsx';
import { useTrafficShown } from './traffic-store.ts';

const LoadedTrafficBar = lazy(async () => ({ default: (await import('./traffic-bar.tsx')).TrafficBar }));

/** What traffic is shown, while it is; its code is loaded then. */
export function TrafficBar(props: TrafficBarProps) {
  return useTrafficShown() ? (
    <Suspense fallback={null}>
      <LoadedTrafficBar {...props} />
    </Suspense>
  ) : null;
}
