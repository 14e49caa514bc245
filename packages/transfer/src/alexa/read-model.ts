import type { JsonObject } from '@confab/model';
import { emptyAnswer, type Answer, type Assistant, type AssistantIntent, type Fill } from '../assistant.ts';
import type { Findings } from '../finding.ts';
import { at, objectsAt, textAt, textsAt } from '../read-json.ts';
import { getDefaultPhrases } from '../default-phrases.ts';
import { fallbackIntent, findBuiltIn, isBuiltIn, toShortName } from './built-ins.ts';
import { readPrompt } from './read-prompt.ts';
import { SlotNames } from './slot-names.ts';

/** What a model is read with: where it stands, and what the manifest says of the skill. */
export interface ModelReading {
  readonly entry: string;
  readonly locale: string;
  readonly name: string;
  readonly description: string;
  readonly examples: readonly string[];
  readonly findings: Findings;
}

/** The interaction model of one locale as what people may want, what is asked of them, and where answers belong. */
export function readModel(model: JsonObject, reading: ModelReading): Assistant {
  const { locale, entry, findings } = reading;
  const say = getDefaultPhrases(locale);
  const language = at(at(model, 'interactionModel'), 'languageModel');
  const invocationName = textAt(language, 'invocationName');
  const slots = new SlotNames(language, reading);
  const dialog = new Dialog(model, reading);
  const rows = objectsAt(language, 'intents').filter((row) => textAt(row, 'name') !== fallbackIntent);
  const custom = rows.filter((row) => !isBuiltIn(textAt(row, 'name')));
  const examples = custom
    .flatMap((row) => textsAt(row, 'samples').slice(0, 1))
    .filter((sample) => !sample.includes('{'));
  const intents = rows.flatMap((row) => readIntent(row, { reading, slots, dialog, examples }));
  if (intents.length === 0) findings.error(entry, 'The model has no intents.');
  const name = reading.name || invocationName || 'Skill';
  return {
    name,
    description: reading.description,
    notes: invocationName === '' ? '' : `Alexa invocation name: ${invocationName}`,
    language: locale,
    welcome: { texts: [say.welcome(name)], chips: [] },
    isWelcomeAsking: false,
    question: { texts: [say.question], chips: reading.examples.slice(0, 3) },
    fallback: [],
    intents: removeDuplicates(intents, entry, findings),
    slots: slots.slots(),
    lists: slots.lists(),
  };
}

interface IntentReading {
  readonly reading: ModelReading;
  readonly slots: SlotNames;
  readonly dialog: Dialog;
  readonly examples: readonly string[];
}

function readIntent(row: JsonObject, { reading, slots, dialog, examples }: IntentReading): AssistantIntent[] {
  const { entry, locale, findings } = reading;
  const given = textAt(row, 'name');
  const name = toShortName(given);
  if (name === '') {
    findings.warn(entry, 'An intent has no name; it is left out.');
    return [];
  }
  const builtIn = isBuiltIn(given) ? findBuiltIn(name, locale) : undefined;
  if (isBuiltIn(given) && !builtIn)
    findings.warn(entry, 'The built-in intent {0} is not known here; give it samples of its own.', given);
  const marks = slots.readSlots(row, given);
  const samples = textsAt(row, 'samples').map((sample) => marks.renameSlots(sample));
  const fills = dialog.readFills(given, marks.getSlotName);
  return [
    {
      name,
      samples: [...new Set([...(builtIn?.samples ?? []), ...samples])],
      answer: createAnswer(name, fills, builtIn?.role, examples, locale),
      fills,
      confirm: dialog.readConfirmation(given),
      follows: [],
      fallback: [],
      outcome: builtIn?.role === 'end' ? 'end' : builtIn?.role === 'home' ? 'home' : 'listen',
    },
  ];
}

/** A skill's answers stand in its code, so each intent says its name, and what it has heard. */
function createAnswer(
  name: string,
  fills: readonly Fill[],
  role: string | undefined,
  examples: readonly string[],
  locale: string,
): Answer {
  const say = getDefaultPhrases(locale);
  if (role === 'end') return { texts: [say.goodbye], chips: [] };
  if (role === 'help') return { texts: [say.help(examples.slice(0, 3))], chips: examples.slice(0, 3) };
  if (role === 'home') return emptyAnswer;
  const heard = fills.map(({ slot }) => `${slot}: {tv.${slot}}.`).join(' ');
  return { texts: [`${say.placeholder(name)} ${heard}`.trim()], chips: [], isPlaceholder: true };
}

function removeDuplicates(intents: readonly AssistantIntent[], entry: string, findings: Findings): AssistantIntent[] {
  const byName = new Map<string, AssistantIntent>();
  for (const intent of intents) {
    if (byName.has(intent.name))
      findings.warn(entry, 'There are two intents called {0}; the first counts.', intent.name);
    else byName.set(intent.name, intent);
  }
  return [...byName.values()];
}

/** What the platform asks by itself: prompts by id, and what each intent wants asked. */
class Dialog {
  readonly #prompts = new Map<string, readonly string[]>();
  readonly #intents = new Map<string, JsonObject>();
  readonly #reading: ModelReading;

  constructor(model: JsonObject, reading: ModelReading) {
    this.#reading = reading;
    const interaction = at(model, 'interactionModel');
    for (const row of objectsAt(interaction, 'prompts')) this.#prompts.set(textAt(row, 'id'), this.#textsOf(row));
    for (const row of objectsAt(at(interaction, 'dialog'), 'intents')) this.#intents.set(textAt(row, 'name'), row);
  }

  /** The slots that are asked for, in order; `nameOf` gives the name a slot has here. */
  readFills(intent: string, nameOf: (slot: string) => string | undefined): Fill[] {
    return objectsAt(this.#intents.get(intent), 'slots').flatMap((row): Fill[] => {
      const slot = nameOf(textAt(row, 'name'));
      const isRequired = at(row, 'elicitationRequired') === true;
      const isConfirmed = at(row, 'confirmationRequired') === true;
      const { entry, findings, locale } = this.#reading;
      if (objectsAt(row, 'validations').length > 0)
        findings.warn(entry, 'What {0} of {1} may hold is not checked here.', textAt(row, 'name'), intent);
      if (slot === undefined || !(isRequired || isConfirmed)) return [];
      const prompts = this.#said(at(row, 'prompts'), 'elicitation');
      const asked = prompts.length > 0 ? prompts : [getDefaultPhrases(locale).slotPrompt(slot)];
      return [
        {
          slot,
          isRequired,
          prompts: asked,
          confirm: isConfirmed ? this.#said(at(row, 'prompts'), 'confirmation') : [],
        },
      ];
    });
  }

  readConfirmation(intent: string): readonly string[] {
    const row = this.#intents.get(intent);
    return at(row, 'confirmationRequired') === true ? this.#said(at(row, 'prompts'), 'confirmation') : [];
  }

  #said(prompts: Parameters<typeof textAt>[0], which: string): readonly string[] {
    const id = textAt(prompts, which);
    const texts = this.#prompts.get(id);
    if (id !== '' && texts === undefined)
      this.#reading.findings.warn(this.#reading.entry, 'There is no prompt {0}.', id);
    return texts ?? [];
  }

  #textsOf(row: JsonObject): readonly string[] {
    return objectsAt(row, 'variations').flatMap((variation) => {
      const { text, isPlainer } = readPrompt(variation);
      if (isPlainer)
        this.#reading.findings.note(
          this.#reading.entry,
          'The prompt {0} is taken without some of its markup.',
          textAt(row, 'id'),
        );
      return text === '' ? [] : [text];
    });
  }
}
