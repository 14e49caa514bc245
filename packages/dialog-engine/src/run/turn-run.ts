import type {
  ConversationContext,
  FilledSlot,
  IntentCandidate,
  JsonValue,
  TraceEntry,
  TurnOutput,
} from '@confab/model';
import { chooseEntry } from './choose-entry.ts';
import { convert } from '../expression/convert-value.ts';
import { escapeFor } from '../text/escape-text.ts';
import { lastGiven, nowGiven } from './entry-positions.ts';
import { isTrue, toText } from '../expression/values.ts';
import { ModuleStack } from './module-stack.ts';
import type { Understood } from '../nodes/listening/understand.ts';
import type { Listener, Program, ProgramEntry, ProgramResponse, ResponseVariant } from '../program.ts';
import { familyOf } from '../compile/compile-situation.ts';
import { systemTokens } from './system-tokens.ts';
import type { TextTemplate } from '../text/text-template.ts';
import type { Effects, Offer, Reprompts, Session } from '../types.ts';

/** Reads what a token stands for. */
export type TokenReader = (run: TurnRun) => JsonValue;

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** The context that a session does not write down. */
const usualContext: ConversationContext = {
  platform: 'Chatbot',
  language: 'en',
  isNewUser: true,
  isAccountLinked: false,
};
const noReprompts: Reprompts = { noMatch: 0, noInput: 0 };
const nothing: readonly string[] = [];
const noSlots: readonly FilledSlot[] = [];

