/** Code of an author, and which of its functions is run with what (A3.84). */
export interface AuthorCode {
  /** The text that declares the functions. */
  readonly code: string;
  /** A call such as `greet("Ada")`; a mere name is called with nothing. */
  readonly functionCall: string;
}

/** Why code gave no result. 'threw' is its own fault; the others are limits it went over. */
export type CodeFailure = 'threw' | 'tooSlow' | 'tooMuchMemory' | 'tooLarge' | 'noResult' | 'unavailable' | 'busy';

/** What became of a run; `logs` is what was written to the console until then, one text for each line. */
export type CodeOutcome =
  | {
      readonly type: 'returned';
      /** JSON text; undefined when the function gave back nothing. */
      readonly text: string | undefined;
      readonly logs: readonly string[];
    }
  | {
      readonly type: 'failed';
      readonly reason: CodeFailure;
      /** For the author who wrote the code. */
      readonly message: string;
      /** Where in the code, from 1; undefined where it is not the code's. */
      readonly line: number | undefined;
      readonly logs: readonly string[];
    };

/** What an author's code may use up. */
export const codeLimits = {
  timeMs: 1_000,
  memoryBytes: 32 * 1_048_576,
  stackBytes: 128 * 1_024,
  codeLength: 256 * 1_024,
  /** Its arguments come with it, so a call may be as long as the code. */
  callLength: 256 * 1_024,
  resultLength: 256 * 1_024,
  logLines: 1_000,
  logLength: 64 * 1_024,
  messageLength: 1_000,
  /** After the limit of time a host waits so long for the machine to stop by itself, and ends it then. */
  graceMs: 500,
} as const;

/** A run that could not be tried, or was given up. */
export function createCodeFailure(reason: CodeFailure, message: string): CodeOutcome {
  return { type: 'failed', reason, message, line: undefined, logs: [] };
}

/** A call of a function with values, which arrive as copies of their JSON. */
export function buildFunctionCall(functionName: string, values: readonly unknown[]): string {
  return `${functionName}(...JSON.parse(${JSON.stringify(JSON.stringify(values))}))`;
}
