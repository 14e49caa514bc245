import { IconButton } from '@confab/ui';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { BaseEdge, EdgeLabelRenderer, getSmoothStepPath, useStore, type EdgeProps } from '@xyflow/react';
import { useWords } from '../../../words/define-words.ts';
import type { ConnectionEdge } from '../cards/canvas-model.ts';
import { useRoute } from '../routing/route-store.tsx';
import { getRouteMiddle, toRoundedPath } from '../routing/spread-routes.ts';
import type { Point, Route } from '../routing/types.ts';
import { words } from '../words.ts';
import { useConnectorTraffic } from '../../traffic/index.ts';
import { EdgeTraffic } from '../traffic/edge-traffic.tsx';
import { useEdgeActions } from './edge-actions.tsx';
import classes from './edges.module.css';

const radius = 8;

/** A connection that runs around the cards, with an arrowhead, and with its name and tools while it has a label. */
export function RoutedEdge(props: EdgeProps<ConnectionEdge>) {
  const { id, label, interactionWidth, targetX, targetY } = props;
  const { path, middle } = useEdgePath(props);
  const traffic = useConnectorTraffic(id);
  return (
    <>
      <BaseEdge
        id={id}
        path={path}
        interactionWidth={interactionWidth ?? 20}
        {...(traffic && { style: { strokeWidth: traffic.width } })}
      />
      <path
        className={classes.arrow}
        d={`M${targetX - 9} ${targetY - 5}L${targetX} ${targetY}L${targetX - 9} ${targetY + 5}Z`}
      />
      {typeof label === 'string' ? (
        <EdgeTools id={id} name={label} at={middle} />
      ) : (
        traffic && <EdgeTraffic traffic={traffic} at={middle} />
      )}
    </>
  );
}

/** The route of the worker, or a plain path while a card is dragged and until the route is found. */
function useEdgePath(props: EdgeProps<ConnectionEdge>): { readonly path: string; readonly middle: Point } {
  const { id, sourceX, sourceY, targetX, targetY } = props;
  const route = useRoute(id);
  if (route && isAt(route.at(0), sourceX, sourceY) && isAt(route.at(-1), targetX, targetY))
    return { path: toRoundedPath(withArrowGap(route), radius), middle: getRouteMiddle(route) };
  const [path, x, y] = getSmoothStepPath({ ...props, borderRadius: radius, offset: 20 });
  return { path, middle: { x, y } };
}

/** The line ends within the arrowhead, so that its end doesn't show beside the tip. */
function withArrowGap(route: Route): Route {
  const end = route.at(-1);
  return end ? [...route.slice(0, -1), { x: end.x - 4, y: end.y }] : route;
}

function isAt(point: Point | undefined, x: number, y: number) {
  return point !== undefined && Math.abs(point.x - x) < 1 && Math.abs(point.y - y) < 1;
}

interface EdgeToolsProps {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
}

/** The name of a connection, and the buttons that insert a node and remove the connection; of one size at any zoom. */
function EdgeTools({ id, name, at }: EdgeToolsProps) {
  const say = useWords(words);
  const actions = useEdgeActions();
  const zoom = useStore(({ transform }) => transform[2]);
  return (
    <EdgeLabelRenderer>
      <div
        className={`nodrag nopan ${classes.tools ?? ''}`}
        style={{ transform: `translate(-50%, -50%) translate(${at.x}px, ${at.y}px) scale(${1 / zoom})` }}
        onMouseEnter={() => actions?.keepHover(id)}
        onMouseLeave={() => actions?.endHover()}
      >
        <span className={classes.name} title={name}>
          {name}
        </span>
        {actions?.canEdit && (
          <>
            <IconButton
              size={22}
              label={say.insertNode}
              icon={<IconPlus size={14} />}
              onClick={({ clientX, clientY }) => actions.insert(id, { x: clientX, y: clientY })}
            />
            <IconButton
              size={22}
              label={say.removeConnection}
              icon={<IconTrash size={14} />}
              onClick={() => actions.remove(id)}
            />
          </>
        )}
      </div>
    </EdgeLabelRenderer>
  );
}
