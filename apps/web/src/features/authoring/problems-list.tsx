import { EmptyState } from '@confab/ui';
import type { Problem } from '@confab/dialog-engine';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useSkeleton, type Skeleton } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './authoring.module.css';
import { words } from './words.ts';

/** More at once would be no list that anyone reads. */
const shownMax = 200;

interface ProblemsListProps {
  readonly problems: readonly Problem[];
  readonly onOpen: (problem: Problem) => void;
}

/** What is wrong with the project, each leading to the input it is in. */
export function ProblemsList({ problems, onOpen }: ProblemsListProps) {
  const say = useWords(words);
  const skeleton = useSkeleton();
  if (problems.length === 0) {
    return (
      <EmptyState icon={<IconCircleCheck size={24} stroke={1.6} />} title={say.noProblems}>
        {say.noProblemsText}
      </EmptyState>
    );
  }
  return (
    <ul className={classes.problems}>
      {problems.slice(0, shownMax).map((problem) => (
        <li key={`${problem.itemId} ${problem.path} ${problem.code} ${problem.message}`}>
          <button type="button" onClick={() => onOpen(problem)}>
            <IconAlertTriangle size={15} aria-hidden="true" />
            <span>{problem.message}</span>
            <span className={classes.problemPlace}>{nameOf(problem.itemId, skeleton)}</span>
          </button>
        </li>
      ))}
      {problems.length > shownMax && (
        <li className={classes.moreProblems}>{say.andMore(problems.length - shownMax)}</li>
      )}
    </ul>
  );
}

function nameOf(itemId: string, skeleton: Skeleton | undefined) {
  if (!skeleton) return '';
  const { project, workflows, nodesOf } = skeleton;
  for (const workflow of workflows) {
    if (workflow.id === itemId) return workflow.displayName;
    const node = nodesOf.get(workflow.id)?.find((one) => one.id === itemId);
    if (node) return `${workflow.displayName} ▸ ${node.displayName}`;
  }
  return project.id === itemId ? project.displayName : '';
}
