import type { ConversationContext, FilledSlot, IntentCandidate, JsonValue } from '@confab/model';
import type { TraceEntry, TurnOutput } from '@confab/model';
import { chooseEntry } from './choose-entry.ts';
import { defaultContext, isDefaultContext } from './default-context.ts';
import { convertValue } from '../expression/convert-value.ts';
import { escapeText } from '../text/escape-text.ts';
import { findLastEntry, setLastEntry } from './entry-positions.ts';
import { fillChips } from './fill-chips.ts';
import { listWordings } from './list-wordings.ts';
import { isTrue, toText } from '../expression/values.ts';
import { ModuleStack } from './module-stack.ts';
import type { UnderstandingResult } from '../nodes/listening/understand.ts';
import type { IntentListener, Program, ProgramEntry, ProgramResponse, ResponseVariant } from '../program.ts';
import { getSpeechFamily } from '../compile/compile-situation.ts';
import { systemTokens } from './system-tokens.ts';
import type { TextTemplate } from '../text/text-template.ts';
import { TextBudget } from '../text/text-budget.ts';
import { traceMessages } from '../text/trace-messages.ts';
import type { Effects, IntentSuggestion, RepromptCounts, ConversationState } from '../types.ts';

/** Reads the value of a token. */
export type TokenReader = (run: TurnRun) => JsonValue;

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

const noReprompts: RepromptCounts = { noMatch: 0, noInput: 0 };
const noSlots: readonly FilledSlot[] = [];

/** A running turn: the changing state, the outputs so far and the trace. */
export class TurnRun {
  readonly program: Program;
  readonly effects: Effects;
  readonly context: ConversationContext;
  readonly outputs: TurnOutput[] = [];
  readonly trace: TraceEntry[] = [];
  nodeId: string;
  turnCount: number;
  lastUtterance: string;
  lastIntent: string;
  reprompts: RepromptCounts;
  openSuggestion: IntentSuggestion | undefined;
  ended: boolean;
  /** The value of `{tv.Suggestion}` in the DidYouMean message. */
  suggestion = '';
  /** Match results of this turn, cached per listener. */
  understoodByListener:
    | Map<IntentListener, { readonly text: string; readonly result: UnderstandingResult }>
    | undefined;
  /** The slots filled by the intent of this turn. */
  filledSlots: readonly FilledSlot[] = noSlots;
  /** The intent that the platform recognised, if any. */
  platformIntent: IntentCandidate | undefined;
  /** The in-parameters of the current node, for tokens in its texts. */
  parameters: ReadonlyMap<string, JsonValue> | undefined;
  /** The argument of the connector that was just followed. */
  argument: { readonly parameter: string; readonly value: JsonValue } | undefined;
  readonly modules: ModuleStack;
  #variables: ConversationState['variables'];
  /** A copy of the variables, made on the first write. */
  #written: Record<string, JsonValue> | undefined;
  #entryPositions: string;
  #seed: number;
  readonly #textBudget = new TextBudget(() => this.traceException('TextLimit', traceMessages.textLimit, 'Ignore'));

  constructor(program: Program, session: ConversationState, effects: Effects) {
    this.program = program;
    this.effects = effects;
    this.context = session.context ?? defaultContext;
    this.nodeId = session.nodeId;
    this.turnCount = session.turnCount;
    this.lastUtterance = session.lastUtterance ?? '';
    this.lastIntent = session.lastIntent ?? '';
    this.reprompts = session.reprompts ?? noReprompts;
    this.openSuggestion = session.offered;
    this.ended = session.ended;
    this.modules = new ModuleStack(session);
    this.#variables = session.variables;
    // States stored by older versions have an object here; their responses start over.
    this.#entryPositions = typeof session.given === 'string' ? session.given : '';
    this.#seed = session.seed;
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
    if (Object.hasOwn(this.#variables, name)) return this.#variables[name] ?? null;
    return this.program.variables.get(name)?.initial ?? null;
  }

  /** The value of an in-parameter of the current node. */
  getParameter(name: string): JsonValue {
    return this.parameters?.get(name) ?? null;
  }

  /** Traces a fault of an expression, which continues with null. */
  reportFault(message: string): void {
    this.traceException('ExpressionError', message, 'Ignore');
  }

  traceException(name: string, message: string, handling: string): void {
    this.trace.push({ type: 'exception', nodeId: this.nodeId, name, message, handling });
  }

  /** Traces an effect; `ms` is its duration. */
  traceEffect(effect: 'script' | 'http' | 'mail' | 'sms', target: string, outcome: string, ms = 0): void {
    this.trace.push({ type: 'effect', nodeId: this.nodeId, effect, target, outcome, ms });
  }

  /** The type of a variable; undefined if there is none of that name. */
  findVariableType(name: string): string | undefined {
    return this.#findDeclaration(name)?.type;
  }

  /** Writes a variable, converted to its type; a value that does not convert is traced and not written. */
  setVariable(name: string, value: JsonValue): void {
    const variable = this.#findDeclaration(name);
    if (!variable) return this.traceException('UnknownVariable', `There is no variable called "${name}".`, 'Ignore');
    const converted = convertValue(value, variable.type);
    if (!converted.ok) return this.traceException('ParameterType', `"${name}" cannot hold this value.`, 'Ignore');
    const before = this.getVariable(name);
    if (variable.scope === 'Local') this.modules.write(name, converted.value);
    else this.#storeVariable(name, converted.value);
    this.trace.push({ type: 'variableWritten', name, scope: variable.scope, before, after: converted.value });
  }

  /** Copies on the first write: the state that the turn began with must not change. */
  #storeVariable(name: string, value: JsonValue) {
    this.#written ??= { ...this.#variables };
    this.#written[name] = value;
    this.#variables = this.#written;
  }

  #findDeclaration(name: string) {
    if (!this.modules.hasLocal(name)) return this.program.variables.get(name);
    const workflowId = this.program.nodes.get(this.nodeId)?.workflowId ?? '';
    return this.program.moduleVariables.get(workflowId)?.get(name) ?? this.program.variables.get(name);
  }

