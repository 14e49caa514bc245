export { ScriptRunnerProvider, useScriptRunner } from './script-runner.tsx';
