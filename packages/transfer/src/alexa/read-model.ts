import type { JsonObject } from '@confab/model';
import { emptyAnswer, type Answer, type Assistant, type AssistantIntent, type Fill } from '../assistant.ts';
import type { Findings } from '../finding.ts';
import { at, objectsAt, textAt, textsAt } from '../read-json.ts';
import { getDefaultPhrases } from '../default-phrases.ts';
import { fallbackIntent, findBuiltIn, isBuiltIn, toShortName } from './built-ins.ts';
import { readPrompt } from './read-prompt.ts';
import { SlotNames } from './slot-names.ts';

/** The context in which a model is read: its position in the package, and the facts of the manifest. */
export interface ModelReading {
  readonly entry: string;
  readonly locale: string;
  readonly name: string;
  readonly description: string;
  readonly examples: readonly string[];
  readonly findings: Findings;
}

/** The assistant of a model, its invocation name, and its slots. */
interface ReadModel {
  readonly assistant: Assistant;
  /** The names of the intents that the author defined, without those of the platform. */
  readonly ownIntents: readonly string[];
  readonly invocationName: string;
  readonly slots: SlotNames;
}

/** Reads the interaction model of one locale. `first` has the slots of the first language. */
export function readModel(model: JsonObject, reading: ModelReading, first?: SlotNames): ReadModel {
  const { locale, entry, findings } = reading;
  const phrases = getDefaultPhrases(locale);
  const language = at(at(model, 'interactionModel'), 'languageModel');
  const invocationName = textAt(language, 'invocationName');
  const slots = new SlotNames(language, reading, first);
  const dialog = new Dialog(model, reading);
  const rows = objectsAt(language, 'intents').filter((row) => textAt(row, 'name') !== fallbackIntent);
  const custom = rows.filter((row) => !isBuiltIn(textAt(row, 'name')));
  const examples = custom
    .flatMap((row) => textsAt(row, 'samples').slice(0, 1))
    .filter((sample) => !sample.includes('{'));
  const intents = rows.flatMap((row) => readIntent(row, { reading, slots, dialog, examples }));
  if (intents.length === 0) findings.error(entry, 'modelHasNoIntents');
  const name = reading.name || invocationName || 'Skill';
  const assistant = {
    name,
    description: reading.description,
    notes: '',
    language: locale,
    welcome: { texts: [phrases.welcome(name)], chips: [] },
    isWelcomeAsking: false,
    question: { texts: [phrases.question], chips: reading.examples.slice(0, 3) },
    fallback: [],
    intents: removeDuplicates(intents, entry, findings),
    slots: slots.slots(),
    lists: slots.lists(),
  };
  return { assistant, ownIntents: custom.map((row) => textAt(row, 'name')), invocationName, slots };
}

interface IntentReading {
  readonly reading: ModelReading;
  readonly slots: SlotNames;
  readonly dialog: Dialog;
  readonly examples: readonly string[];
}

function readIntent(row: JsonObject, { reading, slots, dialog, examples }: IntentReading): AssistantIntent[] {
  const { entry, locale, findings } = reading;
  const platformName = textAt(row, 'name');
  const shortName = toShortName(platformName);
  if (shortName === '') {
    findings.warn(entry, 'intentWithoutName');
    return [];
  }
  const builtIn = isBuiltIn(platformName) ? findBuiltIn(shortName, locale) : undefined;
  // An intent that only the platform knows keeps its name, by which an export recognises it.
  const name = builtIn ? shortName : platformName;
  if (isBuiltIn(platformName) && (builtIn?.samples.length ?? 0) === 0)
    findings.warn(entry, 'builtInIntentUnsupported', platformName);
  const intentSlots = slots.readSlots(row, platformName);
  const samples = textsAt(row, 'samples').map((sample) => intentSlots.renameSlots(sample));
  const fills = dialog.readFills(platformName, intentSlots.getSlotName);
  return [
    {
      name,
      samples: [...new Set([...(builtIn?.samples ?? []), ...samples])],
      answer: createAnswer(shortName, fills, builtIn?.role, examples, locale),
      fills,
      confirm: dialog.readConfirmation(platformName),
      follows: [],
      fallback: [],
      outcome: builtIn?.role === 'end' ? 'end' : builtIn?.role === 'home' ? 'home' : 'listen',
    },
  ];
}

