export { ScriptRunnerProvider, workerRunner } from './script-runner.tsx';
export { useControls, useControlsAt } from './use-controls.ts';
export { useSchemaScripts } from './use-schema-scripts.ts';
