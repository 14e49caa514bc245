import type { Problem } from '@confab/dialog-engine';
import { SplitHandle } from '@confab/ui';
import { Suspense, useEffect, useState } from 'react';
import { usePresence, useProjectOutline } from '../../editing/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { FindPane, openFind, useFindRequests } from '../find/index.ts';
import { openSimulator, restartSimulator } from '../simulator/index.ts';
import { ProjectTree } from '../tree/index.ts';
import { ProblemsPanel, useProblems } from '../validation/index.ts';
import classes from './authoring.module.css';
import { Breadcrumb } from './layout/breadcrumb.tsx';
import { CentreView } from './panes/centre-view.tsx';
import { EditorBanners } from './layout/editor-banners.tsx';
import { EditorDock } from './layout/editor-dock.tsx';
import { EditorHeader } from './layout/editor-header.tsx';
import type { EditorDialog } from './commands/editor-modals.tsx';
import { resolveLocation } from './location/editor-location.ts';
import { EditorTitle } from './layout/editor-title.tsx';
import { EditorTabs } from './layout/editor-tabs.tsx';
import { createProjectFileActions } from './commands/project-files.ts';
import { saveAll } from './saving/save-all.ts';
import { SimulatorPane } from './panes/simulator-pane.tsx';
import { SimulatorSide } from './panes/simulator-side.tsx';
import { StatusBar } from './layout/status-bar.tsx';
import type { WorkspaceProps } from './session/open-project.tsx';
import type { ChangeLocation } from './undo/undo-step.ts';
import { useUndoControls } from './undo/use-undo-stack.ts';
import { useEditorActions } from './commands/use-editor-actions.ts';
import { useEditorKeys } from './commands/use-editor-keys.ts';
import { useRegionKeys } from './commands/use-region-keys.ts';
import type { EditorCommandContext } from './commands/use-editor-commands.ts';
import { useKeywordClashes } from './notices/use-keyword-clashes.ts';
import { useDefinitionLocation } from './location/use-definition-location.ts';
import { useLogMissingItems } from './location/use-log-missing-items.ts';
import { useNavigateToInput } from './location/use-navigate-to-input.ts';
import { useLeaveGuard } from './saving/use-leave-guard.ts';
import { useNoteToasts } from './notices/use-note-toasts.ts';
import { usePaneSize } from './layout/use-pane-size.ts';
import { useSimulatorPane } from './panes/use-simulator-pane.ts';
import { useSimulatorSync } from './panes/use-simulator-sync.ts';
import { words } from './words.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';
import { lazyPart } from '../../loading/lazy-part.tsx';

/** The commands of the palette; without them the editor still works. */
const EditorCommands = lazyPart(async () => (await import('./commands/editor-commands.tsx')).EditorCommands);

const EditorModals = lazyModal(
  async () => (await import('./commands/editor-modals.tsx')).EditorModals,
  ({ onCloseDialog, onCancelDelete }) => {
    onCloseDialog();
    onCancelDelete();
  },
);

