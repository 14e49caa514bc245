import type { JsonObject, JsonValue } from '@confab/model';
import type { Assistant, AssistantIntent } from '../assistant.ts';
import { toEntityName } from './entity-name.ts';
import { toPlatformType } from './entity-types.ts';

/** The links of an intent to the others. */
export interface IntentLinks {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly needs: readonly string[];
  readonly opens: readonly string[];
  readonly isWelcome: boolean;
}

interface Writing {
  readonly assistant: Assistant;
  readonly language: string;
  readonly newId: () => string;
  /** Converts texts for the platform. */
  readonly toPlatformTexts: (texts: readonly string[], entry: string) => readonly string[];
  readonly toParameterName: (slot: string) => string;
}

/** Writes the intents of an agent with their phrases. */
export class AgentIntentWriter {
  readonly #writing: Writing;

  constructor(writing: Writing) {
    this.#writing = writing;
  }

  intent(intent: AssistantIntent, { id, parentId, needs, opens, isWelcome }: IntentLinks): JsonObject {
    const { toPlatformTexts, language } = this.#writing;
    const entry = `intents/${intent.name}`;
    const messages = toMessages(toPlatformTexts(intent.answer.texts, entry), intent.answer.chips, language);
    return {
      ...this.plainIntent(intent.name, messages, {}),
      id,
      ...(parentId !== undefined && { parentId, rootParentId: parentId }),
      contexts: [...needs],
      events: isWelcome ? [{ name: 'WELCOME' }] : [],
      ...(intent.outcome === 'end' && { endInteraction: true }),
      responses: [this.#response(messages, opens, this.#parameters(intent, entry))],
    };
  }

  /** Writes an intent with only a name and messages. */
  plainIntent(name: string, messages: readonly JsonObject[], more: JsonObject): JsonObject {
    return {
      id: this.#writing.newId(),
      name,
      auto: true,
      contexts: [],
      responses: [this.#response(messages, [], [])],
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
    return samples.map((sample) => ({
      id: this.#writing.newId(),
      data: this.#parts(sample),
      isTemplate: false,
      count: 0,
      lang: this.#writing.language,
      updated: 0,
    }));
  }

  #parts(sample: string): JsonValue {
    const { assistant, toParameterName } = this.#writing;
    const parts = sample.split(/(\{[^{}]*\})/).filter((part) => part !== '');
    return parts.map((part) => {
      const slot = assistant.slots.find(({ name }) => part.toLowerCase() === `{${name.toLowerCase()}}`);
      if (!slot) return { text: part, userDefined: false };
      const example = assistant.lists.find(({ name }) => name === slot.type)?.values[0]?.value ?? slot.name;
      return { text: example, alias: toParameterName(slot.name), meta: toDataType(slot.type), userDefined: true };
    });
  }

  #parameters(intent: AssistantIntent, entry: string): JsonObject[] {
    const { assistant, language, newId, toPlatformTexts, toParameterName } = this.#writing;
    const fills = new Map(intent.fills.map((fill) => [fill.slot, fill]));
    const marked = assistant.slots.filter(
      ({ name }) =>
        fills.has(name) || intent.samples.some((sample) => sample.toLowerCase().includes(`{${name.toLowerCase()}}`)),
    );
    return marked.map(({ name, type }) => {
      const fill = fills.get(name);
      const prompts = toPlatformTexts(fill?.prompts ?? [], entry).map((value) => ({ lang: language, value }));
      return {
        id: newId(),
        name: toParameterName(name),
        required: fill?.isRequired ?? false,
        dataType: toDataType(type),
        value: `$${toParameterName(name)}`,
        defaultValue: '',
        isList: false,
        prompts,
        promptMessages: [],
        noMatchPromptMessages: [],
        noInputPromptMessages: [],
        outputDialogContexts: [],
      };
    });
  }

  #response(messages: readonly JsonObject[], opens: readonly string[], parameters: readonly JsonObject[]): JsonObject {
    return {
      resetContexts: false,
      action: '',
      affectedContexts: opens.map((name) => ({ name, parameters: {}, lifespan: 2 })),
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
    ? [text, { type: '2', lang: language, condition: '', title: '', replies: chips.map((chip) => chip.slice(0, 20)) }]
    : [text];
}

function toDataType(type: string) {
  return toPlatformType(type) ?? `@${toEntityName(type)}`;
}
