/**
 * What one turn can use. Lengths are characters (UTF-16 code units), so that a limit costs nothing to check.
 *
 * Turns of the shipped templates stay below a fortieth of the steps. A turn that uses up
 * all steps takes a few tens of milliseconds of processor time. A turn that passes a limit ends as one that leads in a
 * circle does: its outputs are dropped, the project's `Error` message is given and the open question is repeated.
 */
export const turnLimits = {
  /** Nodes entered. */
  nodes: 200,
  /** Operations of expressions, nodes, conditions, responses, conversions and texts, by the characters that they touch. */
  steps: 1_000_000,
  /** All texts that are filled in: responses, requests and messages. */
  textLength: 1_048_576,
  /** All outputs: the texts of an answer, with its chips and addresses. */
  outputLength: 131_072,
  /** The trace. One more entry then says that it was cut. */
  traceLength: 262_144,
  /** The wordings that the trace lists for all responses chosen at random. */
  wordingsLength: 65_536,
  /** The texts that the trace has of all requests. */
  bodiesLength: 65_536,
} as const;

/** The additional allowance for handling a passed limit, so that the handling cannot reach the same limit. */
export const handlingReserve = {
  steps: 100_000,
  textLength: 65_536,
  outputLength: 32_768,
  traceLength: 16_384,
} as const;

/** The sizes of values. A value that is too large raises the exception `ValueTooLarge`. */
export const valueLimits = {
  /** One variable or parameter: the characters of a text, or about those of the JSON text of another value. */
  length: 65_536,
  /** All variables of a conversation with the parameters of its open modules. */
  allLength: 262_144,
  /** How deep lists and objects may be nested. */
  depth: 64,
  /** A value, expression or message in the trace; longer ones are cut and end with `…`. */
  tracedLength: 1_000,
} as const;

/** The operations of an expression above which it is reported as a problem. */
export const expressionOperationsMax = 100;
