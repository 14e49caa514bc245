import type { Assistant, AssistantIntent } from '../assistant.ts';
import type { Findings } from '../finding.ts';

/**
 * Removes the texts of placeholders, which people must not hear, from the answers of all languages. A finding names the
 * language if it is a further one that lacks the answer.
 */
export function removePlaceholders(assistant: Assistant, findings: Findings): Assistant {
  for (const [at, { name, answer }] of assistant.intents.entries()) {
    const waiting = assistant.translations?.filter(({ intents }) => intents[at]?.answer.isPlaceholder) ?? [];
    const names = answer.isPlaceholder ? [name] : waiting.map(({ language }) => `${name} (${language})`);
    for (const left of names) findings.warn(`answer ${left}`, 'placeholderLeftOut', left);
  }
  const remove = (one: Assistant) => ({ ...one, intents: one.intents.map(removeText) });
  return {
    ...remove(assistant),
    ...(assistant.translations && { translations: assistant.translations.map(remove) }),
  };
}

function removeText(intent: AssistantIntent): AssistantIntent {
  return intent.answer.isPlaceholder ? { ...intent, answer: { ...intent.answer, texts: [] } } : intent;
}
