import type { ChatLook, JsonValue, Message, Platform, ScreenLayout, SelectionMethod, TurnInput } from '@confab/model';
import type { IntentModel } from '@confab/understanding';
import type { Connector } from './nodes/read-connectors.ts';
import type { Expression } from './expression/compile-expression.ts';
import type { ProgramParts } from './compile/program-parts.ts';
import type { AsidePages } from './one/compile/aside-pages.ts';
import type { PageListener } from './one/listening/page-listener.ts';
import type { IntentScope } from './compile/find-largest-scopes.ts';
import type { SpeechFamily } from './compile/compile-situation.ts';
import type { TextTemplate } from './text/text-template.ts';
import type { TurnRun } from './run/turn-run.ts';
import type { CaptureState, ModuleLocals, Problem } from './types.ts';

/** A value that a connector assigns to a parameter of its target node (A3.47). */
export interface NodeArgument {
  readonly parameter: string;
  readonly value: Expression;
}

/** What happens after a node. */
export type Move =
  | {
      readonly type: 'go';
      readonly nodeId: string;
      readonly connectorId: string;
      readonly argument?: NodeArgument | undefined;
    }
  | { readonly type: 'jump'; readonly workflowId: string; readonly nodeId: string }
  /** Repeats a question that is still open. */
  | { readonly type: 'again'; readonly nodeId: string }
  /** Leaves a module with the values of its output parameters. */
  | { readonly type: 'leave'; readonly returnNodeId: string; readonly values: ModuleLocals }
  | { readonly type: 'wait' }
  /** Raises an exception; `next` is the move without it. */
  | { readonly type: 'raise'; readonly name: string; readonly message: Message; readonly next: Move }
  | { readonly type: 'end'; readonly reason: string };

/** How an exception is handled (A3.64). */
export interface ExceptionHandling {
  readonly handling: 'Bubble' | 'MoveToNode' | 'QueueErrorMessage' | 'ErrorMessageAndStop' | 'Ignore';
  /** The target of MoveToNode; undefined if it does not exist. */
  readonly move: Move | undefined;
}

/** Finds the row of an exception table that handles an exception. */
export type FindExceptionHandling = (exception: string) => ExceptionHandling | undefined;

/** How a module was left, and its output values. */
interface ModuleResult {
  /** The ModuleReturn node; empty if the module ended without one. */
  readonly returnNodeId: string;
  readonly values: ModuleLocals;
}

/** A slot that a node asks for. */
export interface CapturedSlot {
  /** The id of the row. */
  readonly id: string;
  readonly name: string;
  /** Undefined if it has none yet. */
  readonly value: JsonValue | undefined;
}

/** A compiled node. Everything it refers to was resolved at compile time. */
export interface ProgramNode {
  readonly id: string;
  readonly workflowId: string;
  readonly name: string;
  /** Called when the conversation enters the node. */
  enter(run: TurnRun): Move;
  /** Called with the input when the conversation waits at the node. Only nodes that wait have it. */
  handleInput?(run: TurnRun, input: Exclude<TurnInput, { type: 'opened' }>): Move;
  /** Asks again and keeps the answers so far; a node without it is entered again instead. */
  reask?(run: TurnRun): Move;
  /** Gives the response beside an open form, which continues. Only pages that only speak have this function. */
  answerAside?(run: TurnRun): void;
  /** Called when the module called from here has finished. Only nodes that call modules have it. */
  resume?(run: TurnRun, result: ModuleResult): Move;
  /** Returns the name of the slot whose value the node waits for. Only nodes that ask for slots have this function. */
  getAskedSlot?(capture: CaptureState): string | undefined;
  /** The slots that the node asks for, each with its value so far. Only nodes that ask for slots have it. */
  listSlots?(capture: CaptureState): readonly CapturedSlot[];
  /** Looks an exception up in the node's exception table. */
  readonly findExceptionHandling?: FindExceptionHandling;
  /** The move after an exception that is ignored, where the exception has no move of its own. */
  readonly nextMove?: Move;
  /** Intents matched in addition to those of the open question; Start nodes have them. */
  readonly listener?: IntentListener | undefined;
  /** The intents that an earlier question still listens for, so many turns after it was asked; undefined for none. */
  stillListens?(turnsAgo: number): EarlierListener | undefined;
}

/** The connector that an intent follows. */
export interface Route {
  readonly connector: Connector;
  readonly intentName: string;
}

