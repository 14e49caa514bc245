import type { JsonValue, ScreenLayout, SelectionMethod, TurnInput } from '@confab/model';
import type { IntentModel } from '@confab/understanding';
import type { Expression } from './expression/compile-expression.ts';
import type { TextTemplate } from './text-template.ts';
import type { TurnRun } from './turn-run.ts';
import type { Problem } from './types.ts';

/** Where a node leads next. */
export type Move =
  | { readonly type: 'go'; readonly nodeId: string; readonly connectorId: string }
  | { readonly type: 'jump'; readonly workflowId: string; readonly nodeId: string }
  | { readonly type: 'wait' }
  /** An exception that nobody handled: the project's `Error` message is said and the open question asked again. */
  | { readonly type: 'unhandled' }
  | { readonly type: 'end'; readonly reason: string };

/** A node ready to run. All it has to know was resolved when it was compiled. */
export interface ProgramNode {
  readonly id: string;
  readonly workflowId: string;
  readonly name: string;
  /** Called when the conversation comes to the node. */
  enter(run: TurnRun): Move;
  /** Called with what was said, when the conversation waits at the node. Only a node that waits has it. */
  hear?(run: TurnRun, input: Exclude<TurnInput, { type: 'opened' }>): Move;
}

export interface ProgramEntry {
  readonly id: string;
  readonly spoken: TextTemplate;
  readonly display: TextTemplate;
  readonly heading: TextTemplate;
  readonly condition: Expression | undefined;
  readonly screenLayout: ScreenLayout;
  readonly imageAssetId: string | null;
  readonly audioAssetId: string | null;
  readonly videoUrl: string | null;
  readonly chips: readonly TextTemplate[];
  /** Why it was chosen, for the trace. */
  readonly reason: string;
}

export interface ProgramResponse {
  /** Names the response in a session's memory: item and input. */
  readonly key: string;
  readonly itemId: string;
  readonly method: SelectionMethod;
  /** Enabled entries, in order. */
  readonly entries: readonly ProgramEntry[];
  /** Places of all entries where none has a condition, so that most turns need not look. */
  readonly always: readonly number[] | undefined;
}

export interface ProgramVariable {
  readonly name: string;
  readonly type: string;
  readonly scope: string;
  readonly initial: JsonValue;
}

/** A compiled project: immutable, shared by all its conversations. */
export interface Program {
  readonly projectId: string;
  readonly projectName: string;
  readonly language: string;
  readonly startNodeId: string | undefined;
  readonly nodes: ReadonlyMap<string, ProgramNode>;
  /** Start node of each workflow. */
  readonly workflowStarts: ReadonlyMap<string, string>;
  readonly variables: ReadonlyMap<string, ProgramVariable>;
  readonly intents: IntentModel;
  readonly understanding: { readonly threshold: number; readonly margin: number; readonly maxReprompts: number };
  readonly messages: Readonly<Record<'NoMatch' | 'NoInput' | 'Error' | 'DidYouMean', ProgramResponse | undefined>>;
  /** A text or an expression quotes what was said, so a session has to keep it. */
  readonly quotesUtterance: boolean;
  /** What is wrong with the project; none of it keeps the program from running. */
  readonly problems: readonly Problem[];
}
