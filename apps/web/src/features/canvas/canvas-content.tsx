import {
  Background,
  BackgroundVariant,
  MiniMap,
  ReactFlow,
  useReactFlow,
  useStore,
  type FinalConnectionState,
} from '@xyflow/react';
import { useState, type MouseEvent } from 'react';
import { useEditingSession, type NodePosition } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useInputsContext } from '../inputs/index.ts';
import { usePathMarks } from '../simulator/index.ts';
import { AddNodeMenu } from './adding/add-node-menu.tsx';
import { hasNodeType } from './adding/dragged-type.ts';
import { QuickAdd } from './adding/quick-add.tsx';
import { useNodeAdding } from './adding/use-node-adding.ts';
import { getAriaLabels } from './keys/get-aria-labels.ts';
import { CanvasTools } from './canvas-tools.tsx';
import { toCards } from './cards/canvas-model.ts';
import { NodeCard } from './cards/node-card.tsx';
import { useCards } from './cards/use-cards.ts';
import { connectToNode, disconnect, reconnect } from './connections/connect.ts';
import { EdgeActionsProvider } from './connections/edge-actions.tsx';
import { useEdges } from './connections/use-edges.ts';
import { openConnector, showErrorToast } from './connections/open-connector.ts';
import { RoutedEdge } from './connections/routed-edge.tsx';
import { handleCanvasKey } from './keys/handle-canvas-key.ts';
import { useDeleteSelected } from './keys/use-delete-key.ts';
import { getViewCenter } from './layout/get-view-center.ts';
import { gridStep } from './layout/grid.ts';
import { fitOptions, getInitialView, type PaneSize } from './layout/initial-view.ts';
import { listUnplacedPositions } from './layout/list-unplaced-positions.ts';
import { useCanvasView } from './layout/use-canvas-view.ts';
import { useKeepInView } from './layout/use-keep-in-view.ts';
import { readStoredView } from './layout/view-memory.ts';
import { RoutesProvider } from './routing/route-store.tsx';
import { useEdgeRoutes } from './routing/use-edge-routes.ts';
import { CanvasMenu } from './selection/canvas-menu.tsx';
import { useCanvasMenu } from './selection/use-canvas-menu.ts';
import { FindOnCanvas } from './selection/find-on-canvas.tsx';
import { words } from './words.ts';
import type { WorkflowCanvasProps } from './workflow-canvas.tsx';
import classes from './canvas.module.css';

/** Below this zoom a card shows only its name, because the rest would be unreadable. */
const farZoom = 0.3;
const types = { nodeTypes: { card: NodeCard }, edgeTypes: { default: RoutedEdge } };
const multiSelectionKeys = ['Control', 'Meta', 'Shift'];
const snapGrid: [number, number] = [gridStep, gridStep];

interface CanvasContentProps extends Omit<WorkflowCanvasProps, 'problemsByItem'> {
  readonly pane: PaneSize;
}

