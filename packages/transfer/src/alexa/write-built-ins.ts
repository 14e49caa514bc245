import type { JsonObject } from '@confab/model';
import type { Assistant, AssistantIntent } from '../assistant.ts';
import type { Findings } from '../finding.ts';
import { nameSlotConfirmation, nameSlotPrompt } from '../report/prompt-parts.ts';
import { fallbackIntent, findBuiltIn, requiredBuiltIns, toBuiltInName } from './built-ins.ts';
import { writeSample } from './write-sample.ts';

/** Writes the built-in intents, with the samples that the author added. */
export function writeBuiltIns({ intents }: Assistant, locale: string, findings: Findings): JsonObject[] {
  const own = groupByBuiltIn(intents);
  const required = requiredBuiltIns.map((name) => toBuiltInName(name) ?? name);
  for (const name of required) if (!own.has(name)) findings.note(`intent ${name}`, 'requiredIntentAdded', name);
  return [...new Set([fallbackIntent, ...required, ...own.keys()])].map((name) => {
    const [first, ...others] = own.get(name) ?? [];
    for (const other of others)
      findings.warn(`intent ${other.name}`, 'builtInIntentTwice', other.name, first?.name ?? '', name);
    const samples = (own.get(name) ?? []).flatMap((intent) => listAddedSamples(intent, locale));
    for (const intent of own.get(name) ?? []) reportSlots(intent, name, findings);
    return { name, samples: [...new Set(samples)] };
  });
}

function groupByBuiltIn(intents: readonly AssistantIntent[]): ReadonlyMap<string, readonly AssistantIntent[]> {
  const groups = new Map<string, AssistantIntent[]>();
  for (const intent of intents) {
    const name = toBuiltInName(intent.name);
    if (name === undefined) continue;
    const group = groups.get(name);
    if (group) group.push(intent);
    else groups.set(name, [intent]);
  }
  return groups;
}

/** The samples that the platform does not have itself. Those with slots are left out, as built-in intents have none. */
function listAddedSamples({ name, samples }: AssistantIntent, locale: string): readonly string[] {
  const known = new Set(findBuiltIn(name, locale)?.samples);
  return samples
    .filter((sample) => !known.has(sample) && !hasSlot(sample))
    .map((sample) => writeSample(sample, (slot) => slot).text)
    .filter((text) => text !== '');
}

function hasSlot(sample: string) {
  return /\{[^{}]*\}/.test(sample);
}

function reportSlots({ name, samples, fills, confirm }: AssistantIntent, builtIn: string, findings: Findings) {
  if (samples.some(hasSlot)) findings.note(`intent ${name}`, 'builtInIntentWithSlots', builtIn, name);
  const prompts = [
    ...fills.filter((fill) => fill.prompts.length > 0).map(({ slot }) => nameSlotPrompt(name, slot)),
    ...fills.filter((fill) => fill.confirm.length > 0).map(({ slot }) => nameSlotConfirmation(name, slot)),
    ...(confirm.length > 0 ? [name] : []),
  ];
  for (const prompt of prompts) findings.warn(`prompt ${prompt}`, 'builtInIntentWithPrompts', builtIn, prompt);
}
