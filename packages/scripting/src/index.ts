export type { Sandbox } from './machine.ts';
export { runInQuickJs } from './run-in-quickjs.ts';
export { createSchemaScripts, type FailedScript, type SchemaScripts } from './schema-scripts.ts';
export {
  scriptLimits,
  scriptNames,
  type ScriptCall,
  type ScriptFailure,
  type ScriptName,
  type ScriptOutcome,
  type ScriptRunner,
} from './script.ts';
export { buildScriptSource } from './build-script-source.ts';
