import type { JsonObject } from '@confab/model';
import { readControlDisplay, readInputError, readInputErrors, type ControlDisplay } from './script-results.ts';
import type { ScriptFailure, ScriptName, ScriptOutcome, ScriptRunner } from './script.ts';

/** A failed script, for the log. */
export interface FailedScript {
  readonly name: ScriptName;
  readonly reason: ScriptFailure;
  readonly problem: string;
}

/** The results of schema scripts; undefined if there is no script or it failed. */
export interface SchemaScripts {
  /** Returns which of the named inputs are visible and enabled. */
  getControlDisplay(
    script: string | undefined,
    values: JsonObject,
    names: readonly string[],
  ): Promise<Readonly<Record<string, ControlDisplay>> | undefined>;
  /** Returns the errors of the named inputs. */
  findInputErrors(
    script: string | undefined,
    values: JsonObject,
    names: readonly string[],
  ): Promise<Readonly<Record<string, string>> | undefined>;
  /** Returns the error of the input that the script belongs to. */
  findInputError(script: string | undefined, values: JsonObject): Promise<string | undefined>;
}

/** Runs the scripts of schemas; a failed script is reported to `onFailure` and otherwise ignored. */
export function createSchemaScripts(runner: ScriptRunner, onFailure: (failed: FailedScript) => void): SchemaScripts {
  async function run(name: ScriptName, script: string | undefined, values: JsonObject) {
    if (script === undefined) return undefined;
    const outcome: ScriptOutcome = await runner.run({ name, script, values });
    if (outcome.type === 'returned') return outcome;
    onFailure({ name, reason: outcome.reason, problem: outcome.problem });
    return undefined;
  }
  return {
    async getControlDisplay(script, values, names) {
      const outcome = await run('GetControlDisplay', script, values);
      return outcome && readControlDisplay(outcome, names);
    },
    async findInputErrors(script, values, names) {
      const outcome = await run('ValidatePreSave', script, values);
      return outcome && readInputErrors(outcome, names);
    },
    async findInputError(script, values) {
      const outcome = await run('ValidatePreSave', script, values);
      return outcome && readInputError(outcome);
    },
  };
}
