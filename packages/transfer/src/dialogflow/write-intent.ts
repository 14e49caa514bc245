import type { JsonObject, JsonValue } from '@confab/model';
import { getBuiltInType, type Assistant, type AssistantIntent, type AssistantSlot } from '../assistant.ts';
import { getDefaultPhrases } from '../default-phrases.ts';
import { toPlatformType } from './entity-types.ts';
import { nameYesNoList } from './write-lists.ts';
import { createSlotExamples, type SlotExamples } from './slot-examples.ts';

/** The links of an intent to the others. */
export interface IntentLinks {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly needs: readonly string[];
  /** The contexts that it opens, and how many turns each lasts. */
  readonly opens: ReadonlyMap<string, number>;
  readonly isWelcome: boolean;
}

interface Writing {
  readonly assistant: Assistant;
  readonly language: string;
  readonly newId: () => string;
  /** Converts texts for the platform. */
  readonly toPlatformTexts: (texts: readonly string[], entry: string) => readonly string[];
  /** Shortens suggestion chips for the platform. */
  readonly toPlatformChips: (chips: readonly string[], entry: string) => readonly string[];
  readonly toParameterName: (slot: string) => string;
  readonly toEntityName: (list: string) => string;
}

/** Writes the intents of an agent with their phrases. */
export class AgentIntentWriter {
  readonly #writing: Writing;
  readonly #examples: SlotExamples;
  /** The slots by their names in lower case. */
  readonly #slots: ReadonlyMap<string, AssistantSlot>;
  readonly #places: ReadonlyMap<AssistantSlot, number>;

  constructor(writing: Writing) {
    const { slots } = writing.assistant;
    this.#writing = writing;
    this.#examples = createSlotExamples(writing.assistant, getDefaultPhrases(writing.language).yes);
    this.#slots = new Map(slots.map((slot) => [slot.name.toLowerCase(), slot]));
    this.#places = new Map(slots.map((slot, index) => [slot, index]));
  }

