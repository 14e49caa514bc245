import { Background, BackgroundVariant, MiniMap, ReactFlow, useReactFlow, useStore } from '@xyflow/react';
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
import { disconnect } from './connections/connect.ts';
import { EdgeActionsProvider } from './connections/edge-actions.tsx';
import { useConnecting } from './connections/use-connecting.ts';
import { useEdges } from './connections/use-edges.ts';
import { openConnector } from './connections/open-connector.ts';
import { RoutedEdge } from './connections/routed-edge.tsx';
import { handleCanvasKey } from './keys/handle-canvas-key.ts';
import { useDeleteSelected } from './keys/use-delete-key.ts';
import { getViewCenter } from './layout/get-view-center.ts';
import { gridStep } from './layout/grid.ts';
import { fitOptions, getInitialView, type PaneSize } from './layout/initial-view.ts';
import { listUnplacedPositions } from './layout/list-unplaced-positions.ts';
import { useArrange } from './layout/use-arrange.ts';
import { useCanvasView } from './layout/use-canvas-view.ts';
import { useKeepInView } from './layout/use-keep-in-view.ts';
import { readStoredView } from './layout/view-memory.ts';
import { OtherPointers } from './pointers/other-pointers.tsx';
import { usePointerExchange } from './pointers/use-pointer-exchange.ts';
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
  const connecting = useConnecting(schemas, adding.openAt);
  useDeleteSelected(canEdit);
  const sendPointer = usePointerExchange(workflowId, selectedIds);
  const arranging = useArrange({ view, cards, edges, move });
  const menu = useCanvasMenu({
    view,
    cards,
    schemas,
    actions,
    move,
    addAt: adding.openAt,
    find: () => setFinding(true),
  });

  function editEdge(edgeId: string) {
    const edge = edges.find(({ id }) => id === edgeId);
    if (edge) openConnector(edge, view, schemas, { session, inputsContext });
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
          data-connecting={connecting.isConnecting || undefined}
          defaultViewport={opening.view}
          onMoveEnd={(_event, moved) => storeMovedView(moved)}
          onKeyDownCapture={(event) =>
            handleCanvasKey(event, { cards, canEdit, select: actions.select, move, editEdge })
          }
          onDoubleClick={handleDoubleClick}
          onDragOver={(event) => canEdit && hasNodeType(event) && event.preventDefault()}
          onDrop={adding.dropNodeType}
          onMouseMove={sendPointer}
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
          {...connecting.handlers}
          onEdgeMouseEnter={(_event, { id }) => hover(id)}
          onEdgeMouseLeave={endHover}
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
          <OtherPointers workflowId={workflowId} />
          <Background variant={BackgroundVariant.Dots} gap={gridStep} size={1.4} />
          <MiniMap pannable zoomable ariaLabel={say.overview} nodeBorderRadius={6} className={classes.overview ?? ''} />
          <CanvasTools fitOptions={fitOptions} arranging={canEdit ? arranging : undefined} />
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
