export { ProblemRow } from './problem-row.tsx';
export { ProblemsPanel } from './problems-panel.tsx';
export { useProblems } from './use-problems.ts';
export { useProblemSentence } from './use-problem-sentence.ts';
