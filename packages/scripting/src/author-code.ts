/** An author's code and the function call to run (A3.84). */
export interface AuthorCode {
  /** The source text that declares the functions. */
  readonly code: string;
  /** A call such as `greet("Ada")`; a name alone is called without arguments. */
  readonly functionCall: string;
}

/** Why code failed. 'threw' means that the code threw an error; most others are exceeded limits. */
export type CodeFailure = 'threw' | 'tooSlow' | 'tooMuchMemory' | 'tooLarge' | 'noResult' | 'unavailable' | 'busy';

/** The outcome of a run; `logs` has the console output, one text per line. */
export type CodeOutcome =
  | {
      readonly type: 'returned';
      /** JSON text; undefined if the function returned nothing. */
      readonly text: string | undefined;
      readonly logs: readonly string[];
    }
  | {
      readonly type: 'failed';
      readonly reason: CodeFailure;
      /** For the author who wrote the code. */
      readonly message: string;
      /** The line in the code, from 1; undefined if the error is elsewhere. */
      readonly line: number | undefined;
      readonly logs: readonly string[];
    };

/** The limits of an author's code. */
export const codeLimits = {
  timeMs: 1_000,
  // The process of author code may open few files, so that this names no constant of another package.
  memoryBytes: 32 * 1_048_576,
  stackBytes: 128 * 1_024,
  codeLength: 256 * 1_024,
  /** A call contains its arguments, so it may be as long as the code. */
  callLength: 256 * 1_024,
  resultLength: 256 * 1_024,
  logLines: 1_000,
  logLength: 64 * 1_024,
  messageLength: 1_000,
  /** The host terminates a machine that has not stopped this long after the time limit. */
  graceMs: 500,
} as const;

/** Creates the outcome of a failed run. */
export function createCodeFailure(reason: CodeFailure, message: string): CodeOutcome {
  return { type: 'failed', reason, message, line: undefined, logs: [] };
}

/** Builds a function call with values, which are passed as JSON copies. */
export function buildFunctionCall(functionName: string, values: readonly unknown[]): string {
  return `${functionName}(...JSON.parse(${JSON.stringify(JSON.stringify(values))}))`;
}
