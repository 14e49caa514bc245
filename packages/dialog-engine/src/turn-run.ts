import type { JsonValue, TraceEntry, TurnOutput } from '@confab/model';
import { convert } from './convert.ts';
import { nextRandom } from './random.ts';
import type { Program, ProgramEntry, ProgramResponse } from './program.ts';
import { fillText, type TextTemplate } from './text-template.ts';
import type { Effects, Session } from './types.ts';
import { isTrue } from './expression/values.ts';

const none: readonly string[] = [];

/** A session under way; everything a turn changes is changed here and read off at its end. */
export type Draft = { -readonly [Key in keyof Session]: Session[Key] };

/** One turn while it runs: the session's draft, what was given out so far, and why. */
export class TurnRun {
  readonly program: Program;
  readonly draft: Draft;
  readonly effects: Effects;
  readonly outputs: TurnOutput[] = [];
  readonly trace: TraceEntry[] = [];
  nodeId = '';

  constructor(program: Program, session: Session, effects: Effects) {
    this.program = program;
    this.draft = { ...session };
    this.effects = effects;
  }

  /** A variable or token by name; undefined when there is no such thing. */
  readonly lookup = (name: string): JsonValue | undefined => {
    if (Object.hasOwn(this.draft.variables, name)) return this.draft.variables[name];
    return name.startsWith('ALK_') ? this.#systemToken(name) : undefined;
  };

  /** For expressions: what does not exist counts as nothing. */
  readonly valueOf = (name: string): JsonValue => this.lookup(name) ?? null;

  /** Writes a variable, converted to its type. */
  write(name: string, value: JsonValue): void {
    const variable = this.program.variables.get(name);
    const before = this.valueOf(name);
    const converted = variable ? convert(value, variable.type) : { ok: true as const, value };
    if (!converted.ok) {
      this.trace.push({
        type: 'exception',
        nodeId: this.nodeId,
        name: 'ParameterType',
        message: `"${name}" cannot hold this value.`,
        handling: 'Ignore',
      });
      return;
    }
    this.draft.variables = { ...this.draft.variables, [name]: converted.value };
    this.trace.push({
      type: 'variableWritten',
      name,
      scope: variable?.scope ?? 'Project',
      before,
      after: converted.value,
    });
  }

  /** Gives a response. @returns whether there was anything to say. */
  say(response: ProgramResponse | undefined): boolean {
    const entry = response && this.#choose(response);
    if (!response || !entry) return false;
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
        entry.chips.length === 0 ? none : entry.chips.map((chip) => this.#fill(chip)).filter((chip) => chip !== ''),
    });
    return true;
  }

  /** Escalating goes one entry further each time and stays on the last; Random never says the same twice in a row. */
  #choose(response: ProgramResponse): ProgramEntry | undefined {
    const offered = response.isAlwaysOffered
      ? response.entries
      : response.entries.filter(({ condition }) => !condition || isTrue(condition(this.valueOf)));
    if (offered.length === 0) return undefined;
    const given = this.draft.given[response.key];
    const count = given?.count ?? 0;
    const entry =
      response.method === 'Random' ? this.#random(offered, given?.last) : offered[Math.min(count, offered.length - 1)];
    if (!entry) return undefined;
    // A response with one entry has nothing to remember, and most have one.
    if (response.entries.length > 1)
      this.draft.given = { ...this.draft.given, [response.key]: { count: count + 1, last: entry.id } };
    const reason =
      response.method === 'Random' ? `random, one of ${offered.length}` : `time ${count + 1} of ${offered.length}`;
    this.trace.push({ type: 'responseChosen', nodeId: this.nodeId, entryId: entry.id, reason });
    return entry;
  }

  #random(offered: readonly ProgramEntry[], last: string | undefined) {
    const others = offered.length > 1 ? offered.filter(({ id }) => id !== last) : offered;
    const { value, seed } = nextRandom(this.draft.seed);
    this.draft.seed = seed;
    return others[Math.floor(value * others.length)];
  }

  #fill(text: TextTemplate) {
    return fillText(text, this.lookup, (token) =>
      this.trace.push({ type: 'tokenUnknown', nodeId: this.nodeId, token }),
    );
  }

  #systemToken(name: string): JsonValue | undefined {
    const { context, lastUtterance, lastIntent, turnCount } = this.draft;
    switch (name) {
      case 'ALK_UserUtterance':
        return lastUtterance;
      case 'ALK_LastIntent':
        return lastIntent;
      case 'ALK_Platform':
        return context.platform;
      case 'ALK_Language':
        return context.language;
      case 'ALK_IsNewUser':
        return context.isNewUser;
      case 'ALK_TurnCount':
        return turnCount;
      case 'ALK_ProjectName':
        return this.program.projectName;
      default:
        return undefined;
    }
  }
}

/** Names of the system's tokens; the catalogue describes them. */
export const systemTokenNames = [
  'ALK_UserUtterance',
  'ALK_LastIntent',
  'ALK_Platform',
  'ALK_Language',
  'ALK_IsNewUser',
  'ALK_TurnCount',
  'ALK_ProjectName',
] as const;
