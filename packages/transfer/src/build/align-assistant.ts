import type { Answer, Assistant, AssistantIntent } from '../assistant.ts';

/**
 * An assistant with the parts of another one, in its own words: `translation` is the same package in another language.
 * Parts that that language lacks keep the words of the first one; parts that only it has are left out.
 */
export function alignAssistant(assistant: Assistant, translation: Assistant): Assistant {
  const intents = new Map(translation.intents.map((intent) => [intent.name, intent]));
  const lists = new Map(translation.lists.map((list) => [list.name, list.values]));
  return {
    ...assistant,
    language: translation.language,
    welcome: alignAnswer(assistant.welcome, translation.welcome),
    question: alignAnswer(assistant.question, translation.question),
    fallback: alignTexts(assistant.fallback, translation.fallback),
    intents: assistant.intents.map((intent) => alignIntent(intent, intents.get(intent.name))),
    lists: assistant.lists.map((list) => {
      const own = lists.get(list.name) ?? [];
      return own.length > 0 ? { ...list, values: own } : list;
    }),
  };
}

function alignIntent(intent: AssistantIntent, other: AssistantIntent | undefined): AssistantIntent {
  if (!other) return intent;
  const fills = new Map(other.fills.map((fill) => [fill.slot, fill]));
  return {
    ...intent,
    samples: other.samples.length > 0 ? other.samples : intent.samples,
    answer: alignAnswer(intent.answer, other.answer),
    confirm: alignTexts(intent.confirm, other.confirm),
    fallback: alignTexts(intent.fallback, other.fallback),
    fills: intent.fills.map((fill) => ({
      ...fill,
      prompts: alignTexts(fill.prompts, fills.get(fill.slot)?.prompts),
      confirm: alignTexts(fill.confirm, fills.get(fill.slot)?.confirm),
    })),
  };
}

/**
 * A placeholder is not an answer in its language: the answer in the other language replaces it. If both have
 * placeholders, each keeps its own.
 */
function alignAnswer(answer: Answer, { texts, chips, isPlaceholder = false }: Answer): Answer {
  const others = isPlaceholder && !answer.isPlaceholder ? [] : texts;
  const hasOwn = !isPlaceholder && others.some((text) => text.trim() !== '');
  return {
    ...answer,
    ...(answer.isPlaceholder && { isPlaceholder: !hasOwn }),
    texts: alignTexts(answer.texts, others),
    chips: chips.length > 0 && answer.chips.length > 0 ? chips : answer.chips,
  };
}

/** A language with fewer texts repeats its own, so that none in the first language is left. */
function alignTexts(texts: readonly string[], others: readonly string[] = []): readonly string[] {
  const own = others.map((other) => other.trim()).filter((other) => other !== '');
  if (own.length === 0) return texts;
  return texts.map((text, at) => (text.trim() === '' ? text : (own[at % own.length] ?? text)));
}
