import '@xyflow/react/dist/style.css';
import type { Problem } from '@confab/dialog-engine';
import {
  Background,
  BackgroundVariant,
  MiniMap,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
  type FinalConnectionState,
} from '@xyflow/react';
import { useState, type MouseEvent } from 'react';
import { useProjectSession, type NodePosition } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useInputsSurroundings } from '../inputs/index.ts';
import type { EditorActions, ItemSchemas } from '../tree/index.ts';
import { AddNodeMenu, DropMenu } from './add-node-menu.tsx';
import { gridStep, onGrid } from './grid-step.ts';
import { usePathMarks } from '../simulator/index.ts';
import { CanvasMarksProvider } from './canvas-context.tsx';
import { toCards, toEdges, type CanvasNames, type ReadyWorkflow } from './canvas-model.ts';
import { CanvasTools } from './canvas-tools.tsx';
import { connectTo, disconnect, reconnect } from './connect.ts';
import { NodeCard } from './node-card.tsx';
import { openConnector, tell } from './open-connector.ts';
import { fitOptions, openingView } from './opening-view.ts';
import { handleCanvasKey } from './canvas-keys.ts';
import { unplacedOf } from './unplaced-cards.ts';
import { useCards } from './use-cards.ts';
import { useDeleteSelected } from './use-delete-key.ts';
import { useKeepInView } from './use-keep-in-view.ts';
import { markedEdges } from './marked-edges.ts';
import { words } from './words.ts';
import classes from './canvas.module.css';

export interface WorkflowCanvasProps {
  readonly view: ReadyWorkflow;
  /** Kept the same until a name changes. */
  readonly names: CanvasNames;
  readonly schemas: ItemSchemas;
  readonly selectedId: string | undefined;
  readonly problemsOf: ReadonlyMap<string, readonly Problem[]>;
  readonly actions: EditorActions;
}

interface Drop {
  /** On the page, and on the canvas. */
  readonly at: { readonly x: number; readonly y: number };
  readonly place: { readonly x: number; readonly y: number };
  readonly from?: { readonly nodeId: string; readonly connectorId: string };
}

/** Below this zoom nothing on a card can be read, so only its name is drawn. */
const farZoom = 0.3;
const nodeTypes = { card: NodeCard };
const snapGrid: [number, number] = [gridStep, gridStep];
/** A workflow as a drawing: cards for nodes, lines for connections. */
export function WorkflowCanvas(props: WorkflowCanvasProps) {
  return (
    <ReactFlowProvider key={props.view.workflow.id}>
      <Drawing {...props} />
    </ReactFlowProvider>
  );
}

