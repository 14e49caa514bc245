import type { TraceEntry } from './turn.ts';
import type { Platform } from './enumerations.ts';

/**
 * How an expected response is compared: exactly, as a substring, as a pattern with `*`, or exactly with any line of the
 * expectation.
 */
export const matchKinds = ['Exact', 'Contains', 'Pattern', 'AnyOf'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** One turn of a test case (A3.49). Unset fields are not checked. */
export interface TestStep {
  readonly stepId: string;
  /** The utterance; empty in the first step: the conversation opens; empty later: the person stays silent. */
  readonly requestValue: string;
  readonly expectedResponse: string;
  readonly match: MatchKind;
  /** The node that the turn has to reach; empty: not checked. */
  readonly targetNodeId: string;
  readonly expectEndSession: boolean | undefined;
}

/** The stubbed result of an outside call: a test sends nothing out of the server. */
export const stubAnswers = ['Respond', 'Timeout', 'Fail'] as const;
export type StubAnswer = (typeof stubAnswers)[number];

/** The stub for an outside call, found by the node that makes it or by its address. */
export interface TestStub {
  readonly stubId: string;
  /** Empty: any node. */
  readonly nodeId: string;
  /** A pattern with `*` for the address, or for the recipient of a message; empty: any. */
  readonly url: string;
  readonly answer: StubAnswer;
  readonly status: number;
  readonly body: string;
}

/** A test case, ready to be run. */
export interface TestCase {
  readonly steps: readonly TestStep[];
  readonly stubs: readonly TestStub[];
  readonly seed: number;
  /** Milliseconds since 1970 at which the conversation takes place. */
  readonly clock: number;
  readonly platform: Platform;
  readonly language: string;
  readonly isNewUser: boolean;
  readonly isAccountLinked?: boolean;
  /** The IANA name of the person's time zone; without it, that of the region, or UTC. */
  readonly timeZone?: string | undefined;
  /** The person's region, such as 'GB'; without it, that of the language. */
  readonly region?: string | undefined;
}

/** One check of a step, and its result. */
export interface StepCheck {
  readonly kind: 'response' | 'node' | 'end' | 'outside' | 'running';
  readonly passed: boolean;
  readonly expected: string;
  readonly got: string;
  /** How a response was compared. */
  readonly match?: MatchKind;
}

/** The result of a step. */
export interface StepOutcome {
  readonly stepId: string;
  readonly requestValue: string;
  /** The assistant's responses, one a line. */
  readonly response: string;
  /** The node where the conversation is after the step. */
  readonly nodeId: string;
  readonly ended: boolean;
  readonly passed: boolean;
  /** Empty when the step has nothing to check. */
  readonly checks: readonly StepCheck[];
  readonly trace: readonly TraceEntry[];
}

/** The result of a case: 'Error' when it could not be run to its end. */
export interface CaseOutcome {
  readonly state: 'Passed' | 'Failed' | 'Error';
  /** The reason of the failure, in one sentence; empty for a passed case. */
  readonly message: string;
  readonly steps: readonly StepOutcome[];
}

/** States of a result in a run. */
export const testResultStates = ['Queued', 'Running', 'Passed', 'Failed', 'Error', 'Cancelled'] as const;
export type TestResultState = (typeof testResultStates)[number];

/** States of a run. */
export const testRunStates = ['Running', 'Done', 'Cancelled'] as const;
export type TestRunState = (typeof testRunStates)[number];

/** How the result of a case differs from the previous run. */
export const testChanges = ['newlyFailing', 'newlyPassing', 'stillFailing', 'stillPassing', 'new'] as const;
export type TestChange = (typeof testChanges)[number];

/** The ids that test cases visited; a connector's is its node's id and its own, joined by `/`. */
export interface Visits {
  readonly nodes: readonly string[];
  readonly connectors: readonly string[];
  readonly intents: readonly string[];
}

/** A node, connector or intent that no case visited. */
export interface Unvisited {
  readonly kind: 'node' | 'connector' | 'intent';
  readonly id: string;
  /** The name of the node or intent, or of the node and its connector. */
  readonly name: string;
  /** The kind of a connector that has no name; `name` is then the name of its node. */
  readonly portKind?: string;
  /** The node; for a connector its node; empty for an intent. */
  readonly nodeId: string;
  readonly workflowId: string;
}

interface Share {
  readonly visited: number;
  readonly total: number;
}

/** How much of a project the cases of a run visited. */
export interface Coverage {
  readonly nodes: Share;
  readonly connectors: Share;
  readonly intents: Share;
  readonly visits: Visits;
  readonly unvisited: readonly Unvisited[];
}
