import type { JsonObject } from '@confab/model';

/** The scripts that a schema may bring, by the name of the function that each one declares (P3.3). */
export const scriptNames = ['ValidatePreSave', 'GetControlDisplay', 'AssistantResponse'] as const;
export type ScriptName = (typeof scriptNames)[number];

/** One run of a schema's script: its function is called with the values of the form, and nothing else is there. */
export interface ScriptCall {
  readonly name: ScriptName;
  /** The text that declares a function of that name. */
  readonly script: string;
  readonly values: JsonObject;
}

/** Why a script gave nothing. 'threw' is its own fault; the others are limits it went over. */
export type ScriptFailure = 'threw' | 'tooSlow' | 'tooMuchMemory' | 'tooLarge' | 'noResult' | 'unavailable';

/** What became of a run. `text` is JSON that nobody has looked at yet; `problem` is for the log, never for people. */
export type ScriptOutcome =
  | { readonly type: 'returned'; readonly text: string }
  | { readonly type: 'failed'; readonly reason: ScriptFailure; readonly problem: string };

/**
 * Runs schema scripts somewhere that they cannot leave: a worker of the browser or a thread of the server.
 *
 * It never throws and never waits long: whatever a script does, the answer is an outcome.
 */
export interface ScriptRunner {
  run(call: ScriptCall): Promise<ScriptOutcome>;
}

/** What a script may use up. */
export const scriptLimits = {
  timeMs: 50,
  memoryBytes: 32 * 1_048_576,
  stackBytes: 128 * 1_024,
  scriptLength: 256 * 1_024,
  valuesLength: 1_048_576,
  resultLength: 256 * 1_024,
  /** After this a host no longer waits for the machine to stop a script by itself, and ends its thread. */
  givenUpMs: 1_000,
} as const;
