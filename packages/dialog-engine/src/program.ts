import type { JsonValue, ScreenLayout, SelectionMethod, TurnInput } from '@confab/model';
import type { IntentModel } from '@confab/understanding';
import type { Connector } from './compile/compiler.ts';
import type { Expression } from './expression/compile-expression.ts';
import type { PageListener } from './one/listening/page-listener.ts';
import type { IntentScope } from './compile/find-largest-scopes.ts';
import type { SpeechFamily } from './compile/compile-situation.ts';
import type { TextTemplate } from './text/text-template.ts';
import type { TurnRun } from './run/turn-run.ts';
import type { ModuleLocals, Problem } from './types.ts';

/** What a connector hands to a parameter of the node it leads to (A3.47). */
export interface NodeArgument {
  readonly parameter: string;
  readonly value: Expression;
}

/** Where a node leads next. */
export type Move =
  | {
      readonly type: 'go';
      readonly nodeId: string;
      readonly connectorId: string;
      readonly argument?: NodeArgument | undefined;
    }
  | { readonly type: 'jump'; readonly workflowId: string; readonly nodeId: string }
  /** Back to a question that is still open. */
  | { readonly type: 'again'; readonly nodeId: string }
  /** Out of a module, with what it gives back. */
  | { readonly type: 'leave'; readonly returnNodeId: string; readonly values: ModuleLocals }
  | { readonly type: 'wait' }
  /** Something went wrong; `next` is where the node would have led. */
  | { readonly type: 'raise'; readonly name: string; readonly message: string; readonly next: Move }
  | { readonly type: 'end'; readonly reason: string };

/** What is done about an exception (A3.64). */
export interface ExceptionHandling {
  readonly handling: 'Bubble' | 'MoveToNode' | 'QueueErrorMessage' | 'ErrorMessageAndStop' | 'Ignore';
  /** Where MoveToNode goes; undefined where that is not there. */
  readonly move: Move | undefined;
}

/** Finds what a table of exceptions says about one. */
export type FindExceptionHandling = (exception: string) => ExceptionHandling | undefined;

/** How a module was left, and with what. */
interface ModuleResult {
  /** The ModuleReturn; empty where the module just came to its end. */
  readonly returnNodeId: string;
  readonly values: ModuleLocals;
}

/** A node ready to run. All it has to know was resolved when it was compiled. */
export interface ProgramNode {
  readonly id: string;
  readonly workflowId: string;
  readonly name: string;
  /** Called when the conversation comes to the node. */
  enter(run: TurnRun): Move;
  /** Called with what was said, when the conversation waits at the node. Only a node that waits has it. */
  handleInput?(run: TurnRun, input: Exclude<TurnInput, { type: 'opened' }>): Move;
  /** Asks again without forgetting what was heard; a node without it is entered anew. */
  reask?(run: TurnRun): Move;
  /** Called when the module is done that was called from here. Only a node that calls modules has it. */
  resume?(run: TurnRun, result: ModuleResult): Move;
  /** What its table of exceptions says. */
  readonly findExceptionHandling?: FindExceptionHandling;
  /** Where it leads when what came out of its module is passed over. */
  readonly nextMove?: Move;
  /** Intents that are listened for beside those of the open question; a Start has them. */
  readonly listener?: IntentListener | undefined;
}

/** Where an intent leads. */
export interface Route {
  readonly connector: Connector;
  readonly intentName: string;
}

/** Intents that are listened for, and where each leads. */
export interface IntentListener {
  /** By intent id. */
  readonly routes: ReadonlyMap<string, Route>;
  readonly intentIds: readonly string[];
}

export interface ProgramEntry {
  readonly id: string;
  readonly spoken: TextTemplate;
  /** The same for a platform that speaks SSML. */
  readonly ssml: (family: SpeechFamily) => TextTemplate;
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
  /** Names the response in what a session remembers of given entries. */
  readonly key: string;
  readonly itemId: string;
  readonly method: SelectionMethod;
  /** Enabled entries, in order. */
  readonly entries: readonly ProgramEntry[];
  /** Places of all entries where none has a condition, so that most turns need not look. */
  readonly always: readonly number[] | undefined;
  /** What is said instead where a situation fits, first that does; undefined for a response without any (A3.57). */
  readonly variants?: readonly ResponseVariant[];
}

/** A response for one situation. */
export interface ResponseVariant {
  readonly fits: (run: TurnRun) => boolean;
  readonly response: ProgramResponse;
}

export interface ProgramVariable {
  readonly name: string;
  readonly type: string;
  readonly scope: string;
  readonly initial: JsonValue;
}

/** A slot of the project (A3.39). */
export interface ProgramSlot {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  /** Empty where its values are not kept. */
  readonly variable: string;
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
  /** What each module keeps, by workflow and name. */
  readonly moduleVariables: ReadonlyMap<string, ReadonlyMap<string, ProgramVariable>>;
  /** Start nodes of the background modules. */
  readonly backgroundStarts: readonly ProgramNode[];
  /** The project's table of exceptions. */
  readonly findExceptionHandling: FindExceptionHandling;
  /** The variable that each slot is written to, by the slot's name; undefined for a project without slots. */
  readonly slots: ReadonlyMap<string, ProgramSlot> | undefined;
  readonly intents: IntentModel;
  /** Sets of intents that are listened for together. */
  readonly scopes: readonly IntentScope[];
  readonly nluSettings: { readonly threshold: number; readonly margin: number; readonly maxReprompts: number };
  readonly messages: Readonly<Record<'NoMatch' | 'NoInput' | 'Error' | 'DidYouMean', ProgramResponse | undefined>>;
  /** A text or an expression quotes what was said, so a session has to keep it. */
  readonly quotesUtterance: boolean;
  /** What the pages of a One project listen for; undefined for a Pro project. */
  readonly pageListener?: PageListener | undefined;
  /** What is wrong with the project; none of it keeps the program from running. */
  readonly problems: readonly Problem[];
}
