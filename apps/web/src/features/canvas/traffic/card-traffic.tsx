import { TrafficBadge, useNodeTraffic } from '../../traffic/index.ts';
import classes from './traffic.module.css';

interface CardTrafficProps {
  readonly nodeId: string;
  readonly name: string;
}

/** The conversations that went through the node of a card, above it while traffic is shown. */
export function CardTraffic({ nodeId, name }: CardTrafficProps) {
  const traffic = useNodeTraffic(nodeId);
  return traffic ? <TrafficBadge {...{ nodeId, name, traffic }} className={classes.card} /> : null;
}
