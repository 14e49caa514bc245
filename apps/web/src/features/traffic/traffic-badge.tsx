import { IconDoorExit } from '@tabler/icons-react';
import { LevelBars } from './level-bars.tsx';
import { openConversations, type NodeTraffic } from './traffic-store.ts';
import classes from './traffic-badge.module.css';

interface TrafficBadgeProps {
  readonly nodeId: string;
  /** Name of the node or page. */
  readonly name: string;
  readonly traffic: NodeTraffic;
  readonly className?: string | undefined;
  /** Whether the badge is in a tree, which is a single tab stop. */
  readonly isInTree?: boolean;
}

/** The conversations that went through a node and the part that was left there; leads to the conversations. */
export function TrafficBadge({ nodeId, name, traffic, className = '', isInTree = false }: TrafficBadgeProps) {
  return (
    <button
      type="button"
      className={`nodrag nopan ${classes.badge ?? ''} ${className}`}
      data-level={traffic.level}
      tabIndex={isInTree ? -1 : 0}
      aria-label={`${name}: ${traffic.summary}`}
      title={traffic.summary}
      onClick={(event) => {
        event.stopPropagation();
        openConversations(nodeId);
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <LevelBars level={traffic.level} />
      {traffic.conversations}
      {traffic.left !== undefined && (
        <span className={classes.left}>
          <IconDoorExit size={12} aria-hidden="true" />
          {traffic.left}
        </span>
      )}
    </button>
  );
}
