import { grouped } from '@confab/model';
import { EmptyState, FailureState } from '@confab/ui';
import { Button } from '@mantine/core';
import type { FoundProblem } from '@confab/dialog-engine';
import { IconSitemap } from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { useEditingSession, useProjectOutline, useWorkflow } from '../../../editing/index.ts';
import { preloadCanvas, WorkflowCanvas } from '../../canvas/index.ts';
import type { EditorActions, ItemSchemas } from '../../tree/index.ts';
import { isNotBegun } from '../../validation/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { useCanvasNames } from './use-canvas-names.ts';
import { words } from '../words.ts';
import { useMessage } from '../../../words/messages.ts';

interface CanvasPaneProps {
  readonly workflowId: string;
  readonly selectedIds: readonly string[];
  readonly schemas: ItemSchemas;
  readonly problems: readonly FoundProblem[];
  readonly actions: EditorActions;
}

/** The canvas of a workflow, or its loading or error state. */
export function CanvasPane({ workflowId, problems, schemas, ...rest }: CanvasPaneProps) {
  const say = useWords(words);
  const translate = useMessage();
  const { projectId } = useEditingSession();
  const view = useWorkflow(workflowId);
  const outline = useProjectOutline();
  const names = useCanvasNames(projectId, schemas);
  useEffect(preloadCanvas, []);
  const loading = <div className={classes.skeletonCanvas} aria-busy="true" aria-label={say.loadingWorkflow} />;
  if (view.status === 'failed')
    return <FailureState title={say.workflowNotLoaded} message={translate(view.message)} onRetry={view.retry} />;
  if (view.status !== 'ready') return loading;
  const marked = outline && isNotBegun(outline, problems) ? [] : problems;
  return (
    <Suspense fallback={loading}>
      <WorkflowCanvas
        {...rest}
        key={workflowId}
        view={view}
        names={names}
        schemas={schemas}
        problemsByItem={grouped(marked, ({ itemId }) => itemId)}
      />
    </Suspense>
  );
}

/** Shown when the project has no workflow. */
export function NoWorkflow({ onAdd }: { readonly onAdd: (() => void) | undefined }) {
  const say = useWords(words);
  return (
    <EmptyState
      icon={<IconSitemap size={24} stroke={1.6} />}
      title={say.noWorkflows}
      action={onAdd && <Button onClick={() => onAdd()}>{say.addWorkflow}</Button>}
    >
      {say.noWorkflowsText}
    </EmptyState>
  );
}
