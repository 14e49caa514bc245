import { ReactFlow, useReactFlow, useStore, type ReactFlowProps } from '@xyflow/react';
import { useState, type MouseEvent } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { usePathMarks } from '../simulator/index.ts';
import { AddNodeMenu } from './adding/add-node-menu.tsx';
import { hasNodeType } from './adding/dragged-type.ts';
import { QuickAdd } from './adding/quick-add.tsx';
import { useNodeAdding } from './adding/use-node-adding.ts';
import { getAriaLabels } from './keys/get-aria-labels.ts';
import { CanvasFirstSteps } from './canvas-first-steps.tsx';
import { CanvasOverlays } from './canvas-overlays.tsx';
import { CanvasTools } from './canvas-tools.tsx';
import { AnnotationActionsProvider } from './annotations/annotation-actions.tsx';
import { GroupFrame } from './annotations/group-frame.tsx';
import { StickyNote } from './annotations/sticky-note.tsx';
import type { CanvasNode } from './canvas-node.ts';
import type { ConnectionEdge } from './cards/canvas-model.ts';
import { CardActionsProvider } from './cards/card-actions.tsx';
import { exceptionPort } from './cards/port-ids.ts';
import { isFarAway } from './cards/is-far-away.ts';
import { NodeCard } from './cards/node-card.tsx';
import { useCardNaming } from './cards/use-card-naming.ts';
import { EdgeActionsProvider } from './connections/edge-actions.tsx';
import { useConnecting } from './connections/use-connecting.ts';
import { useEdges } from './connections/use-edges.ts';
import { useEdgeEditing } from './connections/use-edge-editing.ts';
import { RoutedEdge } from './connections/routed-edge.tsx';
import { handleCanvasKey } from './keys/handle-canvas-key.ts';
import { useDeleteSelected } from './keys/use-delete-key.ts';
import { useKeptFocus } from './keys/use-kept-focus.ts';
import { getViewCenter } from './layout/get-view-center.ts';
import { lowestZoom } from './layout/initial-view.ts';
import { useArrange } from './layout/use-arrange.ts';
import { useCanvasView } from './layout/use-canvas-view.ts';
import { useOpeningView } from './layout/use-opening-view.ts';
import { PaletteActions } from './palette/lazy-palette-actions.tsx';
import { usePointerExchange } from './pointers/use-pointer-exchange.ts';
import { RoutesProvider } from './routing/route-store.tsx';
import { useEdgeRoutes } from './routing/use-edge-routes.ts';
import { CanvasMenu } from './selection/canvas-menu.tsx';
import { useCanvasMenu } from './selection/use-canvas-menu.ts';
import { FindOnCanvas } from './selection/find-on-canvas.tsx';
import { useStableHandlers } from './use-stable-handlers.ts';
import { useCanvasNodes } from './use-canvas-nodes.ts';
import { words } from './words.ts';
import type { CanvasContentProps } from './workflow-canvas.tsx';

const settings = {
  nodeTypes: { card: NodeCard, frame: GroupFrame, note: StickyNote },
  edgeTypes: { default: RoutedEdge },
  multiSelectionKeyCode: ['Control', 'Meta', 'Shift'],
};

