import { EdgeLabelRenderer } from '@xyflow/react';
import type { ConnectorTraffic } from '../../traffic/index.ts';
import type { Point } from '../routing/types.ts';
import classes from './traffic.module.css';

interface EdgeTrafficProps {
  readonly traffic: ConnectorTraffic;
  readonly at: Point;
}

/** How often a connection was taken, on its line. */
export function EdgeTraffic({ traffic: { turns, summary }, at }: EdgeTrafficProps) {
  return (
    <EdgeLabelRenderer>
      <span
        className={classes.edge}
        title={summary}
        style={{ transform: `translate(-50%, -50%) translate(${at.x}px, ${at.y}px)` }}
      >
        <span aria-hidden="true">{turns}</span>
        <span className="cf-visually-hidden">{summary}</span>
      </span>
    </EdgeLabelRenderer>
  );
}
