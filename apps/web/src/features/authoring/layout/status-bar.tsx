import type { Severity } from '@confab/dialog-engine';
import { isTestItem } from '@confab/model';
import { UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconLayoutSidebarRight } from '@tabler/icons-react';
import { useProjectOutline } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { words } from '../words.ts';

interface StatusBarProps {
  readonly problems: readonly { readonly severity: Severity; readonly code: string }[];
  readonly isShowingProblems: boolean;
  readonly onProblems: () => void;
  /** Opens the properties panel; undefined while it is open. */
  readonly onOpenPanel: (() => void) | undefined;
}

/** Findings about what has not been written yet: there is no Start node, or nothing follows it. */
const startCodes: ReadonlySet<string> = new Set(['NoStart', 'MissingStart', 'MissingConnector']);

/** The status bar of the editor: number of errors, warnings, workflows and nodes. */
export function StatusBar({ problems, isShowingProblems, onProblems, onOpenPanel }: StatusBarProps) {
  const say = useWords(words);
  const skeleton = useProjectOutline();
  const isPlan = skeleton?.project.type === 'TestPlan';
  const workflows = skeleton?.workflows.filter(({ type }) => isPlan || !isTestItem(type)) ?? [];
  const nodeCount = workflows.reduce((sum, { id }) => sum + (skeleton?.nodesByWorkflow.get(id)?.length ?? 0), 0);
  const errorCount = problems.filter(({ severity }) => severity === 'error').length;
  // A new project, with its Start node at most, is empty and not wrong.
  const isEmpty = skeleton !== undefined && nodeCount <= 1 && problems.every(({ code }) => startCodes.has(code));
  const worst = isEmpty ? undefined : errorCount > 0 ? 'error' : problems.length > 0 ? 'warning' : undefined;
  const Icon = worst === 'error' ? IconAlertCircle : worst === 'warning' ? IconAlertTriangle : IconCircleCheck;
  return (
    <footer className={classes.statusBar}>
      <UnstyledButton
        className={classes.statusButton}
        aria-pressed={isShowingProblems}
        onClick={onProblems}
        data-severity={worst}
      >
        <Icon size={14} aria-hidden="true" />
        {isEmpty ? say.nothingToCheck : say.problemCount(errorCount, problems.length - errorCount)}
      </UnstyledButton>
      <span className={classes.statusWords}>{say.size(workflows.length, nodeCount)}</span>
      {onOpenPanel && (
        <UnstyledButton className={classes.statusButton} onClick={onOpenPanel}>
          <IconLayoutSidebarRight size={14} aria-hidden="true" />
          {say.properties}
        </UnstyledButton>
      )}
    </footer>
  );
}
