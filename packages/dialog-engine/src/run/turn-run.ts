import type { ConversationContext, FilledSlot, IntentCandidate, JsonValue } from '@confab/model';
import type { Message, TraceEntry, TurnOutput } from '@confab/model';
import { isDefaultContext } from './default-context.ts';
import { convertValue, type ConversionResult } from '../expression/convert-value.ts';
import { isTooLarge, measureOperand } from '../expression/measure-value.ts';
import { fillTemplate } from '../text/fill-template.ts';
import { TurnBudget } from './limits/turn-budget.ts';
import { TurnLimitReached, ValueTooLarge } from './limits/turn-exceptions.ts';
import { measureMessage, shortenMessage, shortenText, shortenValue, TurnTrace } from './limits/turn-trace.ts';
import { measureTexts, TurnResponses } from './turn-responses.ts';
import { TurnVariables } from './turn-variables.ts';
import { ModuleStack } from './module-stack.ts';
import { OpenQuestions } from './open-questions.ts';
import type { UnderstandingResult } from '../nodes/listening/understand.ts';
import { SpokenLanguage } from '../languages/spoken-language.ts';
import type { IntentListener, Program, ProgramEntry, ProgramResponse } from '../program.ts';
import { systemTokens } from './system-tokens.ts';
import type { TextTemplate } from '../text/text-template.ts';
import { createExceptionMessage } from '../text/exception-messages.ts';
import { createReading, toWords } from '../text/to-words.ts';
import type { Effects, IntentSuggestion, RepromptCounts, ConversationState } from '../types.ts';

/** Reads the value of a token. */
export type TokenReader = (run: TurnRun) => JsonValue;

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const noReprompts: RepromptCounts = { noMatch: 0, noInput: 0 };
const none: readonly never[] = [];

/** The characters of an output in addition to its texts: its keys and ids. */
const outputLength = 300;
/** The steps of adding an entry to the trace. */
const stepsPerEntry = 4;
/** The steps of adding a token, or the text between two, to a text. */
const stepsPerTextPart = 4;
/** The steps of measuring a parameter of a module. */
const stepsPerParameter = 10;

/** A running turn: the changing state, the outputs so far and the trace. */
export class TurnRun {
  readonly effects: Effects;
  readonly spoken: SpokenLanguage;
  readonly outputs: TurnOutput[] = [];
  readonly trace = new TurnTrace();
  readonly budget = new TurnBudget();
  nodeId: string;
  turnCount: number;
  lastUtterance: string;
  lastIntent: string;
  reprompts: RepromptCounts;
  openSuggestion: IntentSuggestion | undefined;
  ended: boolean;
  /** The wishes of an utterance for the next question, in order. */
  pending: readonly string[];
  /** The value of `{tv.Suggestion}` in the DidYouMean message. */
  suggestion = '';
  /** Match results of this turn, cached per listener and text. */
  understoodByListener: Map<IntentListener, Map<string, UnderstandingResult>> | undefined;
  /** The slots filled by the intent of this turn. */
  filledSlots: readonly FilledSlot[] = none;
  /** The values that variables had before those slots were written to them. */
  valuesBeforeSlots: ReadonlyMap<string, JsonValue> = new Map();
  /** The text that led to a page in this turn, and the keyword of the page in that text. */
  heardKeyword: { readonly pageId: string; readonly text: string; readonly keyword: string } | undefined;
  /** The intent that the platform recognised, if any. */
  platformIntent: IntentCandidate | undefined;
  /** The slots of that intent are the answer to the open question. */
  isSlotAnswer = false;
  /** The in-parameters of the current node, for tokens in its texts. */
  parameters: ReadonlyMap<string, JsonValue> | undefined;
  /** The argument of the connector that was just followed. */
  argument: { readonly parameter: string; readonly value: JsonValue } | undefined;
  readonly modules: ModuleStack;
  readonly openQuestions: OpenQuestions;
  /** A value as the person of the conversation says it. */
  readonly toWords = (value: JsonValue): string => toWords(value, createReading(this));
  readonly #initialPending: readonly string[];
  readonly #variables: TurnVariables;
  readonly #responses: TurnResponses;