/** The canvas inside its provider: what it draws, and what the pointer and the keys do. */
export function CanvasContent({ view, names, schemas, selectedIds, actions, pane }: CanvasContentProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const inputsContext = useInputsContext();
  const flow = useReactFlow();
  const workflowId = view.workflow.id;
  const selectedId = selectedIds.length === 1 ? selectedIds[0] : undefined;
  const { cards, change } = useCards(view, names, selectedIds, (ids) => actions.selectNodes(workflowId, ids));
  const [isFinding, setFinding] = useState(false);
  const [opening] = useState(() => {
    const stored = readStoredView(session.projectId, workflowId);
    return {
      pane,
      isStored: stored !== undefined,
      nodeId: stored?.nodeId,
      view: stored ?? getInitialView(cards, pane),
    };
  });
  const isFar = useStore(({ transform }) => transform[2] < farZoom);
  const [isConnecting, setConnecting] = useState(false);
  const canEdit = !session.isReadOnly;
  const path = usePathMarks();
  const { edges, plainEdges, changeEdges, hover, endHover } = useEdges(cards, path);
  const adding = useNodeAdding({ view, cards, edges, schemas, actions });
  const storeMovedView = useCanvasView({
    projectId: session.projectId,
    workflowId,
    nodeId: selectedId,
    cards,
    opening,
  });
  useKeepInView(selectedId, opening.nodeId);
  useKeepInView(path?.leadsTo, undefined);
  useDeleteSelected(canEdit);
  const menu = useCanvasMenu({
    view,
    cards,
    schemas,
    actions,
    move,
    addAt: adding.openAt,
    find: () => setFinding(true),
  });

  async function arrange() {
    move((await import('./layout/arrange-cards.ts')).arrangeCards(cards, edges));
    requestAnimationFrame(() => void flow.fitView({ ...fitOptions, duration: 160 }));
  }

  function editEdge(edgeId: string) {
    const edge = edges.find(({ id }) => id === edgeId);
    if (edge) openConnector(edge, view, schemas, { session, inputsContext });
  }

  function endConnection(
    event: globalThis.MouseEvent | TouchEvent,
    { isValid, toNode, fromHandle }: FinalConnectionState,
  ) {
    setConnecting(false);
    if (isValid || toNode || fromHandle?.type !== 'source' || !fromHandle.id) return;
    const { clientX, clientY } =
      'changedTouches' in event ? (event.changedTouches[0] ?? { clientX: 0, clientY: 0 }) : event;
    adding.openAt({ x: clientX, y: clientY }, { nodeId: fromHandle.nodeId, connectorId: fromHandle.id });
  }

  function move(positions: readonly NodePosition[]) {
    session.moveNodes(workflowId, listUnplacedPositions(view, toCards(view, names)));
    session.moveNodes(workflowId, positions);
  }

  function handleDoubleClick(event: MouseEvent) {
    const isPane = event.target instanceof Element && event.target.classList.contains('react-flow__pane');
    if (isPane && canEdit) adding.openAt({ x: event.clientX, y: event.clientY });
  }

  const menuProps = { schemas, workflowType: view.workflow.type };
  const edgeActions = {
    canEdit,
    insert: adding.openOnEdge,
    remove: (edgeId: string) =>
      disconnect(
        session,
        edges.filter(({ id }) => id === edgeId),
      ),
    keepHover: hover,
    endHover,
  };
  return (
    <RoutesProvider value={useEdgeRoutes(cards, plainEdges)}>
      <EdgeActionsProvider value={edgeActions}>
        <ReactFlow
          aria-label={say.drawing(view.workflow.displayName)}
          ariaLabelConfig={getAriaLabels(say)}
          data-far={isFar || undefined}
          data-connecting={isConnecting || undefined}
          defaultViewport={opening.view}
          onMoveEnd={(_event, moved) => storeMovedView(moved)}
          onKeyDownCapture={(event) =>
            handleCanvasKey(event, { cards, canEdit, select: actions.select, move, editEdge })
          }
          onDoubleClick={handleDoubleClick}
          onDragOver={(event) => canEdit && hasNodeType(event) && event.preventDefault()}
          onDrop={adding.dropNodeType}
          nodes={cards}
          edges={edges}
          {...types}
          onNodesChange={change}
          onEdgesChange={changeEdges}
          onNodeClick={(event, { id }) => !event.shiftKey && !event.ctrlKey && !event.metaKey && actions.select(id)}
          onPaneClick={actions.deselectNode}
          onNodeContextMenu={(event, { id }) => menu.open(event, id)}
          onSelectionContextMenu={(event) => menu.open(event)}
          onPaneContextMenu={(event) => 'currentTarget' in event && menu.open(event as MouseEvent)}
          multiSelectionKeyCode={multiSelectionKeys}
          onNodeDragStop={(_event, _node, moved) =>
            move(moved.map(({ id, position }) => ({ nodeId: id, ...position })))
          }
          onConnectStart={() => setConnecting(true)}
          onConnect={({ source, sourceHandle, target }) =>
            sourceHandle &&
            showErrorToast(
              connectToNode(session, schemas.nodeSchemas, { nodeId: source, connectorId: sourceHandle }, target),
            )
          }
          onConnectEnd={endConnection}
          onEdgeMouseEnter={(_event, { id }) => hover(id)}
          onEdgeMouseLeave={endHover}
          onReconnectStart={(_event, _edge, handleType) => setConnecting(handleType === 'source')}
          onReconnect={(edge, next) => showErrorToast(reconnect(session, schemas.nodeSchemas, edge, next))}
          onReconnectEnd={() => setConnecting(false)}
          onEdgeDoubleClick={(_event, edge) => editEdge(edge.id)}
          onBeforeDelete={async ({ nodes, edges: removed }) => {
            const removable = nodes.filter(({ data }) => data.canRemove).map(({ id }) => id);
            if (removable.length > 0) actions.confirmDelete(removable);
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
          connectionRadius={28}
        >
          <Background variant={BackgroundVariant.Dots} gap={gridStep} size={1.4} />
          <MiniMap pannable zoomable ariaLabel={say.overview} nodeBorderRadius={6} className={classes.overview ?? ''} />
          <CanvasTools fitOptions={fitOptions} onArrange={canEdit ? () => void arrange() : undefined} />
          {isFinding && (
            <FindOnCanvas
              cards={cards}
              onSelect={(id) => actions.selectNodes(workflowId, [id])}
              onClose={() => setFinding(false)}
            />
          )}
          {canEdit && <AddNodeMenu {...menuProps} onChoose={(type) => adding.addAt(type, getViewCenter(flow))} />}
        </ReactFlow>
        {menu.at && <CanvasMenu at={menu.at} commands={menu.commands} onClose={menu.close} />}
        {adding.drop && <QuickAdd {...menuProps} at={adding.drop.at} onClose={adding.close} onChoose={adding.choose} />}
      </EdgeActionsProvider>
    </RoutesProvider>
  );
}
