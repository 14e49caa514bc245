import type { JsonObject } from '@confab/model';
import { getBuiltInType, type Assistant, type AssistantIntent, type AssistantList, type Fill } from '../assistant.ts';
import { createPlainTextWriter, type PlainText } from '../extract/plain-text.ts';
import type { Findings } from '../finding.ts';
import { toBuiltInName } from './built-ins.ts';
import { anyWordsType, createSlotSamples } from './slot-samples.ts';
import { toPlatformType } from './slot-types.ts';
import { toInvocationName, createPlatformNames, type PlatformNames } from './write-names.ts';
import { writeBuiltIns } from './write-built-ins.ts';
import { writeSample } from './write-sample.ts';
import { createYesNoTypes, nameYesNoType } from './yes-no/write-yes-no.ts';

/** The context in which all parts of a model are written. */
interface ModelWriting {
  readonly assistant: Assistant;
  readonly findings: Findings;
  readonly intentNames: PlatformNames;
  readonly slotNames: PlatformNames;
  readonly listNames: PlatformNames;
  /** The type of yes-or-no slots. */
  readonly yesNoType: string;
  readonly writesSlotSamples: boolean;
  readonly plain: (text: string) => PlainText;
}

interface ModelOptions {
  readonly locale: string;
  readonly findings: Findings;
  /** The names that slots had in the imported package, by their names in the project. */
  readonly originalNames: ReadonlyMap<string, string>;
  /** The project was imported from a skill. */
  readonly isImported: boolean;
  /** Whether slots that are asked for get samples; false if the imported package decides them. */
  readonly writesSlotSamples: boolean;
}

/** Writes the interaction model of one locale. */
export function writeModel(
  assistant: Assistant,
  { locale, findings, originalNames, isImported, writesSlotSamples }: ModelOptions,
): JsonObject {
  const { intents, slots, lists } = assistant;
  // A list of an imported skill may extend a type of the platform; an author's list has only its own values.
  const extendsPlatformType = (name: string) => isImported && name.startsWith('AMAZON.');
  const custom = intents.filter(({ name }) => toBuiltInName(name) === undefined);
  const newNames = createPlatformNames(
    slots.map(({ name }) => name).filter((name) => !originalNames.has(name)),
    'slot',
    findings,
    originalNames.values(),
  );
  const slotNames = { getName: (name: string) => originalNames.get(name) ?? newNames.getName(name) };
  const ownTypes = lists.map(({ name }) => name).filter((name) => !extendsPlatformType(name));
  const typeNames = createPlatformNames(ownTypes, 'slot', keepErrorsOnly(findings));
  const writing: ModelWriting = {
    assistant,
    findings,
    writesSlotSamples,
    slotNames,
    intentNames: createPlatformNames(
      custom.map(({ name }) => name),
      'intent',
      findings,
    ),
    yesNoType: nameYesNoType(ownTypes.map((name) => typeNames.getName(name))),
    listNames: { getName: (name) => (extendsPlatformType(name) ? name : typeNames.getName(name)) },
    plain: createPlainTextWriter(slots, (slot) => `{${slotNames.getName(slot)}}`),
  };
  const asked = custom.filter(({ fills, confirm }) => fills.length > 0 || confirm.length > 0);
  const prompts: JsonObject[] = [];
  const dialog = asked.map((intent) => writeDialog(intent, writing, prompts));
  return {
    interactionModel: {
      languageModel: {
        invocationName: toInvocationName(assistant, findings),
        intents: [
          ...writeBuiltIns(assistant, locale, findings),
          ...custom.map((intent) => writeIntent(intent, writing)),
        ],
        types: [...lists.map((list) => writeList(list, writing)), ...createYesNoTypes(assistant, writing.yesNoType)],
      },
      ...(dialog.length > 0 && { dialog: { delegationStrategy: 'SKILL_RESPONSE', intents: dialog } }),
      ...(prompts.length > 0 && { prompts }),
    },
  };
}

function keepErrorsOnly(findings: Findings): Findings {
  return { ...findings, warn: () => undefined, note: () => undefined };
}

function writeIntent(intent: AssistantIntent, writing: ModelWriting): JsonObject {
  const { assistant, intentNames, slotNames, writesSlotSamples, findings } = writing;
  const entry = `intent ${intent.name}`;
  const bySlot = new Map(assistant.slots.map(({ name }) => [name.toLowerCase(), slotNames.getName(name)]));
  const written = intent.samples.map((sample) => writeSample(sample, (slot) => bySlot.get(slot.toLowerCase())));
  const texts = new Set<string>();
  for (const [at, { text }] of written.entries()) {
    const sample = intent.samples[at] ?? '';
    if (text === '' || texts.has(text)) findings.warn(`sample ${intent.name}: ${sample}`, 'sampleLeftOut', sample);
    else texts.add(text);
  }
  if (written.some(({ hasDigits }) => hasDigits)) findings.warn(entry, 'samplesContainDigits', intent.name);
  const samples = [...texts];
  if (samples.length === 0) findings.warn(entry, 'samplesRequired', intent.name);
  const slots = listIntentSlots(intent, writing);
  checkQueries(slots, samples, entry, findings);
  const asked = new Set(writesSlotSamples ? intent.fills.map(({ slot }) => slot) : []);
  const toModelSlot = ({ own, name, type, takesSeveral }: WrittenSlot): JsonObject => ({
    name,
    type,
    ...(takesSeveral && { multipleValues: { enabled: true } }),
    ...(asked.has(own) && { samples: [...createSlotSamples({ own, name, type }, assistant.language, findings)] }),
  });
  return { name: intentNames.getName(intent.name), samples, slots: slots.map(toModelSlot) };
}