/**
 * Creates the answer of an intent. The code of a skill has its real answers, so the placeholder names the intent and
 * its slot values.
 */
function createAnswer(
  name: string,
  fills: readonly Fill[],
  role: string | undefined,
  examples: readonly string[],
  locale: string,
): Answer {
  const phrases = getDefaultPhrases(locale);
  if (role === 'end') return { texts: [phrases.goodbye], chips: [] };
  if (role === 'help') return { texts: [phrases.help(examples.slice(0, 3))], chips: examples.slice(0, 3) };
  if (role === 'home') return emptyAnswer;
  const heard = fills.map(({ slot }) => `${slot}: {tv.${slot}}.`).join(' ');
  return { texts: [`${phrases.placeholder(name)} ${heard}`.trim()], chips: [], isPlaceholder: true };
}

function removeDuplicates(intents: readonly AssistantIntent[], entry: string, findings: Findings): AssistantIntent[] {
  const byName = new Map<string, AssistantIntent>();
  for (const intent of intents) {
    if (byName.has(intent.name)) findings.warn(entry, 'intentNamedTwice', intent.name);
    else byName.set(intent.name, intent);
  }
  return [...byName.values()];
}

/** The prompts of the dialog model, and what each intent asks. */
class Dialog {
  readonly #prompts = new Map<string, readonly string[]>();
  readonly #intents = new Map<string, JsonObject>();
  readonly #reading: ModelReading;

  constructor(model: JsonObject, reading: ModelReading) {
    this.#reading = reading;
    const interaction = at(model, 'interactionModel');
    for (const row of objectsAt(interaction, 'prompts')) this.#prompts.set(textAt(row, 'id'), this.#readTexts(row));
    for (const row of objectsAt(at(interaction, 'dialog'), 'intents')) this.#intents.set(textAt(row, 'name'), row);
  }

  /** Reads the slots that an intent fills, in order; `getSlotName` returns the project name of a slot. */
  readFills(intent: string, getSlotName: (slot: string) => string | undefined): Fill[] {
    return objectsAt(this.#intents.get(intent), 'slots').flatMap((row): Fill[] => {
      const slot = getSlotName(textAt(row, 'name'));
      const isRequired = at(row, 'elicitationRequired') === true;
      const isConfirmed = at(row, 'confirmationRequired') === true;
      const { entry, findings, locale } = this.#reading;
      if (objectsAt(row, 'validations').length > 0)
        findings.warn(entry, 'validationNotImported', textAt(row, 'name'), intent);
      if (slot === undefined || !(isRequired || isConfirmed)) return [];
      const confirm = isConfirmed ? this.#readConfirmation(at(row, 'prompts'), textAt(row, 'name')) : [];
      const prompts = this.#readPrompts(at(row, 'prompts'), 'elicitation');
      const asked = prompts.length > 0 ? prompts : [getDefaultPhrases(locale).slotPrompt(slot)];
      return [
        {
          slot,
          isRequired,
          prompts: asked,
          confirm,
        },
      ];
    });
  }

  readConfirmation(intent: string): readonly string[] {
    const row = this.#intents.get(intent);
    return at(row, 'confirmationRequired') === true ? this.#readConfirmation(at(row, 'prompts'), intent) : [];
  }

  #readConfirmation(prompts: Parameters<typeof textAt>[0], name: string): readonly string[] {
    const texts = this.#readPrompts(prompts, 'confirmation');
    if (texts.length === 0) this.#reading.findings.warn(this.#reading.entry, 'confirmationWithoutPrompt', name);
    return texts;
  }

  #readPrompts(prompts: Parameters<typeof textAt>[0], which: string): readonly string[] {
    const id = textAt(prompts, which);
    const texts = this.#prompts.get(id);
    if (id !== '' && texts === undefined) this.#reading.findings.warn(this.#reading.entry, 'unknownPrompt', id);
    return texts ?? [];
  }

  #readTexts(row: JsonObject): readonly string[] {
    return objectsAt(row, 'variations').flatMap((variation) => {
      const { text, isPlainer } = readPrompt(variation);
      if (isPlainer) this.#reading.findings.note(this.#reading.entry, 'promptMarkupLost', textAt(row, 'id'));
      return text === '' ? [] : [text];
    });
  }
}
