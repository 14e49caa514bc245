import type { JsonObject } from '@confab/model';
import { readControlDisplay, readInputError, readInputErrors, type ControlDisplay } from './script-results.ts';
import type { ScriptFailure, ScriptName, ScriptOutcome, ScriptRunner } from './script.ts';

/** A script that gave nothing, for the log. */
export interface FailedScript {
  readonly name: ScriptName;
  readonly reason: ScriptFailure;
  readonly problem: string;
}

/** What the scripts of a schema say of a form; undefined where there is no script, or it failed. */
export interface SchemaScripts {
  /** Which of the named inputs are shown and can be used. */
  getControlDisplay(
    script: string | undefined,
    values: JsonObject,
    names: readonly string[],
  ): Promise<Readonly<Record<string, ControlDisplay>> | undefined>;
  /** What is wrong with the named inputs. */
  findInputErrors(
    script: string | undefined,
    values: JsonObject,
    names: readonly string[],
  ): Promise<Readonly<Record<string, string>> | undefined>;
  /** What is wrong with the one input whose script it is. */
  findInputError(script: string | undefined, values: JsonObject): Promise<string | undefined>;
}

/** Asks the scripts of schemas; whoever asks goes on as if there were none when one fails, which is told for the log. */
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
