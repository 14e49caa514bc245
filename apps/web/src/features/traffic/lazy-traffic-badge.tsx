import { lazyPart } from '../../loading/lazy-part.tsx';

/** The figures of a node or page; its code is loaded with the first. */
export const TrafficBadge = lazyPart(async () => (await import('./traffic-badge.tsx')).TrafficBadge);
