import type { Severity } from '@confab/dialog-engine';
import { UnstyledButton } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDashed,
  IconLayoutSidebarRight,
} from '@tabler/icons-react';
import { useProjectOutline } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { countNodes, isNotBegun, listOwnWorkflows, type CheckState } from '../../validation/index.ts';
import classes from '../authoring.module.css';
import { words } from '../words.ts';

interface StatusBarProps {
  readonly problems: readonly { readonly severity: Severity; readonly code: string }[];
  readonly checkState: CheckState;
  readonly isShowingProblems: boolean;
  readonly onProblems: () => void;
  /** Opens the properties panel; undefined while it is open. */
  readonly onOpenPanel: (() => void) | undefined;
}

/** The status bar of the editor: number of errors, warnings, workflows and nodes. */
export function StatusBar({ problems, checkState, isShowingProblems, onProblems, onOpenPanel }: StatusBarProps) {
  const say = useWords(words);
  const outline = useProjectOutline();
  const errorCount = problems.filter(({ severity }) => severity === 'error').length;
  const isEmpty = outline !== undefined && isNotBegun(outline, problems);
  const worst = isEmpty ? undefined : errorCount > 0 ? 'error' : problems.length > 0 ? 'warning' : undefined;
  // Problems of an earlier check are shown while the next one has not begun.
  const isUnknown = problems.length === 0 && checkState !== 'checked';
  const icons = {
    error: IconAlertCircle,
    warning: IconAlertTriangle,
    none: isUnknown ? IconCircleDashed : IconCircleCheck,
  };
  const Icon = icons[worst ?? 'none'];

  function getStatus() {
    if (isEmpty) return say.nothingToCheck;
    if (isUnknown) return checkState === 'checking' ? say.checking : say.notChecked;
    return say.problemCount(errorCount, problems.length - errorCount);
  }

  return (
    <footer className={classes.statusBar}>
      <UnstyledButton
        className={classes.statusButton}
        aria-pressed={isShowingProblems}
        onClick={onProblems}
        data-severity={worst}
      >
        <Icon size={14} aria-hidden="true" />
        {getStatus()}
      </UnstyledButton>
      <span className={classes.statusWords}>
        {outline ? say.size(listOwnWorkflows(outline).length, countNodes(outline)) : say.size(0, 0)}
      </span>
      {onOpenPanel && (
        <UnstyledButton className={classes.statusButton} onClick={onOpenPanel}>
          <IconLayoutSidebarRight size={14} aria-hidden="true" />
          {say.properties}
        </UnstyledButton>
      )}
    </footer>
  );
}