/** The canvas inside its provider: its drawing, and the actions of pointer and keys. */
export function CanvasContent({ view, names, schemas, selectedIds, actions, pane }: CanvasContentProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const flow = useReactFlow();
  const workflowId = view.workflow.id;
  const selectedId = selectedIds.length === 1 ? selectedIds[0] : undefined;
  const content = useCanvasNodes({ view, names, schemas, selectedIds, actions });
  const { cards, nodes, annotating } = content;
  const [isFinding, setFinding] = useState(false);
  const opening = useOpeningView({ projectId: session.projectId, workflowId, nodes, pane });
  const isFar = useStore(isFarAway);
  const canEdit = !session.isReadOnly;
  const path = usePathMarks();
  const { edges, plainEdges, changeEdges, hover, endHover } = useEdges(cards, path, content.outsideSelections);
  const edgeEditing = useEdgeEditing(view, schemas, edges);
  const { editPort } = edgeEditing;
  const addAfter = (cardId: string, connectorId: string) => adding.openAfter(cardId, connectorId);
  const cardActions = useCardNaming(canEdit, { rename: actions.rename, addAfter, editPort });
  const adding = useNodeAdding({
    ...content,
    view,
    edges,
    schemas,
    actions,
    changeAnnotation: annotating.actions.change,
    editName: cardActions.editName,
  });
  const { fit, showAll, storeMovedView } = useCanvasView({
    projectId: session.projectId,
    workflowId,
    selectedId,
    currentId: path?.leadsTo,
    opening,
  });
  const connecting = useConnecting(schemas, adding.openAt);
  useDeleteSelected(canEdit);
  useKeptFocus(useStore(({ domNode }) => domNode));
  const arranging = useArrange({ ...content, view, edges, fit });
  const menu = useCanvasMenu({
    ...content,
    view,
    edges,
    schemas,
    listAnnotationCommands: annotating.commands,
    addAt: adding.openAt,
    addAfter: adding.openAfter,
    editName: cardActions.editName,
    find: () => setFinding(true),
    showAll,
    edgeActions: { insert: adding.openOnEdge, ...edgeEditing },
  });

  const menuProps = { schemas, workflowType: view.workflow.type };
  const edgeActions = { canEdit, insert: adding.openOnEdge, remove: edgeEditing.remove, keepHover: hover, endHover };
  const handlers = useStableHandlers({
    ...connecting.handlers,
    onMoveEnd: (_event, moved) => storeMovedView(moved),
    onKeyDownCapture: (event) =>
      handleCanvasKey(event, {
        nodes,
        canEdit,
        select: content.select,
        move: content.moveByKey,
        editEdge: edgeEditing.edit,
        insertOnEdge: adding.openOnEdge,
        addAfter: adding.openAfter,
        editName: cardActions.editName,
        editAnnotation: annotating.actions.edit,
        resizeAnnotation: content.resizeByKey,
      }),
    onDoubleClick({ target, clientX: x, clientY: y }) {
      if (canEdit && target instanceof Element && target.matches('.react-flow__pane')) adding.openAt({ x, y });
    },
    onDragOver: (event) => canEdit && hasNodeType(event) && event.preventDefault(),
    onDrop: adding.dropNodeType,
    onMouseMove: usePointerExchange(workflowId, selectedIds),
    onNodesChange: content.change,
    onEdgesChange: changeEdges,
    onNodeClick(event, { id, type }) {
      if (type === 'card' && !event.shiftKey && !event.ctrlKey && !event.metaKey) actions.select(id);
    },
    onPaneClick: actions.deselectNode,
    onNodeContextMenu: (event, { id }) => menu.open(event, id),
    onSelectionContextMenu: (event) => menu.open(event),
    // The library passes this to the pane as a handler of React, and declares it for other events too.
    onPaneContextMenu: (event) => 'currentTarget' in event && menu.open(event as MouseEvent),
    onNodeDragStop: content.storeDropped,
    onEdgeMouseEnter: (_event, { id }) => hover(id),
    onEdgeMouseLeave: endHover,
    onEdgeContextMenu: (event, { id, sourceHandle }) => sourceHandle !== exceptionPort && menu.openForEdge(event, id),
    onEdgeDoubleClick: (_event, edge) => edgeEditing.edit(edge.id),
    async onBeforeDelete({ nodes: deleted, edges: removed }) {
      content.remove(deleted, removed);
      return false;
    },
  } satisfies ReactFlowProps<CanvasNode, ConnectionEdge>);
  return (
    <RoutesProvider value={useEdgeRoutes(cards, plainEdges)}>
      <EdgeActionsProvider value={edgeActions}>
        <AnnotationActionsProvider value={annotating.actions}>
          <CardActionsProvider value={cardActions}>
            <ReactFlow
              tabIndex={-1}
              aria-label={say.drawing(view.workflow.displayName)}
              ariaLabelConfig={getAriaLabels(say)}
              data-far={isFar || undefined}
              data-connecting={connecting.isConnecting || undefined}
              defaultViewport={opening.view}
              {...handlers}
              nodes={nodes}
              edges={edges}
              {...settings}
              deleteKeyCode={null}
              nodesDraggable={canEdit}
              nodesConnectable={canEdit}
              edgesReconnectable={canEdit}
              zoomOnDoubleClick={false}
              onlyRenderVisibleElements
              minZoom={lowestZoom}
              connectionRadius={28}
            >
              <CanvasOverlays workflowId={workflowId} guides={content.guides} />
              <CanvasTools showAll={showAll} arranging={canEdit ? arranging : undefined} />
              <PaletteActions {...{ ...menuProps, canEdit, cards, adding, commands: menu.commands }} />
              {isFinding && <FindOnCanvas nodes={nodes} onSelect={content.show} onClose={() => setFinding(false)} />}
              {canEdit && cards.every(({ data }) => data.isStart) && <CanvasFirstSteps />}
              {canEdit && (
                <AddNodeMenu
                  {...menuProps}
                  onChoose={(type) => adding.addAt(type, getViewCenter(flow))}
                  onAddNote={annotating.actions.canEdit ? annotating.addNote : undefined}
                />
              )}
            </ReactFlow>
          </CardActionsProvider>
          {menu.menu && <CanvasMenu {...menu.menu} key={menu.menu.key} onClose={menu.close} />}
          {adding.drop && (
            <QuickAdd {...menuProps} at={adding.drop.at} onClose={adding.close} onChoose={adding.choose} />
          )}
        </AnnotationActionsProvider>
      </EdgeActionsProvider>
    </RoutesProvider>
  );
}
