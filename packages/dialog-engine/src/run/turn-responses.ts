import type { TurnOutput } from '@confab/model';
import { getSpeechFamily } from '../compile/compile-situation.ts';
import { isTrue } from '../expression/values.ts';
import type { ProgramEntry, ProgramResponse, ResponseVariant } from '../program.ts';
import { fillTemplate } from '../text/fill-template.ts';
import type { ConversationState } from '../types.ts';
import { chooseEntry } from './choose-entry.ts';
import { defaultContext } from './default-context.ts';
import { findLastEntry, setLastEntry } from './entry-positions.ts';
import { fillChips } from './fill-chips.ts';
import { turnLimits } from './limits/turn-limits.ts';
import { listWordings } from './list-wordings.ts';
import type { TurnRun } from './turn-run.ts';

type Writable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

/** Chooses the entries of responses and outputs them. */
export class TurnResponses {
  readonly #run: TurnRun;
  #positions: string;
  #seed: number;
  #wordingsLeft: number = turnLimits.wordingsLength;

  constructor(run: TurnRun, { given, seed }: ConversationState) {
    this.#run = run;
    // States stored by older versions have an object here; their responses start over.
    this.#positions = typeof given === 'string' ? given : '';
    this.#seed = seed;
  }

  /** The last entry given by each response. */
  get positions(): string {
    return this.#positions;
  }

  /** The seed of the next random choice. */
  get seed(): number {
    return this.#seed;
  }

  /** Outputs a response. @returns whether an entry was eligible. */
  respond(given: ProgramResponse | undefined): boolean {
    const run = this.#run;
    const response = given?.variants ? this.#chooseVariant(given, given.variants) : given;
    if (!response) return false;
    const eligible = this.#findEligibleEntries(response);
    const entry = this.#chooseEntry(response, eligible);
    if (!entry) return false;
    const wordings = run.effects.tracesWordings ? this.#listWordings(response, eligible) : undefined;
    const chosen = { type: 'responseChosen', nodeId: run.nodeId, entryId: entry.id, reason: entry.reason } as const;
    run.record(chosen);
    if (wordings) run.trace.extendLast({ ...chosen, wordings }, measureTexts(wordings));
    this.#output(response, entry);
    return true;
  }

  /** The entry that a response gave last; undefined if it has given none. */
  findGivenEntry(given: ProgramResponse | undefined): ProgramEntry | undefined {
    const response = given?.variants ? this.#chooseVariant(given, given.variants) : given;
    if (!response || response.entries.length === 1) return response?.entries[0];
    return response.entries[findLastEntry(this.#positions, response.key) ?? -1];
  }

  #output({ itemId }: ProgramResponse, entry: ProgramEntry) {
    const run = this.#run;
    const family = run.context === defaultContext ? undefined : getSpeechFamily(run.context.platform);
    const output: Extract<Writable<TurnOutput>, { type: 'response' }> = {
      type: 'response',
      itemId,
      entryId: entry.id,
      spokenText: run.fillTemplate(entry.spoken),
      displayText: run.fillTemplate(entry.display),
      headingText: run.fillTemplate(entry.heading),
      screenLayout: entry.screenLayout,
      imageAssetId: entry.imageAssetId,
      audioAssetId: entry.audioAssetId,
      videoUrl: entry.videoUrl,
      suggestionChips: fillChips(run, entry),
    };
    const imageAlt = entry.imageAssetId === null ? '' : run.fillTemplate(entry.imageAlt).trim();
    if (imageAlt !== '') output.imageAlt = imageAlt;
    if (family) {
      run.spend(entry.ssmlSteps);
      output.ssml = run.fillTemplate(entry.ssml(family));
    }
    const { spokenText, displayText, headingText, videoUrl, ssml, suggestionChips } = output;
    const textLength = spokenText.length + displayText.length + headingText.length + imageAlt.length;
    run.addOutput(output, textLength + (videoUrl?.length ?? 0) + (ssml?.length ?? 0) + measureTexts(suggestionChips));
  }

  /** The wordings of a response that is chosen at random, if they are not too long together. */
  #listWordings(response: ProgramResponse, eligible: readonly number[]): readonly string[] | undefined {
    if (this.#run.trace.isCut) return undefined;
    const wordings = listWordings(response, eligible, this.#wordingsLeft, (template, most) =>
      fillTemplate(template, this.#run, most, false),
    );
    this.#wordingsLeft -= measureTexts(wordings ?? []);
    return wordings;
  }

  /** The first variant that fits and has an eligible entry. */
  #chooseVariant(given: ProgramResponse, variants: readonly ResponseVariant[]): ProgramResponse {
    this.#run.spend(variants.length);
    const fitting = variants.find(
      ({ fits, response }) => fits(this.#run) && this.#findEligibleEntries(response).length > 0,
    );
    return fitting?.response ?? given;
  }

  #chooseEntry({ key, method, entries }: ProgramResponse, eligible: readonly number[]): ProgramEntry | undefined {
    if (eligible.length === 0) return undefined;
    if (entries.length === 1) return entries[0];
    this.#run.spend(eligible.length, this.#positions.length);
    const { index, seed } = chooseEntry(method, eligible, findLastEntry(this.#positions, key), this.#seed);
    this.#seed = seed;
    this.#positions = setLastEntry(this.#positions, key, index);
    return entries[index];
  }

  #findEligibleEntries({ always, entries }: ProgramResponse): readonly number[] {
    if (always) return always;
    this.#run.spend(entries.length);
    const places: number[] = [];
    for (let place = 0; place < entries.length; place += 1) {
      const condition = entries[place]?.condition;
      if (!condition || isTrue(condition(this.#run))) places.push(place);
    }
    return places;
  }
}

/** The characters of some texts together. */
export function measureTexts(texts: readonly string[]): number {
  let length = 0;
  for (const text of texts) length += text.length;
  return length;
}
