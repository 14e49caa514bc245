import type { Problem } from '@confab/dialog-engine';
import type { ProjectSummary } from '@confab/model';
import { SplitHandle } from '@confab/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePresence, useProjectOutline } from '../../editing/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { FindPane, openFind, useFindRequests } from '../find/index.ts';
import { ProjectSettings } from '../properties/index.ts';
import { ProjectTree, findItemSchema, type ItemSchemas } from '../tree/index.ts';
import { ProblemsPanel, useProblems } from '../validation/index.ts';
import classes from './authoring.module.css';
import { Breadcrumb } from './layout/breadcrumb.tsx';
import { BuildTab } from './panes/build-tab.tsx';
import { EditorBanners } from './layout/editor-banners.tsx';
import { EditorDock } from './layout/editor-dock.tsx';
import { EditorHeader } from './layout/editor-header.tsx';
import { EditorModals, type EditorDialog } from './commands/editor-modals.tsx';
import { resolveLocation } from './location/editor-location.ts';
import { EditorTabs } from './layout/editor-tabs.tsx';
import { createProjectFileActions } from './commands/project-files.ts';
import { saveAll } from './saving/save-all.ts';
import { SimulatorPane } from './panes/simulator-pane.tsx';
import { StatusBar } from './layout/status-bar.tsx';
import { useDock } from './location/use-dock.ts';
import type { UndoStack, Shown } from './undo/undo-stack.ts';
import { useUndoControls } from './undo/use-undo-stack.ts';
import { useEditorActions } from './commands/use-editor-actions.ts';
import { useEditorKeys } from './commands/use-editor-keys.ts';
import { useEditorCommands } from './commands/use-editor-commands.ts';
import { useKeywordClashes } from './notices/use-keyword-clashes.ts';
import { useNavigateToInput } from './location/use-navigate-to-input.ts';
import { useLeaveGuard } from './saving/use-leave-guard.ts';
import { useNoteToasts } from './notices/use-note-toasts.ts';
import { usePaneSize } from './layout/use-pane-size.ts';
import { useSimulatorSync } from './panes/use-simulator-sync.ts';
import { words } from './words.ts';

const TestRunsTab = lazy(async () => ({ default: (await import('./panes/test-runs-tab.tsx')).TestRunsTab }));

interface EditorWorkspaceProps {
  readonly ordered: UndoStack;
  readonly schemas: ItemSchemas;
  readonly readOnlyBecause: 'role' | 'width' | undefined;
  /** Where workflows can be moved to. */
  readonly projects: readonly ProjectSummary[];
}

/** The open project: tree, canvas, properties and dock around one selection. */
export function EditorWorkspace({ ordered, schemas, readOnlyBecause, projects }: EditorWorkspaceProps) {
  const { session } = ordered;
  const say = useWords(words);
  const skeleton = useProjectOutline();
  const problems = useProblems(session, schemas);
  const tree = usePaneSize('tree', { first: 260, min: 200, max: 650 });
  const [asked, setAsked] = useState<EditorDialog>();
  const { actions, place, goTo, show, ...removal } = useEditorActions(session, schemas, projects);
  const { wanted, leadTo } = useNavigateToInput(actions.select);
  const order = useUndoControls(ordered, showUndone);
  const people = usePresence();
  const dock = useDock(place.panel, (panel) => goTo({ ...place, panel }, { replace: true }));
  const save = () => void saveAll(session, say);
  useFindRequests(() => dock.open('find'));
  useEditorKeys({ save, undo: order.undo, redo: order.redo, find: openFind });
  useNoteToasts(actions.select);
  useKeywordClashes(session, schemas);
  useLeaveGuard(session);
  const found = skeleton && resolveLocation(place, skeleton);
  const selectedId = found?.selectedId;
  useEditorCommands({
    skeleton,
    schemas,
    isReadOnly: session.isReadOnly,
    people,
    goToPerson: leadTo,
    actions,
    save,
    simulate: () => dock.toggle('simulator'),
    publish: () => setAsked('publish'),
    discard: () => setAsked('discard'),
    showProblems: () => dock.open('problems'),
    find: openFind,
    profile: () => actions.openProfiler(selectedId ?? session.projectId),
    showDeleted,
    files: createProjectFileActions({ session, skeleton, workflowId: found?.workflowId, select: actions.select }),
    goToTab: (tab) => goTo({ ...place, tab }),
  });
  useSimulatorSync({ dock, session, shownId: found?.workflowId, selectedId, show });
  useEffect(() => session.lookAt(selectedId ?? null), [session, selectedId]);
  if (!skeleton || !found) return null;

  const { project } = skeleton;

  /** Leads to what was undone or done again, when that is not what one has before one. */
  function showUndone({ itemId, path }: Shown) {
    if (itemId !== selectedId) leadTo(itemId, path);
  }

  function showDeleted() {
    const { teamId, projectId, restoreItem: onRestore } = session;
    openModal('recentlyDeleted', { teamId, projectId, onRestore, onRestored: actions.select });
  }

  function openProblem({ itemId, path: inputPath }: Problem) {
    leadTo(itemId, inputPath);
  }

  const nodeId =
    found.selectedId === project.id || found.selectedId === found.workflowId ? undefined : found.selectedId;

  return (
    <div className={classes.editor}>
      <h1 className="cf-visually-hidden">{project.displayName}</h1>
      <EditorHeader
        breadcrumb={
          <Breadcrumb projectId={project.id} workflowId={found.workflowId} nodeId={nodeId} onSelect={actions.select} />
        }
        order={order}
        isSimulating={dock.shown === 'simulator'}
        onJump={leadTo}
        onSave={save}
        onDiscard={() => setAsked('discard')}
        onSimulate={() => dock.toggle('simulator')}
        onPublish={() => setAsked('publish')}
      />
      <EditorBanners readOnlyBecause={readOnlyBecause} />
      <div className={classes.body}>
        <div className={classes.tree} style={{ width: tree.size }}>
          <ProjectTree
            schemas={schemas}
            selectedId={found.selectedId}
            workflowId={found.workflowId}
            actions={actions}
          />
        </div>
        <SplitHandle label={say.treeWidth} edge="right" {...tree} />
        <EditorTabs tab={place.tab} onTab={(tab) => goTo({ ...place, tab })}>
          {place.tab === 'build' && (
            <BuildTab
              found={found}
              schemas={schemas}
              problems={problems}
              actions={actions}
              wanted={wanted}
              isPanelOpen={place.isPropertiesOpen}
              onClosePanel={() => show(found.workflowId ?? project.id, false)}
            />
          )}
          {place.tab === 'runs' && (
            <Suspense fallback={null}>
              <TestRunsTab onOpenNode={actions.select} />
            </Suspense>
          )}
          {place.tab === 'settings' && (
            <ProjectSettings projectId={project.id} schema={findItemSchema(schemas, project)} />
          )}
        </EditorTabs>
      </div>
      <EditorDock
        dock={dock}
        simulator={<SimulatorPane selectedNodeId={nodeId} onOpen={leadTo} />}
        problems={<ProblemsPanel problems={problems} onOpen={openProblem} />}
        find={<FindPane schemas={schemas} onOpen={leadTo} />}
      />
      <StatusBar
        problemCount={problems.length}
        isShowingProblems={dock.shown === 'problems'}
        onProblems={() => dock.toggle('problems')}
        onOpenPanel={
          place.isPropertiesOpen || place.tab !== 'build' ? undefined : () => goTo({ ...place, isPropertiesOpen: true })
        }
      />
      <EditorModals asked={asked} onAnswered={() => setAsked(undefined)} {...removal} />
    </div>
  );
}
