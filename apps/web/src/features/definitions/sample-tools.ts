export { startEvaluation, type EvaluationHandlers } from './evaluation/start-evaluation.ts';
export { useTableOfProject } from './page/use-table-of-project.ts';
export { createSampleEdits, planSamples } from './paste/plan-samples.ts';
export { readIntent } from './rows/read-definition-rows.ts';
export { useDefinitionRows } from './rows/use-definition-rows.ts';