  intent(intent: AssistantIntent, { id, parentId, needs, opens, isWelcome }: IntentLinks): JsonObject {
    const { toPlatformTexts, toPlatformChips, language } = this.#writing;
    const entry = `intents/${intent.name}`;
    const { texts, chips, isPlaceholder = false } = intent.answer;
    const isLeftToWebhook = isPlaceholder && texts.length === 0;
    const messages = isLeftToWebhook
      ? []
      : toMessages(toPlatformTexts(texts, entry), toPlatformChips(chips, entry), language);
    return {
      ...this.plainIntent(intent.name, messages, { webhookUsed: isLeftToWebhook }),
      id,
      ...(parentId !== undefined && { parentId, rootParentId: parentId }),
      contexts: [...needs],
      events: isWelcome ? [{ name: 'WELCOME' }] : [],
      ...(intent.outcome === 'end' && { endInteraction: true }),
      responses: [this.#response(messages, opens, this.#parameters(intent, entry))],
    };
  }

  /** Writes the intent that answers when nothing matches after the answer of its parent. */
  fallback(name: string, { id, opens }: Pick<IntentLinks, 'id' | 'opens'>, texts: readonly string[]): JsonObject {
    const messages = toMessages(texts, [], this.#writing.language);
    return {
      ...this.plainIntent(name, messages, {
        fallbackIntent: true,
        parentId: id,
        rootParentId: id,
        contexts: [...opens.keys()],
      }),
      // Asking again keeps the follow-ups available.
      responses: [this.#response(messages, opens, [])],
    };
  }

  /** Writes an intent with only a name and messages. */
  plainIntent(name: string, messages: readonly JsonObject[], more: JsonObject): JsonObject {
    return {
      id: this.#writing.newId(),
      name,
      auto: true,
      contexts: [],
      responses: [this.#response(messages, new Map(), [])],
      priority: 500_000,
      webhookUsed: false,
      webhookForSlotFilling: false,
      fallbackIntent: false,
      events: [],
      conditionalResponses: [],
      condition: '',
      conditionalFollowupEvents: [],
      ...more,
    };
  }

  phrases({ samples }: AssistantIntent): JsonValue {
    return samples.map((sample, turn) => ({
      id: this.#writing.newId(),
      data: this.#parts(sample, turn),
      isTemplate: false,
      count: 0,
      lang: this.#writing.language,
      updated: 0,
    }));
  }

  #parts(sample: string, turn: number): JsonValue {
    const { toParameterName } = this.#writing;
    const parts = sample.split(/(\{[^{}]*\})/).filter((part) => part !== '');
    return parts.map((part) => {
      const slot = this.#findSlot(part);
      // Braces around anything but the name of a slot are removed, as people do not say them.
      if (!slot) return { text: part.replaceAll(/[{}]/g, ''), userDefined: false };
      return {
        text: this.#examples(slot.name, turn),
        alias: toParameterName(slot.name),
        meta: this.#toDataType(slot),
        userDefined: true,
      };
    });
  }

  /** Finds the slot of a part of a sample such as `{size}`. */
  #findSlot(part: string) {
    return part.startsWith('{') ? this.#slots.get(part.slice(1, -1).trim().toLowerCase()) : undefined;
  }

  /** Lists the slots that samples of an intent use or prompts fill, in the order of the project. */
  #listSlots({ samples, fills }: AssistantIntent): readonly AssistantSlot[] {
    const used = new Set<AssistantSlot | undefined>(fills.map(({ slot }) => this.#slots.get(slot.toLowerCase())));
    for (const sample of samples) for (const [mark] of sample.matchAll(/\{[^{}]*\}/g)) used.add(this.#findSlot(mark));
    return [...used]
      .filter((slot) => slot !== undefined)
      .toSorted((one, other) => (this.#places.get(one) ?? 0) - (this.#places.get(other) ?? 0));
  }

  #parameters(intent: AssistantIntent, entry: string): JsonObject[] {
    const { language, newId, toPlatformTexts, toParameterName } = this.#writing;
    const fills = new Map(intent.fills.map((fill) => [fill.slot, fill]));
    return this.#listSlots(intent).map((slot) => {
      const { name, takesSeveral = false } = slot;
      const fill = fills.get(name);
      const prompts = toPlatformTexts(fill?.prompts ?? [], entry).map((value) => ({ lang: language, value }));
      return {
        id: newId(),
        name: toParameterName(name),
        required: fill?.isRequired ?? false,
        dataType: this.#toDataType(slot),
        value: `$${toParameterName(name)}`,
        defaultValue: '',
        isList: takesSeveral,
        prompts,
        promptMessages: [],
        noMatchPromptMessages: [],
        noInputPromptMessages: [],
        outputDialogContexts: [],
      };
    });
  }

  #toDataType(slot: AssistantSlot) {
    const { assistant, toEntityName } = this.#writing;
    const builtIn = getBuiltInType(slot);
    const list = builtIn === 'yesNo' ? nameYesNoList(assistant) : slot.type;
    return (builtIn === undefined ? undefined : toPlatformType(builtIn)) ?? `@${toEntityName(list)}`;
  }

  #response(
    messages: readonly JsonObject[],
    opens: IntentLinks['opens'],
    parameters: readonly JsonObject[],
  ): JsonObject {
    return {
      resetContexts: false,
      action: '',
      affectedContexts: [...opens].map(([name, lifespan]) => ({ name, parameters: {}, lifespan })),
      parameters: [...parameters],
      messages: [...messages],
      defaultResponsePlatforms: {},
      speech: [],
    };
  }
}

/** Creates messages: alternative texts, and suggestion chips. */
export function toMessages(texts: readonly string[], chips: readonly string[], language: string): JsonObject[] {
  const text = { type: '0', lang: language, condition: '', speech: [...texts] };
  return chips.length > 0
    ? [text, { type: '2', lang: language, condition: '', title: '', replies: [...chips] }]
    : [text];
}
