export { ProblemsPanel } from './problems-panel.tsx';
export { useProblems } from './use-problems.ts';
