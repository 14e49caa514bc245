import type { Assistant, AssistantIntent } from '../assistant.ts';
import type { Findings } from '../finding.ts';

/** Removes the texts of placeholders, which people must not hear, from the answers of all languages. */
export function removePlaceholders(assistant: Assistant, findings: Findings): Assistant {
  for (const { name, answer } of assistant.intents)
    if (answer.isPlaceholder) findings.warn(`answer ${name}`, 'placeholderLeftOut', name);
  const remove = (one: Assistant) => ({ ...one, intents: one.intents.map(removeText) });
  return {
    ...remove(assistant),
    ...(assistant.translations && { translations: assistant.translations.map(remove) }),
  };
}

function removeText(intent: AssistantIntent): AssistantIntent {
  return intent.answer.isPlaceholder ? { ...intent, answer: { ...intent.answer, texts: [] } } : intent;
}