/** One turn while it runs: the session as it changes, what was given out so far, and why. */
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
  reprompts: Reprompts;
  offered: Offer | undefined;
  ended: boolean;
  /** What `{tv.Suggestion}` stands for while 'did you mean' is said. */
  suggestion = '';
  /** What each listener has made of a text in this turn. */
  understood: Map<Listener, { readonly text: string; readonly result: Understood }> | undefined;
  /** The slots that came with what was understood in this turn. */
  heardSlots: readonly FilledSlot[] = noSlots;
  /** What the platform has understood by itself, where it did. */
  recognised: IntentCandidate | undefined;
  /** The in-parameters of the node that runs, for the tokens of its texts. */
  parameters: ReadonlyMap<string, JsonValue> | undefined;
  /** What the connector just followed hands to the node it leads to. */
  gift: { readonly parameter: string; readonly value: JsonValue } | undefined;
  readonly modules: ModuleStack;
  #variables: Session['variables'];
  /** The variables once something was written to one of them. */
  #written: Record<string, JsonValue> | undefined;
  #given: string;
  #seed: number;

  constructor(program: Program, session: Session, effects: Effects) {
    this.program = program;
    this.effects = effects;
    this.context = session.context ?? usualContext;
    this.nodeId = session.nodeId;
    this.turnCount = session.turnCount;
    this.lastUtterance = session.lastUtterance ?? '';
    this.lastIntent = session.lastIntent ?? '';
    this.reprompts = session.reprompts ?? noReprompts;
    this.offered = session.offered;
    this.ended = session.ended;
    this.modules = new ModuleStack(session);
    this.#variables = session.variables;
    // A session of before kept an object here; its responses begin anew.
    this.#given = typeof session.given === 'string' ? session.given : '';
    this.#seed = session.seed;
  }

  /** What a name stands for in an expression: a variable, a system token, or nothing. */
  valueOf(name: string): JsonValue {
    return this.variable(name) ?? systemTokens.get(name)?.(this) ?? null;
  }

  /**
   * A variable's value; what the program has gained since the conversation began stands at its default. In a module
   * its own parameters come before the project's variables.
   */
  variable(name: string): JsonValue {
    if (this.modules.holds(name)) return this.modules.locals?.[name] ?? null;
    if (Object.hasOwn(this.#variables, name)) return this.#variables[name] ?? null;
    return this.program.variables.get(name)?.initial ?? null;
  }

  /** An in-parameter of the node that runs. */
  parameter(name: string): JsonValue {
    return this.parameters?.get(name) ?? null;
  }

  /** An expression met something it cannot count with; it goes on with nothing in its place. */
  fault(message: string): void {
    this.except('ExpressionError', message, 'Ignore');
  }

  except(name: string, message: string, handling: string): void {
    this.trace.push({ type: 'exception', nodeId: this.nodeId, name, message, handling });
  }

  /** Something was done outside; `ms` is how long it took. */
  noteEffect(effect: 'script' | 'http' | 'mail' | 'sms', target: string, outcome: string, ms = 0): void {
    this.trace.push({ type: 'effect', nodeId: this.nodeId, effect, target, outcome, ms });
  }

  /** The type of what a name is written to here; undefined where there is nothing of that name. */
  typeOf(name: string): string | undefined {
    return this.#declared(name)?.type;
  }

  /** Writes a variable, converted to its type; a value that does not convert is traced and not written. */
  write(name: string, value: JsonValue): void {
    const variable = this.#declared(name);
    if (!variable) return this.except('UnknownVariable', `There is no variable called "${name}".`, 'Ignore');
    const converted = convert(value, variable.type);
    if (!converted.ok) return this.except('ParameterType', `"${name}" cannot hold this value.`, 'Ignore');
    const before = this.variable(name);
    if (variable.scope === 'Local') this.modules.write(name, converted.value);
    else this.#set(name, converted.value);
    this.trace.push({ type: 'variableWritten', name, scope: variable.scope, before, after: converted.value });
  }

  /** The session that the turn began with stays as it was. */
  #set(name: string, value: JsonValue) {
    this.#written ??= { ...this.#variables };
    this.#written[name] = value;
    this.#variables = this.#written;
  }

  #declared(name: string) {
    if (!this.modules.holds(name)) return this.program.variables.get(name);
    const workflowId = this.program.nodes.get(this.nodeId)?.workflowId ?? '';
    return this.program.locals.get(workflowId)?.get(name) ?? this.program.variables.get(name);
  }

  /** Gives a response. @returns whether there was anything to say. */
  say(given: ProgramResponse | undefined): boolean {
    const response = given?.variants ? this.#variantOf(given, given.variants) : given;
    const entry = response && this.#choose(response);
    if (!response || !entry) return false;
    const family = this.context === usualContext ? undefined : familyOf(this.context.platform);
    this.trace.push({ type: 'responseChosen', nodeId: this.nodeId, entryId: entry.id, reason: entry.reason });
    const output: Extract<Writable<TurnOutput>, { type: 'response' }> = {
      type: 'response',
      itemId: response.itemId,
      entryId: entry.id,
      spokenText: this.fill(entry.spoken),
      displayText: this.fill(entry.display),
      headingText: this.fill(entry.heading),
      screenLayout: entry.screenLayout,
      imageAssetId: entry.imageAssetId,
      audioAssetId: entry.audioAssetId,
      videoUrl: entry.videoUrl,
      suggestionChips:
        entry.chips.length === 0 ? nothing : entry.chips.map((chip) => this.fill(chip)).filter((chip) => chip !== ''),
    };
    if (family) output.ssml = this.fill(entry.ssml(family));
    this.outputs.push(output);
    return true;
  }

  /** The first that fits the situation and has something to say. */
  #variantOf(given: ProgramResponse, variants: readonly ResponseVariant[]): ProgramResponse {
    const fitting = variants.find(
      ({ fits, response }) => fits(this) && (response.always ?? this.#offered(response.entries)).length > 0,
    );
    return fitting?.response ?? given;
  }

  #choose({ key, method, entries, always }: ProgramResponse): ProgramEntry | undefined {
    const offered = always ?? this.#offered(entries);
    if (offered.length === 0) return undefined;
    if (entries.length === 1) return entries[0];
    const { place, seed } = chooseEntry(method, offered, lastGiven(this.#given, key), this.#seed);
    this.#seed = seed;
    this.#given = nowGiven(this.#given, key, place);
    return entries[place];
  }

  #offered(entries: readonly ProgramEntry[]) {
    const places: number[] = [];
    for (let place = 0; place < entries.length; place += 1) {
      const condition = entries[place]?.condition;
      if (!condition || isTrue(condition(this))) places.push(place);
    }
    return places;
  }

  /** Fills the tokens in at the last moment, harmless for where the text lands. One that nobody knows is left out. */
  fill({ parts, destination, plain }: TextTemplate): string {
    if (plain !== undefined) return plain;
    let text = '';
    for (const part of parts) {
      if (typeof part === 'string') text += part;
      else if (part.as === 'value') text += JSON.stringify(part.read?.(this) ?? null);
      else if (part.read) text += escapeFor(part.as ?? destination, toText(part.read(this)));
      else this.trace.push({ type: 'tokenUnknown', nodeId: this.nodeId, token: part.token });
    }
    return text;
  }

  /** The session after the turn. */
  toSession(): Session {
    const session: Writable<Session> = {
      nodeId: this.nodeId,
      variables: this.#variables,
      seed: this.#seed,
      turnCount: this.turnCount,
      ended: this.ended,
    };
    if (!isUsual(this.context)) session.context = this.context;
    if (this.program.quotesUtterance && this.lastUtterance !== '') session.lastUtterance = this.lastUtterance;
    if (this.lastIntent !== '') session.lastIntent = this.lastIntent;
    if (this.#given !== '') session.given = this.#given;
    if (this.reprompts.noMatch > 0 || this.reprompts.noInput > 0) session.reprompts = this.reprompts;
    if (this.offered) session.offered = this.offered;
    this.modules.writeTo(session);
    return session;
  }
}

function isUsual({ platform, language, isNewUser, isAccountLinked }: ConversationContext) {
  return platform === usualContext.platform && language === usualContext.language && isNewUser && !isAccountLinked;
}
