export { runInQuickJs, type Sandbox } from './run-in-quickjs.ts';
export { readControlDisplay, readProblems } from './script-results.ts';
export {
  scriptLimits,
  scriptNames,
  type ScriptCall,
  type ScriptFailure,
  type ScriptName,
  type ScriptOutcome,
  type ScriptRunner,
} from './script.ts';
export { scriptSource } from './script-source.ts';