function Drawing({ view, names, schemas, selectedId, problemsOf, actions }: WorkflowCanvasProps) {
  const say = useWords(words);
  const session = useProjectSession();
  const surroundings = useInputsSurroundings();
  const flow = useReactFlow();
  const { cards, change } = useCards(view, names, selectedId);
  const [opening] = useState(() => openingView(cards));
  const isFar = useStore(({ transform }) => transform[2] < farZoom);
  const [selectedEdges, setSelectedEdges] = useState<ReadonlySet<string>>(new Set());
  const [pointedAt, setPointedAt] = useState<string>();
  const [drop, setDrop] = useState<Drop>();
  const workflowId = view.workflow.id;
  const canEdit = !session.isReadOnly;
  const path = usePathMarks();
  const edges = markedEdges(toEdges(cards), { selected: selectedEdges, pointedAt, path });
  useKeepInView(selectedId);
  useKeepInView(path?.leadsTo);
  useDeleteSelected(canEdit);

  async function arrange() {
    const { autoLayout } = await import('./auto-layout.ts');
    move(autoLayout(cards, edges));
    requestAnimationFrame(() => void flow.fitView({ ...fitOptions, duration: 160 }));
  }

  async function add(nodeType: string, { place, from }: Pick<Drop, 'place' | 'from'>) {
    const made = await actions.addNode(workflowId, nodeType, { x: onGrid(place.x), y: onGrid(place.y) });
    if (made !== undefined && from) tell(connectTo(session, schemas.nodeSchemas, from, made));
  }

  function editEdge(edgeId: string) {
    const edge = edges.find(({ id }) => id === edgeId);
    if (edge) openConnector(edge, view, schemas, { session, surroundings });
  }

  function offer(at: { x: number; y: number }, from?: Drop['from']) {
    setDrop({ at, place: flow.screenToFlowPosition(at), ...(from ? { from } : {}) });
  }

  function endConnection(
    event: globalThis.MouseEvent | TouchEvent,
    { isValid, toNode, fromHandle }: FinalConnectionState,
  ) {
    if (isValid || toNode || fromHandle?.type !== 'source' || !fromHandle.id) return;
    const { clientX, clientY } =
      'changedTouches' in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;
    offer({ x: clientX, y: clientY }, { nodeId: fromHandle.nodeId, connectorId: fromHandle.id });
  }

  function move(positions: readonly NodePosition[]) {
    session.moveNodes(workflowId, unplacedOf(view, toCards(view, names)));
    session.moveNodes(workflowId, positions);
  }

  function handleDoubleClick(event: MouseEvent) {
    const isPane = event.target instanceof Element && event.target.classList.contains('react-flow__pane');
    if (isPane && canEdit) offer({ x: event.clientX, y: event.clientY });
  }

  /** In the middle of what is seen. */
  function middle() {
    const box = document.querySelector('.react-flow')?.getBoundingClientRect();
    return flow.screenToFlowPosition({
      x: (box?.left ?? 0) + (box?.width ?? 0) / 2 - 120,
      y: (box?.top ?? 0) + (box?.height ?? 0) / 2 - 40,
    });
  }

  const keyWords = {
    'node.a11yDescription.default': say.nodeKeys,
    // What the library says as long as its keyboard support is on.
    'node.a11yDescription.keyboardDisabled': say.nodeKeys,
    'edge.a11yDescription.default': say.edgeKeys,
  };
  const marks = { problemsOf };
  const offered = { schemas, workflowType: view.workflow.type };
  return (
    <CanvasMarksProvider value={marks}>
      <div className={classes.canvas} data-far={isFar || undefined}>
        <ReactFlow
          aria-label={say.drawing(view.workflow.displayName)}
          ariaLabelConfig={keyWords}
          onKeyDownCapture={(event) =>
            handleCanvasKey(event, { cards, canEdit, select: actions.select, move, editEdge })
          }
          onDoubleClick={handleDoubleClick}
          nodes={cards}
          edges={edges}
          nodeTypes={nodeTypes}
          onNodesChange={change}
          onEdgesChange={(changes) => {
            const next = new Set(selectedEdges);
            for (const one of changes) {
              if (one.type !== 'select') continue;
              if (one.selected) next.add(one.id);
              else next.delete(one.id);
            }
            setSelectedEdges(next);
          }}
          onNodeClick={(event, { id }) => !event.shiftKey && !event.ctrlKey && !event.metaKey && actions.select(id)}
          onPaneClick={actions.deselect}
          onNodeDragStop={(_event, _node, moved) =>
            move(moved.map(({ id, position }) => ({ nodeId: id, ...position })))
          }
          onConnect={({ source, sourceHandle, target }) =>
            sourceHandle &&
            tell(connectTo(session, schemas.nodeSchemas, { nodeId: source, connectorId: sourceHandle }, target))
          }
          onConnectEnd={endConnection}
          onEdgeMouseEnter={(_event, { id }) => setPointedAt(id)}
          onEdgeMouseLeave={() => setPointedAt(undefined)}
          onReconnect={(edge, next) => tell(reconnect(session, schemas.nodeSchemas, edge, next))}
          onEdgeDoubleClick={(_event, edge) => editEdge(edge.id)}
          onBeforeDelete={async ({ nodes, edges: gone }) => {
            if (nodes.length > 0) actions.askToDelete(nodes.map(({ id }) => id));
            else disconnect(session, gone);
            return false;
          }}
          deleteKeyCode={null}
          nodesDraggable={canEdit}
          nodesConnectable={canEdit}
          edgesReconnectable={canEdit}
          zoomOnDoubleClick={false}
          onlyRenderVisibleElements
          snapToGrid
          snapGrid={snapGrid}
          minZoom={0.1}
          fitView
          fitViewOptions={opening}
          connectionRadius={28}
        >
          <Background variant={BackgroundVariant.Dots} gap={gridStep} size={1.4} />
          <MiniMap pannable zoomable ariaLabel={say.overview} nodeBorderRadius={6} className={classes.overview ?? ''} />
          <CanvasTools fitOptions={fitOptions} onArrange={canEdit ? () => void arrange() : undefined} />
          {canEdit && <AddNodeMenu {...offered} onChoose={(type) => void add(type, { place: middle() })} />}
        </ReactFlow>
        {drop && (
          <DropMenu
            {...offered}
            at={drop.at}
            onClose={() => setDrop(undefined)}
            onChoose={(type) => void add(type, drop)}
          />
        )}
      </div>
    </CanvasMarksProvider>
  );
}