/** A set of intents to match, and the connector of each. */
export interface IntentListener {
  /** By intent id. */
  readonly routes: ReadonlyMap<string, Route>;
  readonly intentIds: readonly string[];
}

/** What an earlier question still listens for. */
export interface EarlierListener extends IntentListener {
  /** The variable for the words of the answer; empty for none. */
  readonly saveTo: string;
}

export interface ProgramEntry {
  readonly id: string;
  readonly spoken: TextTemplate;
  /** The same text as SSML. */
  readonly ssml: (family: SpeechFamily) => TextTemplate;
  /** The steps that its SSML costs in a turn. It is created on first use, but costs the same in every turn. */
  readonly ssmlSteps: number;
  readonly display: TextTemplate;
  readonly heading: TextTemplate;
  readonly condition: Expression | undefined;
  readonly screenLayout: ScreenLayout;
  readonly imageAssetId: string | null;
  readonly imageAlt: TextTemplate;
  readonly audioAssetId: string | null;
  readonly videoUrl: string | null;
  readonly chips: readonly TextTemplate[];
  /** The reason for the trace. */
  readonly reason: string;
}

export interface ProgramResponse {
  /** Identifies the response in the stored entry positions. */
  readonly key: string;
  readonly itemId: string;
  readonly method: SelectionMethod;
  /** Enabled entries, in order. */
  readonly entries: readonly ProgramEntry[];
  /** Indexes of all entries if none has a condition, which saves the check in most turns. */
  readonly always: readonly number[] | undefined;
  /** Replacements by situation; the first that fits is used. Undefined if there are none (A3.57). */
  readonly variants?: readonly ResponseVariant[];
}

/** A replacement response for one situation. */
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
  /** It takes all values of its type, as a list. */
  readonly takesSeveral?: true;
  /** Empty if its values are not stored. */
  readonly variable: string;
}

/** The ids of intents and slots that have other names on a platform, by these names in lower case. */
export interface PlatformNames {
  readonly intents: ReadonlyMap<string, readonly string[]>;
  /** A platform may call slots of different intents the same. */
  readonly slots: ReadonlyMap<string, readonly string[]>;
}

/** A compiled project: immutable, and shared by all its conversations. */
export interface Program {
  readonly projectId: string;
  readonly projectName: string;
  readonly chatLook: ChatLook;
  readonly language: string;
  /** The same project in its further languages, by language; undefined for a project of one. */
  readonly translations?: ReadonlyMap<string, Program> | undefined;
  readonly startNodeId: string | undefined;
  readonly nodes: ReadonlyMap<string, ProgramNode>;
  /** Start node of each workflow. */
  readonly workflowStarts: ReadonlyMap<string, string>;
  readonly variables: ReadonlyMap<string, ProgramVariable>;
  /** The parameters of each module, by workflow id and name. */
  readonly moduleVariables: ReadonlyMap<string, ReadonlyMap<string, ProgramVariable>>;
  /** Start nodes of the background modules. */
  readonly backgroundStarts: readonly ProgramNode[];
  /** The project's table of exceptions. */
  readonly findExceptionHandling: FindExceptionHandling;
  /** The slots by lower-cased name; undefined for a project without slots. */
  readonly slots: ReadonlyMap<string, ProgramSlot> | undefined;
  readonly intents: IntentModel;
  /** What platforms call intents and slots; undefined for a project without intents. */
  readonly platformNames?: ReadonlyMap<Platform, PlatformNames>;
  /** Sets of intents that are matched together. */
  readonly scopes: readonly IntentScope[];
  readonly nluSettings: {
    readonly threshold: number;
    readonly margin: number;
    readonly maxReprompts: number;
    /** Several wishes of one utterance are handled one after another. */
    readonly severalAtOnce: boolean;
  };
  readonly messages: Readonly<Record<'NoMatch' | 'NoInput' | 'Error' | 'DidYouMean', ProgramResponse | undefined>>;
  /** A text or expression quotes the utterance, so the state has to store it. */
  readonly quotesUtterance: boolean;
  /** The page tree of a One project with its keywords; undefined for a Pro project. */
  readonly pageListener?: PageListener | undefined;
  /** The pages of a One project that answer without becoming the current one; undefined for a Pro project. */
  readonly asidePages?: AsidePages | undefined;
  /** Problems found while compiling; the program runs despite them. */
  readonly problems: readonly Problem[];
  /** The estimated memory of the program without its parts and its intents. */
  readonly ownBytes: number;
  /** What the next program of the project may reuse. */
  readonly parts?: ProgramParts | undefined;
}