interface WrittenSlot {
  readonly own: string;
  readonly name: string;
  readonly type: string;
  readonly takesSeveral: boolean;
}

/** Lists the slots that are used in samples of an intent or filled by prompts. */
function listIntentSlots(
  intent: AssistantIntent,
  { assistant, slotNames, listNames, yesNoType, findings }: ModelWriting,
): WrittenSlot[] {
  const marked = intent.samples.flatMap((sample) =>
    [...sample.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name.trim()),
  );
  const wanted = new Set([...marked, ...intent.fills.map(({ slot }) => slot)].map((name) => name.toLowerCase()));
  return assistant.slots
    .filter(({ name }) => wanted.has(name.toLowerCase()))
    .map((slot) => {
      const { name, type, takesSeveral = false } = slot;
      const builtIn = getBuiltInType(slot);
      const platform = builtIn === undefined ? undefined : toPlatformType(builtIn);
      if (platform?.exact === false) findings.note(`slot ${name}`, 'typeReplaced', type, name, platform.type);
      return {
        own: name,
        name: slotNames.getName(name),
        takesSeveral,
        type: builtIn === 'yesNo' ? yesNoType : (platform?.type ?? listNames.getName(type)),
      };
    });
}

/** Checks samples with slots for any words: they need other words and no second slot. */
function checkQueries(slots: readonly WrittenSlot[], samples: readonly string[], entry: string, findings: Findings) {
  for (const { name, type } of slots) {
    if (type !== anyWordsType) continue;
    const marks = samples.filter((sample) => sample.includes(`{${name}}`));
    if (marks.some((sample) => sample === `{${name}}` || (sample.match(/\{/g)?.length ?? 0) > 1))
      findings.warn(entry, 'anyWordsSampleInvalid', name);
  }
}

function writeDialog(intent: AssistantIntent, writing: ModelWriting, prompts: JsonObject[]): JsonObject {
  const name = writing.intentNames.getName(intent.name);
  const addPrompt = (id: string, texts: readonly string[]) => {
    prompts.push({
      id,
      variations: texts.map((text) => writeVariation(text, intent.name, writing)),
    });
    return id;
  };
  const fills = new Map(intent.fills.map((fill) => [fill.slot, fill]));
  return {
    name,
    confirmationRequired: intent.confirm.length > 0,
    prompts: intent.confirm.length > 0 ? { confirmation: addPrompt(`Confirm.Intent.${name}`, intent.confirm) } : {},
    slots: listIntentSlots(intent, writing).map((slot) => writeDialogSlot(slot, name, fills.get(slot.own), addPrompt)),
  };
}

function writeDialogSlot(
  { name, type }: WrittenSlot,
  intent: string,
  fill: Fill | undefined,
  addPrompt: (id: string, texts: readonly string[]) => string,
): JsonObject {
  const isAsked = fill !== undefined && fill.isRequired && fill.prompts.length > 0;
  const isConfirmed = fill !== undefined && fill.confirm.length > 0;
  return {
    name,
    type,
    elicitationRequired: isAsked,
    confirmationRequired: isConfirmed,
    prompts: {
      ...(isAsked && { elicitation: addPrompt(`Elicit.Slot.${intent}.${name}`, fill.prompts) }),
      ...(isConfirmed && { confirmation: addPrompt(`Confirm.Slot.${intent}.${name}`, fill.confirm) }),
    },
  };
}

/**
 * Writes a prompt as the platform supports it: pauses as SSML. Values that only Confab knows are left out with a
 * finding.
 */
function writeVariation(text: string, intent: string, { plain, findings }: ModelWriting): JsonObject {
  const [first = '', ...others] = text.split(/\[(\d+(?:\.\d+)?m?s)\]/);
  const writePart = (part: string) => {
    const { text: said, lost } = plain(part);
    for (const name of lost) findings.warn(`intent ${intent}`, 'promptUsesUnsupported', intent, name);
    return said;
  };
  if (others.length === 0) return { type: 'PlainText', value: writePart(first) };
  // The captured pauses are at the odd positions.
  const parts = [first, ...others].map((part, index) =>
    index % 2 === 0 ? escapeMarkup(writePart(part)) : `<break time="${part}"/>`,
  );
  return { type: 'SSML', value: `<speak>${parts.join(' ').trim()}</speak>` };
}

function escapeMarkup(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function writeList({ name, values }: AssistantList, { listNames }: ModelWriting): JsonObject {
  return {
    name: listNames.getName(name),
    values: values.map(({ value, synonyms }) => ({ name: { value, synonyms: [...synonyms] } })),
  };
}
