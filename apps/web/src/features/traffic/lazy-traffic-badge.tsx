import { lazy, Suspense } from 'react';
import type { TrafficBadgeProps } from './traffic-badge.tsx';

const LoadedTrafficBadge = lazy(async () => ({ default: (await import('./traffic-badge.tsx')).TrafficBadge }));

/** The figures of a node or page; its code is loaded with the first. */
export function TrafficBadge(props: TrafficBadgeProps) {
  return (
    <Suspense fallback={null}>
      <LoadedTrafficBadge {...props} />
    </Suspense>
  );
}
