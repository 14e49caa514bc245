import type { Answer, Assistant, AssistantIntent } from '../assistant.ts';

/**
 * Removes from a translation the texts that only repeat others: the import adds them to a language that has fewer texts
 * than the first one.
 */
export function removeRepeats(assistant: Assistant, translation: Assistant): Assistant {
  return {
    ...translation,
    welcome: removeFromAnswer(assistant.welcome, translation.welcome),
    question: removeFromAnswer(assistant.question, translation.question),
    fallback: removeFromTexts(assistant.fallback, translation.fallback),
    intents: translation.intents.map((intent, at) => removeFromIntent(assistant.intents[at], intent)),
  };
}

function removeFromIntent(first: AssistantIntent | undefined, intent: AssistantIntent): AssistantIntent {
  if (!first) return intent;
  return {
    ...intent,
    answer: removeFromAnswer(first.answer, intent.answer),
    confirm: removeFromTexts(first.confirm, intent.confirm),
    fallback: removeFromTexts(first.fallback, intent.fallback),
    fills: intent.fills.map((fill, at) => ({
      ...fill,
      prompts: removeFromTexts(first.fills[at]?.prompts, fill.prompts),
      confirm: removeFromTexts(first.fills[at]?.confirm, fill.confirm),
    })),
  };
}

function removeFromAnswer(first: Answer, answer: Answer): Answer {
  return { ...answer, texts: removeFromTexts(first.texts, answer.texts) };
}

/** Texts that the first language repeats too are meant. */
function removeFromTexts(first: readonly string[] = [], texts: readonly string[]): readonly string[] {
  const period = findPeriod(texts);
  return period === findPeriod(first) ? texts : texts.slice(0, period);
}

/** The length of the shortest sequence that the texts repeat; found in time linear in the texts. */
function findPeriod(texts: readonly string[]): number {
  // For each place, the number of first texts with which the texts up to it end.
  const borders: number[] = [];
  for (const [at, text] of texts.entries()) {
    let border = borders[at - 1] ?? 0;
    while (border > 0 && text !== texts[border]) border = borders[border - 1] ?? 0;
    borders.push(at > 0 && text === texts[border] ? border + 1 : border);
  }
  return texts.length - (borders.at(-1) ?? 0);
}
