import { mebibyte, type JsonObject } from '@confab/model';

/** The scripts of a schema, by the name of the function that each declares (P3.3). */
export const scriptNames = ['ValidatePreSave', 'GetControlDisplay', 'AssistantResponse'] as const;
export type ScriptName = (typeof scriptNames)[number];

/** One call of a schema script with the values of the form. */
export interface ScriptCall {
  readonly name: ScriptName;
  /** The source text that declares the function. */
  readonly script: string;
  readonly values: JsonObject;
}

/** Why a script failed. 'threw' means that the script threw an error; most others are exceeded limits. */
export type ScriptFailure = 'threw' | 'tooSlow' | 'tooMuchMemory' | 'tooLarge' | 'noResult' | 'unavailable';

/** The outcome of a run. `text` is unchecked JSON; `problem` is for the log, never for people. */
export type ScriptOutcome =
  | { readonly type: 'returned'; readonly text: string }
  | { readonly type: 'failed'; readonly reason: ScriptFailure; readonly problem: string };

/**
 * Runs schema scripts in isolation: in a browser worker or a server thread.
 *
 * It never throws and returns within the time limit.
 */
export interface ScriptRunner {
  run(call: ScriptCall): Promise<ScriptOutcome>;
}

/** The limits of a schema script. */
export const scriptLimits = {
  timeMs: 50,
  memoryBytes: 32 * mebibyte,
  stackBytes: 128 * 1_024,
  scriptLength: 256 * 1_024,
  valuesLength: mebibyte,
  resultLength: 256 * 1_024,
  /** After this the host terminates the thread of a script that has not stopped. */
  givenUpMs: 1_000,
} as const;
