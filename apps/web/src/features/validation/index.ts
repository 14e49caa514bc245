export { FixButton } from './fix-button.tsx';
export { countNodes, isNotBegun, listOwnWorkflows } from './is-not-begun.ts';
export { ProblemRow } from './problem-row.tsx';
export { ProblemsPanel } from './lazy-problems-panel.tsx';
export { readProjectSource } from './read-project-source.ts';
export { useFixProblem } from './use-fix-problem.ts';
export { useProblems, type CheckState } from './use-problems.ts';
export { useProblemSentence } from './use-problem-sentence.ts';