  /** Outputs a response. @returns whether an entry was eligible. */
  respond(given: ProgramResponse | undefined): boolean {
    const response = given?.variants ? this.#chooseVariant(given, given.variants) : given;
    const entry = response && this.#chooseEntry(response);
    if (!response || !entry) return false;
    const family = this.context === defaultContext ? undefined : getSpeechFamily(this.context.platform);
    const wordings = this.effects.tracesWordings
      ? listWordings(response, this.#findEligibleEntries(response.entries), (one) => this.#fillParts(one))
      : undefined;
    const chosen = { type: 'responseChosen', nodeId: this.nodeId, entryId: entry.id, reason: entry.reason } as const;
    this.trace.push(wordings ? { ...chosen, wordings } : chosen);
    const output: Extract<Writable<TurnOutput>, { type: 'response' }> = {
      type: 'response',
      itemId: response.itemId,
      entryId: entry.id,
      spokenText: this.fillTemplate(entry.spoken),
      displayText: this.fillTemplate(entry.display),
      headingText: this.fillTemplate(entry.heading),
      screenLayout: entry.screenLayout,
      imageAssetId: entry.imageAssetId,
      audioAssetId: entry.audioAssetId,
      videoUrl: entry.videoUrl,
      suggestionChips: fillChips(this, entry),
    };
    const imageAlt = entry.imageAssetId === null ? '' : this.fillTemplate(entry.imageAlt).trim();
    if (imageAlt !== '') output.imageAlt = imageAlt;
    if (family) output.ssml = this.fillTemplate(entry.ssml(family));
    this.outputs.push(output);
    return true;
  }

  /** The entry that a response gave last; undefined if it has given none. */
  findGivenEntry(given: ProgramResponse | undefined): ProgramEntry | undefined {
    const response = given?.variants ? this.#chooseVariant(given, given.variants) : given;
    if (!response || response.entries.length === 1) return response?.entries[0];
    return response.entries[findLastEntry(this.#entryPositions, response.key) ?? -1];
  }

  /** The first variant that fits and has an eligible entry. */
  #chooseVariant(given: ProgramResponse, variants: readonly ResponseVariant[]): ProgramResponse {
    const fitting = variants.find(
      ({ fits, response }) => fits(this) && (response.always ?? this.#findEligibleEntries(response.entries)).length > 0,
    );
    return fitting?.response ?? given;
  }

  #chooseEntry({ key, method, entries, always }: ProgramResponse): ProgramEntry | undefined {
    const offered = always ?? this.#findEligibleEntries(entries);
    if (offered.length === 0) return undefined;
    if (entries.length === 1) return entries[0];
    const { index: place, seed } = chooseEntry(method, offered, findLastEntry(this.#entryPositions, key), this.#seed);
    this.#seed = seed;
    this.#entryPositions = setLastEntry(this.#entryPositions, key, place);
    return entries[place];
  }

  #findEligibleEntries(entries: readonly ProgramEntry[]) {
    const places: number[] = [];
    for (let place = 0; place < entries.length; place += 1) {
      const condition = entries[place]?.condition;
      if (!condition || isTrue(condition(this))) places.push(place);
    }
    return places;
  }

  /** Fills in the tokens, escaped for the destination. Unknown tokens are left out and traced. */
  fillTemplate(template: TextTemplate): string {
    return this.#textBudget.spend(this.#fillParts(template));
  }

  #fillParts({ parts, destination, plain }: TextTemplate): string {
    let text = plain ?? '';
    for (const part of plain === undefined ? parts : []) {
      if (text.length > this.#textBudget.left) break;
      if (typeof part === 'string') text += part;
      else if (part.as === 'value') text += JSON.stringify(part.read?.(this) ?? null);
      else if (part.read) text += escapeText(part.as ?? destination, toText(part.read(this)));
      else this.trace.push({ type: 'tokenUnknown', nodeId: this.nodeId, token: part.token });
    }
    return text;
  }

  /** The state after the turn. */
  toConversationState(): ConversationState {
    const session: Writable<ConversationState> = {
      nodeId: this.nodeId,
      variables: this.#variables,
      seed: this.#seed,
      turnCount: this.turnCount,
      ended: this.ended,
    };
    if (!isDefaultContext(this.context)) session.context = this.context;
    if (this.program.quotesUtterance && this.lastUtterance !== '') session.lastUtterance = this.lastUtterance;
    if (this.lastIntent !== '') session.lastIntent = this.lastIntent;
    if (this.#entryPositions !== '') session.given = this.#entryPositions;
    if (this.reprompts.noMatch > 0 || this.reprompts.noInput > 0) session.reprompts = this.reprompts;
    if (this.openSuggestion) session.offered = this.openSuggestion;
    this.modules.writeTo(session);
    return session;
  }
}