  constructor(project: Program, session: ConversationState, effects: Effects) {
    this.spoken = new SpokenLanguage(project, session);
    this.effects = effects;
    this.nodeId = session.nodeId;
    this.turnCount = session.turnCount;
    this.lastUtterance = session.lastUtterance ?? '';
    this.lastIntent = session.lastIntent ?? '';
    this.reprompts = session.reprompts ?? noReprompts;
    this.openSuggestion = session.offered;
    this.ended = session.ended;
    this.#initialPending = session.pending ?? none;
    this.pending = this.#initialPending;
    this.modules = new ModuleStack(session);
    this.openQuestions = new OpenQuestions(session);
    this.#variables = new TurnVariables(session.variables);
    this.#responses = new TurnResponses(this, session);
  }

  /** The project in the language of the conversation. */
  get program(): Program {
    return this.spoken.program;
  }

  get context(): ConversationContext {
    return this.spoken.context;
  }

  /** The value of a name in an expression: a variable, a system token, or null. */
  getValue(name: string): JsonValue {
    return this.getVariable(name) ?? systemTokens.get(name)?.(this) ?? null;
  }

  /**
   * The value of a variable; one added to the program since the conversation began has its default. In a module
   * its parameters shadow project variables.
   */
  getVariable(name: string): JsonValue {
    if (this.modules.hasLocal(name)) return this.modules.locals?.[name] ?? null;
    if (this.#variables.has(name)) return this.#variables.get(name);
    return this.program.variables.get(name)?.initial ?? null;
  }

  /** The value of an in-parameter of the current node. */
  getParameter(name: string): JsonValue {
    return this.parameters?.get(name) ?? null;
  }

  /** Traces a fault of an expression, which continues with null. */
  reportFault(message: Message): void {
    this.traceException('ExpressionError', message);
  }

  traceException(name: string, message: Message, handling = 'Ignore'): void {
    const shown = shortenMessage(message);
    this.record({ type: 'exception', nodeId: this.nodeId, name, ...shown, handling }, measureMessage(shown));
  }

  /** Continues with the next wish of an utterance. Slots of the previous wish are not used for it. */
  takePending(wish: string): void {
    this.pending = this.pending.toSpliced(this.pending.indexOf(wish), 1);
    this.filledSlots = none;
  }

  /** Drops the wishes of an earlier utterance: the conversation has moved on since. */
  dropEarlierPending(): void {
    if (this.pending === this.#initialPending) this.pending = none;
  }

  /** Counts operations, and the characters that they touch. @throws TurnLimitReached */
  spend(operations: number, characters = 0): void {
    this.budget.spend(operations, characters);
  }

  /** Adds an entry to the trace. `textLength` are the characters of the texts in it. */
  record(entry: TraceEntry, textLength = 0): void {
    this.budget.spend(stepsPerEntry, textLength);
    this.trace.add(entry, textLength, this.nodeId);
  }

  /** Adds an output. @throws TurnLimitReached if the answer becomes too long */
  addOutput(output: TurnOutput, textLength = 0): void {
    this.budget.spendOutput(outputLength + textLength);
    this.outputs.push(output);
  }

  /** Adds chips to the last response. @throws TurnLimitReached if the answer becomes too long */
  addChips(chips: readonly string[]): void {
    const at = this.outputs.length - 1;
    const last = this.outputs[at];
    if (last?.type !== 'response' || chips.length === 0) return;
    this.spend(last.suggestionChips.length + chips.length);
    this.budget.spendOutput(measureTexts(chips));
    this.outputs[at] = { ...last, suggestionChips: [...last.suggestionChips, ...chips] };
  }

  /** Opens the reserve for handling a passed limit, without the outputs so far. */
  openReserve(): void {
    this.budget.openReserve();
    this.trace.openReserve();
    this.outputs.length = 0;
  }

  /** Traces an effect; `ms` is its duration. */
  traceEffect(effect: 'script' | 'http' | 'mail' | 'sms', target: string, outcome: string, ms = 0): void {
    const text = shortenText(target);
    this.record({ type: 'effect', nodeId: this.nodeId, effect, target: text, outcome, ms }, text.length);
  }

  /** The type of a variable; undefined if there is none of that name. */
  findVariableType(name: string): string | undefined {
    return this.#findDeclaration(name)?.type;
  }

  /**
   * Converts a value to the type of a variable.
   *
   * @param name the variable or parameter to store it in
   * @throws ValueTooLarge if no variable can hold it
   */
  convert(value: JsonValue, type: string, name: string): ConversionResult {
    if (isTooLarge(value)) throw new ValueTooLarge(name);
    this.spend(1, measureOperand(value));
    return convertValue(value, type);
  }

  /**
   * Writes a variable, converted to its type; a value that does not convert is traced and not written.
   *
   * @throws ValueTooLarge if the variable, or all variables together, cannot hold the value
   */
  setVariable(name: string, value: JsonValue): void {
    const variable = this.#findDeclaration(name);
    if (!variable) return this.traceException('UnknownVariable', createExceptionMessage('unknownVariable', { name }));
    const converted = this.convert(value, variable.type, name);
    if (!converted.ok) return this.traceException('ParameterType', createExceptionMessage('valueNotHeld', { name }));
    const before = this.getVariable(name);
    const isLocal = variable.scope === 'Local';
    const replaced = isLocal || this.#variables.has(name) ? before : undefined;
    this.#variables.expectRoom(name, converted.value, replaced, () => this.#measureModules());
    if (isLocal) this.modules.write(name, converted.value);
    else this.#variables.write(name, converted.value);
    const [old, now] = [shortenValue(before), shortenValue(converted.value)];
    const entry = { type: 'variableWritten', name, scope: variable.scope, before: old, after: now } as const;
    this.record(entry, name.length + measureOperand(old) + measureOperand(now));
  }

  /** Checks that there is room for the parameters of one more module. @throws ValueTooLarge */
  expectModuleRoom(parameters: ReadonlyMap<string, JsonValue>): void {
    this.spend(parameters.size);
    this.#variables.expectModuleRoom(parameters, () => this.#measureModules());
  }

  #measureModules(): number {
    return this.modules.measure((parameters) => this.spend(stepsPerParameter * parameters));
  }

  #findDeclaration(name: string) {
    if (!this.modules.hasLocal(name)) return this.program.variables.get(name);
    const workflowId = this.program.nodes.get(this.nodeId)?.workflowId ?? '';
    return this.program.moduleVariables.get(workflowId)?.get(name) ?? this.program.variables.get(name);
  }

