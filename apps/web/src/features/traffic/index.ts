export { TrafficBar } from './lazy-traffic-bar.tsx';
export { TrafficBadge } from './lazy-traffic-badge.tsx';
export { openConversations, useConnectorTraffic, useNodeTraffic, type ConnectorTraffic } from './traffic-store.ts';
export { useTrafficToggle } from './use-traffic-toggle.ts';
