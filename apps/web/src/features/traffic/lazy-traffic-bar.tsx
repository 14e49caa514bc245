import { lazyPart } from '../../loading/lazy-part.tsx';
import type { TrafficBarProps } from './traffic-bar.tsx';
import { useTrafficShown } from './traffic-store.ts';

const LoadedTrafficBar = lazyPart(async () => (await import('./traffic-bar.tsx')).TrafficBar);

/** The bar of traffic, while traffic is shown; its code is loaded then. */
export function TrafficBar(props: TrafficBarProps) {
  return useTrafficShown() ? <LoadedTrafficBar {...props} /> : null;
}
