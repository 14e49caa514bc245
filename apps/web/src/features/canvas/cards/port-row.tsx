import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { Handle, Position } from '@xyflow/react';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import { useCardActions } from './card-actions.tsx';
import { toggleFold, type PortRow } from './port-rows.ts';
import { handleOffset } from './card-size.ts';
import type { Port } from './read-ports.ts';
import classes from './card.module.css';

interface PortRowProps {
  readonly nodeId: string;
  readonly row: PortRow;
  /** Center of the row in canvas pixels, from the top of the card. */
  readonly top: number;
  readonly canConnect: boolean;
  /** The name of the node that a rule leads to. */
  readonly target: string | undefined;
  /** Undefined while no coverage is shown. */
  readonly isCovered: boolean | undefined;
  /** The number of intents, for the row that folds them. */
  readonly intentCount: number;
}

/** A row of a card: one port, or the button that folds and unfolds many intents. */
export function PortRowView({ nodeId, row, top, canConnect, target, isCovered, intentCount }: PortRowProps) {
  const say = useWords(words);
  const [port] = row.ports;
  if (row.fold !== undefined) {
    const Chevron = row.fold === 'closed' ? IconChevronRight : IconChevronDown;
    return (
      <div className={classes.port}>
        <button
          type="button"
          className={`nodrag ${classes.fold ?? ''}`}
          aria-expanded={row.fold === 'opener'}
          title={row.fold === 'opener' ? say.foldIntents : row.ports.map(({ name }) => name).join(', ')}
          onClick={(event) => {
            event.stopPropagation();
            toggleFold(nodeId);
          }}
        >
          {say.intents(intentCount)}
          <Chevron size={14} aria-hidden="true" />
        </button>
        {row.ports.map(({ id }) => (
          <PortHandle key={id} id={id} top={top} canConnect={false} title={undefined} />
        ))}
      </div>
    );
  }
  if (!port) return null;
  return (
    <div
      className={classes.port}
      data-open={port.targetId === undefined || undefined}
      data-covered={port.targetId === undefined ? undefined : isCovered}
    >
      <PortName nodeId={nodeId} port={port} target={target} />
      <PortHandle id={port.id} top={top} canConnect={canConnect} title={say.connect(port.name)} />
    </div>
  );
}

interface PortNameProps {
  readonly nodeId: string;
  readonly port: Port;
  readonly target: string | undefined;
}

/** The name of a port. A double click on it opens its inputs, like one on its connection. */
function PortName({ nodeId, port, target }: PortNameProps) {
  const say = useWords(words);
  const { editPort } = useCardActions();
  return (
    <>
      <span
        className={port.isRule && target !== undefined ? classes.rule : undefined}
        title={`${port.name}\n${say.editPort}`}
        onDoubleClick={() => editPort(nodeId, port.id)}
      >
        {port.name}
      </span>
      {target !== undefined && (
        <span className={classes.target} title={target}>
          → {target}
        </span>
      )}
    </>
  );
}

interface PortHandleProps {
  readonly id: string;
  readonly top: number;
  readonly canConnect: boolean;
  readonly title: string | undefined;
}

function PortHandle({ id, top, canConnect, title }: PortHandleProps) {
  return (
    <Handle
      id={id}
      type="source"
      position={Position.Right}
      isConnectable={canConnect}
      className={classes.handle}
      style={{ top, ...handleOffset }}
      title={title}
    />
  );
}