  /** Outputs a response. @returns whether an entry was eligible. */
  respond(response: ProgramResponse | undefined): boolean {
    return this.#responses.respond(response);
  }

  /** The entry that a response gave last; undefined if it has given none. */
  findGivenEntry(response: ProgramResponse | undefined): ProgramEntry | undefined {
    return this.#responses.findGivenEntry(response);
  }

  /**
   * Fills in the tokens, escaped for the destination. Unknown tokens are left out and traced.
   *
   * @throws TurnLimitReached if the texts of the turn become too long; a text that is too long is not built
   */
  fillTemplate(template: TextTemplate): string {
    const { budget } = this;
    if (template.plain === undefined) budget.spend(stepsPerTextPart * template.parts.length);
    const text = fillTemplate(template, this, budget.textLengthLeft, true);
    if (text === undefined) throw new TurnLimitReached(budget.nextTextLimit);
    budget.spend(1, text.length);
    budget.spendText(text.length);
    return text;
  }

  /** The state after the turn. */
  toConversationState(): ConversationState {
    const { nodeId, turnCount, ended } = this;
    const [variables, seed] = [this.#variables.values, this.#responses.seed];
    const session: Writable<ConversationState> = { nodeId, variables, seed, turnCount, ended };
    if (!isDefaultContext(this.context)) session.context = this.context;
    if (this.program.quotesUtterance && this.lastUtterance !== '') session.lastUtterance = this.lastUtterance;
    if (this.lastIntent !== '') session.lastIntent = this.lastIntent;
    if (this.#responses.positions !== '') session.given = this.#responses.positions;
    if (this.reprompts.noMatch > 0 || this.reprompts.noInput > 0) session.reprompts = this.reprompts;
    if (this.openSuggestion) session.offered = this.openSuggestion;
    if (this.pending.length > 0 && !this.ended) session.pending = this.pending;
    this.modules.writeTo(session);
    if (!this.ended) this.openQuestions.writeTo(session);
    return session;
  }
}
