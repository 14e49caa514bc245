import { Tooltip } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Handle, Position, type NodeProps } from '@xyflow/react';
import { usePresence, useEditingSession } from '../../../editing/index.ts';
import { CommentBadge } from '../../comments/index.ts';
import { usePathMark } from '../../simulator/index.ts';
import { ItemIcon } from '../../tree/index.ts';
import { useCanvasProblems } from './canvas-problems.tsx';
import { useNodeCoverage } from '../coverage-marks.ts';
import type { CardNode } from './canvas-model.ts';
import { cardSize, getPortCenterY, countSummaryLines } from './card-size.ts';
import { exceptionPort, newPort } from './port-ids.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import classes from '../canvas.module.css';

/** A node on the canvas: icon, name, summary, connectors as ports, problems, and the people who have it selected. */
export function NodeCard({ id, data, selected }: NodeProps<CardNode>) {
  const say = useWords(words);
  const { problemsByItem } = useCanvasProblems();
  const pathMark = usePathMark(id);
  const coverage = useNodeCoverage(id);
  const { isReadOnly } = useEditingSession();
  const people = usePresence().filter((person) => person.itemId === id);
  const problems = problemsByItem.get(id) ?? [];
  const [first] = people;
  return (
    <div
      className={classes.card}
      data-selected={selected || undefined}
      data-path={pathMark}
      data-covered={coverage?.isVisited}
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
        <CommentBadge itemId={id} />
        {coverage && (
          <span className={classes.coverage} title={coverage.isVisited ? say.visited : say.neverVisited}>
            {coverage.isVisited ? (
              <IconCircleCheck size={14} aria-hidden="true" />
            ) : (
              <IconCircleDashed size={14} aria-hidden="true" />
            )}
            <span className="cf-visually-hidden"> {coverage.isVisited ? say.visited : say.neverVisited}</span>
          </span>
        )}
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
      {data.summary !== '' && (
        <p className={classes.words} data-lines={countSummaryLines(data.summary)}>
          {data.summary}
        </p>
      )}
      {data.ports.map((port, index) => (
        <div
          key={port.id}
          className={classes.port}
          data-open={port.targetId === undefined || undefined}
          data-covered={port.targetId === undefined ? undefined : coverage?.hasTaken(port.id)}
        >
          <span title={port.name}>{port.name}</span>
          <Handle
            id={port.id}
            type="source"
            position={Position.Right}
            isConnectable={!isReadOnly}
            className={classes.handle}
            style={{ top: getPortCenterY(index, data.summary) }}
            title={say.connect(port.name)}
          />
        </div>
      ))}
      {data.canAddConnector && (
        <Handle
          id={newPort}
          type="source"
          position={Position.Bottom}
          isConnectable={!isReadOnly}
          className={classes.handle}
          data-new=""
          style={{ left: cardSize.width - 28 }}
          title={say.connectNew}
        />
      )}
      {data.exceptions.length > 0 && (
        <Handle
          id={exceptionPort}
          type="source"
          position={Position.Bottom}
          isConnectable={false}
          className={classes.handle}
          data-exception=""
          style={{ left: 28 }}
          title={data.exceptions.map(({ name }) => name).join(', ')}
        />
      )}
      {first && (
        <span className={classes.people} style={{ background: first.colour }}>
          {people.map(({ name }) => name).join(', ')}
        </span>
      )}
    </div>
  );
}
