import type { ConversationContext, JsonValue, TraceEntry, TurnOutput } from '@confab/model';
import { chooseEntry } from './choose-entry.ts';
import { convert } from './convert.ts';
import { escapeFor } from './destination.ts';
import { isTrue, toText } from './expression/values.ts';
import type { Program, ProgramEntry, ProgramResponse } from './program.ts';
import { systemTokens } from './system-tokens.ts';
import type { TextTemplate } from './text-template.ts';
import type { Effects, Offer, Reprompts, Session } from './types.ts';

/** Reads what a token stands for. */
export type TokenReader = (run: TurnRun) => JsonValue;

/** The context that a session does not write down. */
const usualContext: ConversationContext = {
  platform: 'Chatbot',
  language: 'en',
  isNewUser: true,
  isAccountLinked: false,
};
const noReprompts: Reprompts = { noMatch: 0, noInput: 0 };
const nothing: readonly string[] = [];

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
  #variables: Session['variables'];
  #given: Session['given'];
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
    this.#variables = session.variables;
    this.#given = session.given;
    this.#seed = session.seed;
  }

  /** What a name stands for in an expression: a variable, a system token, or nothing. */
  valueOf(name: string): JsonValue {
    return this.variable(name) ?? systemTokens.get(name)?.(this) ?? null;
  }

  /** A variable's value; what the program has gained since the conversation began stands at its default. */
  variable(name: string): JsonValue {
    if (Object.hasOwn(this.#variables, name)) return this.#variables[name] ?? null;
    return this.program.variables.get(name)?.initial ?? null;
  }

  /** An expression met something it cannot count with; it goes on with nothing in its place. */
  fault(message: string): void {
    this.except('ExpressionError', message, 'Ignore');
  }

  except(name: string, message: string, handling: string): void {
    this.trace.push({ type: 'exception', nodeId: this.nodeId, name, message, handling });
  }

  /** Writes a variable, converted to its type; a value that does not convert is traced and not written. */
  write(name: string, value: JsonValue): void {
    const variable = this.program.variables.get(name);
    if (!variable) return this.except('UnknownVariable', `There is no variable called "${name}".`, 'Ignore');
    const converted = convert(value, variable.type);
    if (!converted.ok) return this.except('ParameterType', `"${name}" cannot hold this value.`, 'Ignore');
    const before = this.variable(name);
    this.#variables = { ...this.#variables, [name]: converted.value };
    this.trace.push({ type: 'variableWritten', name, scope: variable.scope, before, after: converted.value });
  }

  /** Gives a response. @returns whether there was anything to say. */
  say(response: ProgramResponse | undefined): boolean {
    const entry = response && this.#choose(response);
    if (!response || !entry) return false;
    this.trace.push({ type: 'responseChosen', nodeId: this.nodeId, entryId: entry.id, reason: entry.reason });
    this.outputs.push({
      type: 'response',
      itemId: response.itemId,
      entryId: entry.id,
      spokenText: this.#fill(entry.spoken),
      displayText: this.#fill(entry.display),
      headingText: this.#fill(entry.heading),
      screenLayout: entry.screenLayout,
      imageAssetId: entry.imageAssetId,
      audioAssetId: entry.audioAssetId,
      videoUrl: entry.videoUrl,
      suggestionChips:
        entry.chips.length === 0 ? nothing : entry.chips.map((chip) => this.#fill(chip)).filter((chip) => chip !== ''),
    });
    return true;
  }

  #choose({ key, method, entries, always }: ProgramResponse): ProgramEntry | undefined {
    const offered = always ?? this.#offered(entries);
    if (offered.length === 0) return undefined;
    if (entries.length === 1) return entries[0];
    const { place, seed } = chooseEntry(method, offered, this.#given?.[key], this.#seed);
    this.#seed = seed;
    this.#given = { ...this.#given, [key]: place };
    return entries[place];
  }

  #offered(entries: readonly ProgramEntry[]) {
    const places: number[] = [];
    for (const [place, { condition }] of entries.entries())
      if (!condition || isTrue(condition(this))) places.push(place);
    return places;
  }

  /** Fills the tokens in at the last moment, harmless for where the text lands. One that nobody knows is left out. */
  #fill({ parts, destination }: TextTemplate): string {
    let text = '';
    for (const part of parts) {
      if (typeof part === 'string') text += part;
      else if (part.read) text += escapeFor(destination, toText(part.read(this)));
      else this.trace.push({ type: 'tokenUnknown', nodeId: this.nodeId, token: part.token });
    }
    return text;
  }

  /** The session after the turn. */
  toSession(): Session {
    const session: { -readonly [Key in keyof Session]: Session[Key] } = {
      nodeId: this.nodeId,
      variables: this.#variables,
      seed: this.#seed,
      turnCount: this.turnCount,
      ended: this.ended,
    };
    if (!isUsual(this.context)) session.context = this.context;
    if (this.program.quotesUtterance && this.lastUtterance !== '') session.lastUtterance = this.lastUtterance;
    if (this.lastIntent !== '') session.lastIntent = this.lastIntent;
    if (this.#given) session.given = this.#given;
    if (this.reprompts.noMatch > 0 || this.reprompts.noInput > 0) session.reprompts = this.reprompts;
    if (this.offered) session.offered = this.offered;
    return session;
  }
}

function isUsual({ platform, language, isNewUser, isAccountLinked }: ConversationContext) {
  return platform === usualContext.platform && language === usualContext.language && isNewUser && !isAccountLinked;
}
