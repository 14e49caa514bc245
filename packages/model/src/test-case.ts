import type { TraceEntry } from './turn.ts';
import type { Platform } from './enumerations.ts';

/** How an expected response is compared: word for word, as a part, or as a pattern with `*`. */
export const matchKinds = ['Exact', 'Contains', 'Pattern'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** One turn of a test case (A3.49). What is unset is not checked. */
export interface TestStep {
  readonly stepId: string;
  /** What the person says; empty in the first step: the conversation opens, empty later: nothing is said. */
  readonly requestValue: string;
  readonly expectedResponse: string;
  readonly match: MatchKind;
  /** The node that has to be reached; empty: not checked. */
  readonly targetNodeId: string;
  readonly expectEndSession: boolean | undefined;
}

/** What an outside call is answered with: nothing that a test does leaves the server. */
export const stubAnswers = ['Respond', 'Timeout', 'Fail'] as const;
export type StubAnswer = (typeof stubAnswers)[number];

/** An outside call's answer, found by the node that makes it or by its address. */
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
}

/** What was checked of a step, and how it came out. */
export interface StepCheck {
  readonly kind: 'response' | 'node' | 'end' | 'outside' | 'running';
  readonly passed: boolean;
  readonly expected: string;
  readonly got: string;
  /** How a response was compared. */
  readonly match?: MatchKind;
}

/** What came of a step. */
export interface StepOutcome {
  readonly stepId: string;
  readonly requestValue: string;
  /** What was said, one response a line. */
  readonly response: string;
  /** Where the conversation stands afterwards. */
  readonly nodeId: string;
  readonly ended: boolean;
  readonly passed: boolean;
  /** Empty where nothing was to be checked. */
  readonly checks: readonly StepCheck[];
  readonly trace: readonly TraceEntry[];
}

/** What came of a case: 'Error' where it could not be run to its end. */
export interface CaseOutcome {
  readonly state: 'Passed' | 'Failed' | 'Error';
  /** Why it failed, in one sentence; empty for a case that passed. */
  readonly message: string;
  readonly steps: readonly StepOutcome[];
}

/** Where a result of a run stands. */
export const testResultStates = ['Queued', 'Running', 'Passed', 'Failed', 'Error', 'Cancelled'] as const;
export type TestResultState = (typeof testResultStates)[number];

/** Where a run stands. */
export const testRunStates = ['Running', 'Done', 'Cancelled'] as const;
export type TestRunState = (typeof testRunStates)[number];

/** What became of a case since the run before. */
export const testChanges = ['newlyFailing', 'newlyPassing', 'stillFailing', 'stillPassing', 'new'] as const;
export type TestChange = (typeof testChanges)[number];

/** What cases went through, by id; a connector's is its node's and its own, joined by `/`. */
export interface Visits {
  readonly nodes: readonly string[];
  readonly connectors: readonly string[];
  readonly intents: readonly string[];
}

/** Something that no case went through. */
export interface Unvisited {
  readonly kind: 'node' | 'connector' | 'intent';
  readonly id: string;
  readonly name: string;
  /** The node, for a connector its node; empty for an intent. */
  readonly nodeId: string;
  readonly workflowId: string;
}

interface Share {
  readonly visited: number;
  readonly total: number;
}

/** How much of a project the cases of a run went through. */
export interface Coverage {
  readonly nodes: Share;
  readonly connectors: Share;
  readonly intents: Share;
  readonly visits: Visits;
  readonly unvisited: readonly Unvisited[];
}
