import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconLayoutSidebarRight } from '@tabler/icons-react';
import { useProjectOutline } from '../../../editing/index.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from '../authoring.module.css';
import { words } from '../words.ts';

interface StatusBarProps {
  readonly problemCount: number;
  readonly isShowingProblems: boolean;
  readonly onProblems: () => void;
  /** Opens the properties panel; undefined while it is open. */
  readonly onOpenPanel: (() => void) | undefined;
}

/** The status bar of the editor: number of problems, workflows and nodes. */
export function StatusBar({ problemCount, isShowingProblems, onProblems, onOpenPanel }: StatusBarProps) {
  const say = useWords(words);
  const skeleton = useProjectOutline();
  const nodeCount = [...(skeleton?.nodesByWorkflow.values() ?? [])].reduce((sum, nodes) => sum + nodes.length, 0);
  const workflowCount = skeleton?.workflows.length ?? 0;
  return (
    <footer className={classes.statusBar}>
      <UnstyledButton
        className={classes.statusButton}
        aria-pressed={isShowingProblems}
        onClick={onProblems}
        data-has={problemCount > 0 || undefined}
      >
        {problemCount > 0 ? (
          <IconAlertTriangle size={14} aria-hidden="true" />
        ) : (
          <IconCircleCheck size={14} aria-hidden="true" />
        )}
        {problemCount === 0 ? say.noProblems : say.problemCount(problemCount)}
      </UnstyledButton>
      <span className={classes.statusWords}>{say.size(workflowCount, nodeCount)}</span>
      {onOpenPanel && (
        <UnstyledButton className={classes.statusButton} onClick={onOpenPanel}>
          <IconLayoutSidebarRight size={14} aria-hidden="true" />
          {say.properties}
        </UnstyledButton>
      )}
    </footer>
  );
}