/** The open project: tree, canvas, properties and dock around one selection. */
export function EditorWorkspace({ undoStack, schemas, readOnlyReason, projects }: WorkspaceProps) {
  const { session } = undoStack;
  const say = useWords(words);
  const outline = useProjectOutline();
  const check = useProblems(session, schemas);
  const { problems } = check;
  const tree = usePaneSize('tree', { first: 260, min: 200, max: 650 });
  const [dialog, setDialog] = useState<EditorDialog>();
  const { actions, selectedNodeIds, location, goTo, show, ...deletion } = useEditorActions(session, schemas, projects);
  const { inputTarget, navigateTo: navigateToInput } = useNavigateToInput(actions.select);
  const definitions = useDefinitionLocation({ location, projectId: session.projectId, goTo, navigateToInput });
  const { navigateTo } = definitions;
  const undoControls = useUndoControls(undoStack, navigateToChange);
  const people = usePresence();
  const { dock, simulator } = useSimulatorPane(location, (change) =>
    goTo({ ...location, ...change }, { replace: true }),
  );
  const toggleSimulator = () => (simulator.isOpen ? simulator.close() : openSimulator());
  const save = () => void saveAll(session, say);
  useFindRequests(() => dock.open('find'));
  useEditorKeys({ save, undo: undoControls.undo, redo: undoControls.redo, find: openFind, simulate: restartSimulator });
  useRegionKeys();
  useNoteToasts(actions.select);
  useKeywordClashes(session, schemas);
  useLeaveGuard(session);
  useLogMissingItems(location.workflowId, location.nodeId);
  const resolved = outline && resolveLocation(location, outline);
  const selectedId = resolved?.selectedId;
  const commands: EditorCommandContext = {
    outline,
    schemas,
    isReadOnly: session.isReadOnly,
    people,
    goToPerson: navigateTo,
    actions,
    save,
    simulate: toggleSimulator,
    restartSimulator,
    publish: () => setDialog('publish'),
    discard: () => setDialog('discard'),
    showProblems: () => dock.open('problems'),
    find: openFind,
    profile: () => actions.openProfiler(selectedId ?? session.projectId),
    showDeleted,
    files: createProjectFileActions({ session, outline, workflowId: resolved?.workflowId, select: actions.select }),
    goToTab: (tab) => goTo({ ...location, tab }),
  };
  useSimulatorSync({ simulator, session, shownId: resolved?.workflowId, selectedId, show });
  useEffect(() => session.lookAt(selectedId ?? null), [session, selectedId]);
  if (!outline || !resolved) return null;

  const { project } = outline;

  /** Goes to the undone or redone change unless its item is already selected. The page of texts shows translations itself. */
  function navigateToChange({ itemId, path }: ChangeLocation) {
    if (location.tab === 'texts' && path?.startsWith('Translations'))
      return goTo({ ...location, row: `${itemId}/${path}` }, { replace: true });
    if (itemId !== selectedId || definitions.page) navigateTo(itemId, path);
  }

  function showDeleted() {
    const { teamId, projectId, restoreItem: onRestore } = session;
    openModal('recentlyDeleted', { teamId, projectId, onRestore, onRestored: actions.select });
  }

  function openProblem({ itemId, path: inputPath }: Pick<Problem, 'itemId' | 'path'>) {
    navigateTo(itemId, inputPath);
  }

  const nodeId =
    resolved.selectedId === project.id || resolved.selectedId === resolved.workflowId ? undefined : resolved.selectedId;

  const simulatorPane = <SimulatorPane simulator={simulator} selectedNodeId={nodeId} onOpen={navigateTo} />;
  return (
    <div className={classes.editor}>
      <EditorCommands {...commands} />
      <EditorTitle selectedId={resolved.selectedId} />
      <EditorHeader
        breadcrumb={
          <Breadcrumb
            projectId={project.projectId}
            workflowId={resolved.workflowId}
            nodeId={nodeId}
            onSelect={actions.select}
          />
        }
        undoControls={undoControls}
        isSimulating={simulator.isOpen}
        selectedId={resolved.selectedId}
        onJump={navigateTo}
        onDiscard={() => setDialog('discard')}
        onSimulate={toggleSimulator}
        onPublish={() => setDialog('publish')}
      />
      <EditorBanners readOnlyReason={readOnlyReason} />
      <div className={classes.body}>
        <div className={classes.tree} data-region="tree" style={{ width: tree.size }}>
          <ProjectTree
            schemas={schemas}
            selectedId={resolved.selectedId}
            workflowId={resolved.workflowId}
            selectedNodeIds={selectedNodeIds}
            actions={actions}
          />
        </div>
        <SplitHandle label={say.treeWidth} edge="right" {...tree} />
        <EditorTabs tab={location.tab} onTab={(tab) => goTo({ ...location, tab, row: undefined })}>
          <CentreView
            {...{ location, resolved, selectedNodeIds, schemas, problems, actions, inputTarget, goTo, navigateTo }}
            onClosePanel={() => show(resolved.workflowId ?? project.id, false)}
          />
        </EditorTabs>
        {simulator.placement !== 'dock' && simulator.isOpen && (
          <SimulatorSide isApart={simulator.placement !== 'side'}>{simulatorPane}</SimulatorSide>
        )}
      </div>
      <EditorDock
        dock={dock}
        simulator={simulator.placement === 'dock' ? simulatorPane : undefined}
        problems={
          <Suspense fallback={null}>
            <ProblemsPanel check={check} onOpen={openProblem} />
          </Suspense>
        }
        find={<FindPane schemas={schemas} onOpen={navigateTo} />}
      />
      <StatusBar
        problems={problems}
        checkState={check.state}
        isShowingProblems={dock.shown === 'problems'}
        onProblems={() => dock.toggle('problems')}
        onOpenPanel={
          location.isPropertiesOpen || location.tab !== 'build'
            ? undefined
            : () => goTo({ ...location, isPropertiesOpen: true })
        }
      />
      <Suspense fallback={null}>
        {(dialog || deletion.deletingIds.length > 0) && (
          <EditorModals
            dialog={dialog}
            onCloseDialog={() => setDialog(undefined)}
            onOpenProblem={openProblem}
            {...deletion}
          />
        )}
      </Suspense>
    </div>
  );
}
