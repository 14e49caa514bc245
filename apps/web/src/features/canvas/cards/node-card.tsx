import { Tooltip } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Handle, Position, type NodeProps } from '@xyflow/react';
import { usePresence, useEditingSession } from '../../../editing/index.ts';
import { CommentBadge } from '../../comments/index.ts';
import { usePathMark } from '../../simulator/index.ts';
import { ItemIcon } from '../../tree/index.ts';
import { useCardActions } from './card-actions.tsx';
import { CardBody } from './card-body.tsx';
import { CardName } from './card-name.tsx';
import { useCanvasProblems } from './canvas-problems.tsx';
import { useNodeCoverage } from '../coverage-marks.ts';
import type { CardNode } from './canvas-model.ts';
import { cardSize, getPortCenterY, handleOffset } from './card-size.ts';
import { getOtherSelection, useOthers } from '../pointers/others-store.ts';
import { CardTraffic } from '../traffic/card-traffic.tsx';
import { PortRowView } from './port-row.tsx';
import { exceptionPort, newPort } from './port-ids.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import classes from './card.module.css';

const entryStyle = { '--entry-top': `${cardSize.head / 2}px`, ...handleOffset };

/** A node on the canvas: its type and content, its ports, problems, and the people who have it selected. */
export function NodeCard({ id, data, selected }: NodeProps<CardNode>) {
  const say = useWords(words);
  const pathMark = usePathMark(id);
  const coverage = useNodeCoverage(id);
  const { isReadOnly } = useEditingSession();
  const { addAfter } = useCardActions();
  const selections = useOthers((others) => others.selections);
  const people = usePresence().filter(
    ({ itemId, connectionId }) => itemId === id || getOtherSelection({ selections }, connectionId).has(id),
  );
  const intentCount = data.ports.filter(({ isIntent }) => isIntent).length;
  const [first] = people;
  return (
    <div
      className={classes.card}
      data-selected={selected || undefined}
      data-path={pathMark}
      data-covered={coverage?.isVisited}
      data-colour={data.colour}
      style={first ? { outline: `2px solid ${first.colour}` } : undefined}
    >
      <Handle
        type="target"
        position={Position.Left}
        isConnectable={!isReadOnly && !data.isStart}
        className={`${classes.handle ?? ''} ${classes.entry ?? ''}`}
        data-unused={data.isStart || undefined}
        style={entryStyle}
      />
      <div className={classes.head}>
        <span className={classes.icon} title={data.typeTitle}>
          <ItemIcon name={data.icon} />
        </span>
        <CardName id={id} name={data.name} />
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
        <ProblemMarks nodeId={id} />
      </div>
      <CardBody lines={data.lines} />
      {data.rows.map((row, index) => (
        <PortRowView
          key={row.fold ?? row.ports[0]?.id}
          nodeId={id}
          row={row}
          top={getPortCenterY(index, data.lines)}
          canConnect={!isReadOnly}
          target={data.ruleTargets.get(row.ports[0]?.id ?? '')}
          isCovered={coverage?.hasTaken(row.ports[0]?.id ?? '')}
          intentCount={intentCount}
        />
      ))}
      {data.canAddConnector && (
        <Handle
          id={newPort}
          type="source"
          position={Position.Bottom}
          isConnectable={!isReadOnly}
          className={classes.handle}
          data-new=""
          style={{ left: cardSize.width - cardSize.newPort, ...handleOffset }}
          title={say.connectNew}
          onClick={(event) => {
            event.stopPropagation();
            addAfter(id, newPort);
          }}
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
          style={{ left: cardSize.exceptionPort, ...handleOffset }}
          title={data.exceptions.map(({ name }) => name).join(', ')}
        />
      )}
      <CardTraffic nodeId={id} name={data.name} />
      {first && (
        <span className={classes.people} style={{ background: first.colour }}>
          {people.map(({ name }) => name).join(', ')}
        </span>
      )}
    </div>
  );
}

/** The number of errors in red and of warnings in amber. */
function ProblemMarks({ nodeId }: { readonly nodeId: string }) {
  const say = useWords(words);
  const problems = useCanvasProblems().problemsByItem.get(nodeId) ?? [];
  const kinds = [
    { severity: 'error', Drawing: IconAlertCircle, name: say.errors },
    { severity: 'warning', Drawing: IconAlertTriangle, name: say.warnings },
  ] as const;
  return kinds.map(({ severity, Drawing, name }) => {
    const found = problems.filter((problem) => problem.severity === severity);
    if (found.length === 0) return null;
    return (
      <Tooltip
        key={severity}
        label={found.map(({ message }) => message).join('\n')}
        multiline
        maw={300}
        openDelay={300}
      >
        <span className={classes.problems} data-severity={severity}>
          <Drawing size={13} aria-hidden="true" />
          {found.length}
          <span className="cf-visually-hidden"> {name(found.length)}</span>
        </span>
      </Tooltip>
    );
  });
}
