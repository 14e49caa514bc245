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
import { useEditingSession, type NodePosition } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useInputsContext } from '../inputs/index.ts';
import type { EditorActions, ItemSchemas } from '../tree/index.ts';
import { AddNodeMenu, DropMenu } from './add-node-menu.tsx';
import { gridStep, snapToGrid } from './layout/grid.ts';
import { usePathMarks } from '../simulator/index.ts';
import { CanvasProblemsProvider } from './cards/canvas-problems.tsx';
import { toCards, toEdges, type CanvasNames, type ReadyWorkflow } from './cards/canvas-model.ts';
import { CanvasTools } from './canvas-tools.tsx';
import { connectToNode, disconnect, reconnect } from './connections/connect.ts';
import { NodeCard } from './cards/node-card.tsx';
import { openConnector, showErrorToast } from './connections/open-connector.ts';
import { getViewCenter } from './layout/get-view-center.ts';
import { fitOptions, getInitialView } from './layout/initial-view.ts';
import { handleCanvasKey } from './keys/handle-canvas-key.ts';
import { listUnplacedPositions } from './layout/list-unplaced-positions.ts';
import { useCards } from './cards/use-cards.ts';
import { useDeleteSelected } from './keys/use-delete-key.ts';
import { useKeepInView } from './layout/use-keep-in-view.ts';
import { markEdges } from './connections/mark-edges.ts';
import { words } from './words.ts';
import classes from './canvas.module.css';

export interface WorkflowCanvasProps {
  readonly view: ReadyWorkflow;
  /** Must keep its identity until a name changes. */
  readonly names: CanvasNames;
  readonly schemas: ItemSchemas;
  readonly selectedId: string | undefined;
  readonly problemsByItem: ReadonlyMap<string, readonly Problem[]>;
  readonly actions: EditorActions;
}

interface NodeDrop {
  /** Page coordinates. */
  readonly at: { readonly x: number; readonly y: number };
  /** Canvas coordinates. */
  readonly place: { readonly x: number; readonly y: number };
  readonly from?: { readonly nodeId: string; readonly connectorId: string };
}

/** Below this zoom a card shows only its name, because the rest would be unreadable. */
const farZoom = 0.3;
const nodeTypes = { card: NodeCard };
const snapGrid: [number, number] = [gridStep, gridStep];
/** The canvas of a workflow: cards for nodes, edges for connections. */
export function WorkflowCanvas(props: WorkflowCanvasProps) {
  return (
    <ReactFlowProvider key={props.view.workflow.id}>
      <CanvasContent {...props} />
    </ReactFlowProvider>
  );
}

function CanvasContent({ view, names, schemas, selectedId, problemsByItem, actions }: WorkflowCanvasProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const inputsContext = useInputsContext();
  const flow = useReactFlow();
  const { cards, change } = useCards(view, names, selectedId);
  const [opening] = useState(() => getInitialView(cards));
  const isFar = useStore(({ transform }) => transform[2] < farZoom);
  const [selectedEdges, setSelectedEdges] = useState<ReadonlySet<string>>(new Set());
  const [hoveredId, setHoveredId] = useState<string>();
  const [drop, setDrop] = useState<NodeDrop>();
  const workflowId = view.workflow.id;
  const canEdit = !session.isReadOnly;
  const path = usePathMarks();
  const edges = markEdges(toEdges(cards), { selected: selectedEdges, hoveredId, path });
  useKeepInView(selectedId);
  useKeepInView(path?.leadsTo);
  useDeleteSelected(canEdit);

  async function arrange() {
    const { arrangeCards: autoLayout } = await import('./layout/arrange-cards.ts');
    move(autoLayout(cards, edges));
    requestAnimationFrame(() => void flow.fitView({ ...fitOptions, duration: 160 }));
  }

  async function add(nodeType: string, { place, from }: Pick<NodeDrop, 'place' | 'from'>) {
    const nodeId = await actions.addNode(workflowId, nodeType, { x: snapToGrid(place.x), y: snapToGrid(place.y) });
    if (nodeId !== undefined && from) showErrorToast(connectToNode(session, schemas.nodeSchemas, from, nodeId));
  }

  function editEdge(edgeId: string) {
    const edge = edges.find(({ id }) => id === edgeId);
    if (edge) openConnector(edge, view, schemas, { session, inputsContext });
  }

  function openDropMenu(at: { x: number; y: number }, from?: NodeDrop['from']) {
    setDrop({ at, place: flow.screenToFlowPosition(at), ...(from ? { from } : {}) });
  }

  function endConnection(
    event: globalThis.MouseEvent | TouchEvent,
    { isValid, toNode, fromHandle }: FinalConnectionState,
  ) {
    if (isValid || toNode || fromHandle?.type !== 'source' || !fromHandle.id) return;
    const { clientX, clientY } =
      'changedTouches' in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;
    openDropMenu({ x: clientX, y: clientY }, { nodeId: fromHandle.nodeId, connectorId: fromHandle.id });
  }

  function move(positions: readonly NodePosition[]) {
    session.moveNodes(workflowId, listUnplacedPositions(view, toCards(view, names)));
    session.moveNodes(workflowId, positions);
  }

  function handleDoubleClick(event: MouseEvent) {
    const isPane = event.target instanceof Element && event.target.classList.contains('react-flow__pane');
    if (isPane && canEdit) openDropMenu({ x: event.clientX, y: event.clientY });
  }

  const ariaLabels = {
    'node.a11yDescription.default': say.nodeKeys,
    // React Flow uses this key while its own keyboard support is on.
    'node.a11yDescription.keyboardDisabled': say.nodeKeys,
    'edge.a11yDescription.default': say.edgeKeys,
  };
  const problems = { problemsByItem };
  const menuProps = { schemas, workflowType: view.workflow.type };
  return (
    <CanvasProblemsProvider value={problems}>
      <div className={classes.canvas} data-far={isFar || undefined}>
        <ReactFlow
          aria-label={say.drawing(view.workflow.displayName)}
          ariaLabelConfig={ariaLabels}
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
          onPaneClick={actions.deselectNode}
          onNodeDragStop={(_event, _node, moved) =>
            move(moved.map(({ id, position }) => ({ nodeId: id, ...position })))
          }
          onConnect={({ source, sourceHandle, target }) =>
            sourceHandle &&
            showErrorToast(
              connectToNode(session, schemas.nodeSchemas, { nodeId: source, connectorId: sourceHandle }, target),
            )
          }
          onConnectEnd={endConnection}
          onEdgeMouseEnter={(_event, { id }) => setHoveredId(id)}
          onEdgeMouseLeave={() => setHoveredId(undefined)}
          onReconnect={(edge, next) => showErrorToast(reconnect(session, schemas.nodeSchemas, edge, next))}
          onEdgeDoubleClick={(_event, edge) => editEdge(edge.id)}
          onBeforeDelete={async ({ nodes, edges: removed }) => {
            if (nodes.length > 0) actions.confirmDelete(nodes.map(({ id }) => id));
            else disconnect(session, removed);
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
          {canEdit && (
            <AddNodeMenu {...menuProps} onChoose={(type) => void add(type, { place: getViewCenter(flow) })} />
          )}
        </ReactFlow>
        {drop && (
          <DropMenu
            {...menuProps}
            at={drop.at}
            onClose={() => setDrop(undefined)}
            onChoose={(type) => void add(type, drop)}
          />
        )}
      </div>
    </CanvasProblemsProvider>
  );
}
