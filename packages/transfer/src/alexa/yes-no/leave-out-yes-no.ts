import { getBuiltInType, type Assistant, type AssistantIntent } from '../../assistant.ts';
import { getDefaultPhrases } from '../../default-phrases.ts';
import { findBuiltIn, toShortName, yesNoIntents } from '../built-ins.ts';

/**
 * Leaves out the intents for yes and no of an imported skill, in all its languages, if it asks for a confirmation or
 * for a slot that is a yes or a no: the assistant understands both itself, and intents would answer a yes elsewhere
 * with a placeholder. Intents with samples in the skill stay, and so do the author's own intents with the same short
 * name.
 *
 * @param ownIntents the names of the author's own intents in all languages
 */
export function leaveOutYesNo(
  first: Assistant,
  others: readonly Assistant[],
  ownIntents: ReadonlySet<string>,
): readonly [Assistant, ...Assistant[]] {
  if (!asksYesOrNo(first)) return [first, ...others];
  const all = [first, ...others];
  const names = yesNoIntents.map(toShortName).filter((name) => !ownIntents.has(name));
  const left = new Set(names.filter((name) => !all.some((assistant) => hasOwnSamples(assistant, name))));
  const leaveOut = (assistant: Assistant): Assistant => ({
    ...assistant,
    intents: assistant.intents.filter(({ name }) => !left.has(name)),
  });
  return [leaveOut(first), ...others.map(leaveOut)];
}

function asksYesOrNo(assistant: Assistant): boolean {
  const yesNoSlots = listYesNoSlots(assistant);
  const asks = ({ confirm, fills }: AssistantIntent) =>
    confirm.length > 0 || fills.some((fill) => fill.confirm.length > 0 || yesNoSlots.has(fill.slot));
  return assistant.intents.some(asks);
}

/** The slots whose list has a yes and a no; a skill has no other type for them. */
function listYesNoSlots({ slots, lists, language }: Assistant): ReadonlySet<string> {
  const { yes, no } = getDefaultPhrases(language);
  const yesNoLists = lists.filter(({ values }) =>
    [yes, no].every(([word]) => values.some(({ value }) => value.toLowerCase() === word)),
  );
  const names = new Set(yesNoLists.map(({ name }) => name));
  return new Set(
    slots.filter((slot) => getBuiltInType(slot) === undefined && names.has(slot.type)).map(({ name }) => name),
  );
}

/** Whether an intent has other samples than those that an import gives to the intent of the platform. */
function hasOwnSamples({ intents, language }: Assistant, name: string): boolean {
  const samples = intents.find((intent) => intent.name === name)?.samples ?? [];
  const { samples: usual = [] } = findBuiltIn(name, language) ?? {};
  return samples.length > 0 && samples.join('\n') !== usual.join('\n');
}
