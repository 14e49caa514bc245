import type { Problem } from '@confab/dialog-engine';
import type { ProjectSummary } from '@confab/model';
import { SplitHandle } from '@confab/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { usePresence, useSkeleton } from '../../editing/index.ts';
import { openModal } from '../../shell/modals/modal-store.ts';
import { useWords } from '../../words/define-words.ts';
import { FindPane, showFind, useFindWishes } from '../find/index.ts';
import { ProjectSettings } from '../properties/index.ts';
import { ProjectTree, schemaOf, type ItemSchemas } from '../tree/index.ts';
import { ProblemsPanel, useProblems } from '../validation/index.ts';
import classes from './authoring.module.css';
import { Breadcrumb } from './breadcrumb.tsx';
import { BuildTab } from './build-tab.tsx';
import { EditorBanners } from './editor-banners.tsx';
import { EditorDock } from './editor-dock.tsx';
import { EditorHeader } from './editor-header.tsx';
import { EditorModals, type AskedFor } from './editor-modals.tsx';
import { findPlace } from './editor-place.ts';
import { EditorTabs } from './editor-tabs.tsx';
import { filesOf } from './move-files.ts';
import { saveAll } from './save-all.ts';
import { SimulatorPane } from './simulator-pane.tsx';
import { StatusBar } from './status-bar.tsx';
import { useDock } from './use-dock.ts';
import type { OrderedSession, Shown } from './edit-order.ts';
import { useEditOrder } from './use-edit-order.ts';
import { useEditorActions } from './use-editor-actions.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { useEditorPalette } from './use-editor-palette.ts';
import { useKeywordClashes } from './use-keyword-clashes.ts';
import { useLead } from './use-lead.ts';
import { useLeavingGuard } from './use-leaving-guard.ts';
import { useNoteToasts } from './use-note-toasts.ts';
import { usePaneSize } from './use-pane-size.ts';
import { useSimulatorSteps } from './use-simulator-steps.ts';
import { words } from './words.ts';

const TestRunsTab = lazy(async () => ({ default: (await import('./test-runs-tab.tsx')).TestRunsTab }));

interface EditorWorkspaceProps {
  readonly ordered: OrderedSession;
  readonly schemas: ItemSchemas;
  readonly readOnlyBecause: 'role' | 'width' | undefined;
  /** Where workflows can be moved to. */
  readonly projects: readonly ProjectSummary[];
}

/** The open project: tree, canvas, properties and dock around one selection. */
export function EditorWorkspace({ ordered, schemas, readOnlyBecause, projects }: EditorWorkspaceProps) {
  const { session } = ordered;
  const say = useWords(words);
  const skeleton = useSkeleton();
  const problems = useProblems(session, schemas);
  const tree = usePaneSize('tree', { first: 260, min: 200, max: 650 });
  const [asked, setAsked] = useState<AskedFor>();
  const { actions, place, goTo, show, ...removal } = useEditorActions(session, schemas, projects);
  const { wanted, leadTo } = useLead(actions.select);
  const order = useEditOrder(ordered, showUndone);
  const people = usePresence();
  const dock = useDock(place.panel, (panel) => goTo({ ...place, panel }, { replace: true }));
  const save = () => void saveAll(session, say);
  useFindWishes(() => dock.open('find'));
  useEditorKeys({ save, undo: order.undo, redo: order.redo, find: showFind });
  useNoteToasts(actions.select);
  useKeywordClashes(session, schemas);
  useLeavingGuard(session);
  const found = skeleton && findPlace(place, skeleton);
  const selectedId = found?.selectedId;
  useEditorPalette({
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
    find: showFind,
    profile: () => actions.profile(selectedId ?? session.projectId),
    showDeleted,
    files: filesOf({ session, skeleton, workflowId: found?.workflowId, select: actions.select }),
    goToTab: (tab) => goTo({ ...place, tab }),
  });
  useSimulatorSteps({ dock, session, shownId: found?.workflowId, selectedId, show });
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
              isPanelOpen={place.hasProperties}
              onClosePanel={() => show(found.workflowId ?? project.id, false)}
            />
          )}
          {place.tab === 'runs' && (
            <Suspense fallback={null}>
              <TestRunsTab onOpenNode={actions.select} />
            </Suspense>
          )}
          {place.tab === 'settings' && <ProjectSettings projectId={project.id} schema={schemaOf(schemas, project)} />}
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
          place.hasProperties || place.tab !== 'build' ? undefined : () => goTo({ ...place, hasProperties: true })
        }
      />
      <EditorModals asked={asked} onAnswered={() => setAsked(undefined)} {...removal} />
    </div>
  );
}
