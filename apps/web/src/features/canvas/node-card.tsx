import { Tooltip } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Handle, Position, type NodeProps } from '@xyflow/react';
import { usePresence, useProjectSession } from '../../editing/index.ts';
import { ItemIcon } from '../tree/index.ts';
import { useCanvasMarks } from './canvas-context.tsx';
import type { CardNode } from './canvas-model.ts';
import { cardSize, portMiddle, wordLines } from './card-size.ts';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import classes from './canvas.module.css';

/** A node on the canvas: icon, name, the first words it says, its connectors as ports, its problems and who is on it. */
export function NodeCard({ id, data, selected }: NodeProps<CardNode>) {
  const say = useWords(words);
  const { problemsOf, pathNodeIds } = useCanvasMarks();
  const { isReadOnly } = useProjectSession();
  const people = usePresence().filter((person) => person.itemId === id);
  const problems = problemsOf.get(id) ?? [];
  const [first] = people;
  return (
    <div
      className={classes.card}
      data-selected={selected || undefined}
      data-path={pathNodeIds.has(id) || undefined}
      data-category={data.category}
      style={first ? { outline: `2px solid ${first.colour}` } : undefined}
    >
      <Handle
        type="target"
        position={Position.Left}
        isConnectable={!isReadOnly && !data.isStart}
        className={classes.handle}
        data-unused={data.isStart || undefined}
        style={{ top: cardSize.head / 2 }}
      />
      <div className={classes.head}>
        <span className={classes.icon}>
          <ItemIcon name={data.icon} />
        </span>
        <span className={classes.name} title={data.name}>
          {data.name}
        </span>
        {problems.length > 0 && (
          <Tooltip label={problems.map(({ message }) => message).join('\n')} multiline maw={300} openDelay={300}>
            <span className={classes.problems}>
              <IconAlertTriangle size={13} aria-hidden="true" />
              {problems.length}
              <span className="cf-visually-hidden"> {say.problems(problems.length)}</span>
            </span>
          </Tooltip>
        )}
      </div>
      {data.words !== '' && (
        <p className={classes.words} data-lines={wordLines(data.words)}>
          {data.words}
        </p>
      )}
      {data.ports.map((port, index) => (
        <div key={port.id} className={classes.port} data-open={port.targetId === undefined || undefined}>
          <span title={port.name}>{port.name}</span>
          <Handle
            id={port.id}
            type="source"
            position={Position.Right}
            isConnectable={!isReadOnly}
            className={classes.handle}
            style={{ top: portMiddle(index, data.words) }}
            title={say.connect(port.name)}
          />
        </div>
      ))}
      {first && (
        <span className={classes.people} style={{ background: first.colour }}>
          {people.map(({ name }) => name).join(', ')}
        </span>
      )}
    </div>
  );
}
