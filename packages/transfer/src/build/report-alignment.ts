import type { Answer, Assistant, AssistantIntent } from '../assistant.ts';
import type { Findings } from '../finding.ts';

/** Reports the parts that a further language of a package lacks, and those that only it has, which are left out. */
export function reportAlignment(assistant: Assistant, translation: Assistant, findings: Findings): void {
  const { language } = translation;
  const reportOthers = (kind: string, own: readonly Named[], others: readonly Named[]) => {
    const known = new Set(own.map(({ name }) => name));
    for (const { name } of others)
      if (!known.has(name)) findings.warn(`${kind} ${name}`, 'onlyInOneLanguage', name, language);
  };
  reportOthers('intent', assistant.intents, translation.intents);
  reportOthers('slot', assistant.slots, translation.slots);
  reportOthers('entities', assistant.lists, translation.lists);
  const withValues = new Set(translation.lists.filter(({ values }) => values.length > 0).map(({ name }) => name));
  for (const { name, values } of assistant.lists)
    if (values.length > 0 && !withValues.has(name))
      findings.warn(`entities ${name}`, 'valuesNotTranslated', name, language);
  if (translation.fallback.length > assistant.fallback.length)
    findings.warn('', 'textsOfLanguageLeftOut', 'Fallback', language);
  const others = new Map(translation.intents.map((intent) => [intent.name, intent]));
  for (const intent of assistant.intents) reportIntent(intent, others.get(intent.name), language, findings);
}

interface Named {
  readonly name: string;
}

function reportIntent(
  intent: AssistantIntent,
  other: AssistantIntent | undefined,
  language: string,
  findings: Findings,
): void {
  const { name, answer, samples } = intent;
  const entry = `intent ${name}`;
  if (!other) {
    findings.warn(entry, 'intentNotTranslated', name, language);
    return;
  }
  if (hasAnswer(answer) && !hasAnswer(other.answer)) findings.warn(entry, 'answerNotTranslated', name, language);
  if (samples.length > 0 && other.samples.length === 0) findings.warn(entry, 'samplesNotTranslated', name, language);
  if (hasMoreTexts(intent, other)) findings.warn(entry, 'textsOfLanguageLeftOut', name, language);
}

function hasAnswer({ texts, isPlaceholder = false }: Answer): boolean {
  return !isPlaceholder && texts.length > 0;
}

/** Whether an intent has texts in another language that have no partner in the first one. */
function hasMoreTexts(intent: AssistantIntent, other: AssistantIntent): boolean {
  const fills = new Map(intent.fills.map((fill) => [fill.slot, fill]));
  const pairs: (readonly [own: readonly string[] | undefined, others: readonly string[]])[] = [
    [intent.confirm, other.confirm],
    [intent.fallback, other.fallback],
    ...(hasAnswer(other.answer) ? [[intent.answer.texts, other.answer.texts] as const] : []),
    ...other.fills.flatMap(({ slot, prompts, confirm }) => {
      const own = fills.get(slot);
      return [[own?.prompts, prompts] as const, [own?.confirm, confirm] as const];
    }),
  ];
  const hasMoreChips = intent.answer.chips.length === 0 && other.answer.chips.length > 0;
  return hasMoreChips || pairs.some(([own = [], others]) => others.length > own.length);
}
