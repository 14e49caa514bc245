import type { JsonObject, JsonValue } from '@confab/model';
import type { Assistant, AssistantIntent } from '../assistant.ts';
import type { Files, ProjectDocument } from '../document.ts';
import { createPlainTextWriter } from '../extract/plain-text.ts';
import { extractLanguages } from '../extract/extract-languages.ts';
import { createFindings, type Findings } from '../finding.ts';
import type { WrittenPackage } from '../alexa/write-skill-package.ts';
import { agentFormat } from '../original/agent-format.ts';
import { chooseExportLanguage, readImportedPackage } from '../original/imported-package.ts';
import { reportOutdated, restoreOriginal } from '../original/keep-original.ts';
import { nameSlotConfirmation } from '../report/prompt-parts.ts';
import { reportExport } from '../report/report-export.ts';
import { toSortedJson } from '../sorted-json.ts';
import { getDefaultPhrases } from '../default-phrases.ts';
import { checkMedia, dialogflowLimits } from '../media/check-media.ts';
import { noMedia, type PackageMedia } from '../media/package-media.ts';
import { addPictures } from './add-pictures.ts';
import { createAgentNames } from './agent-names.ts';
import { Contexts } from './contexts.ts';
import { IntentFiles } from './intent-files.ts';
import { addWords } from './add-words.ts';
import { removePlaceholders } from './remove-placeholders.ts';
import { reportReplacedTypes } from './report-replaced-types.ts';
import { AgentIntentWriter, toMessages } from './write-intent.ts';
import { addEntries, addList, listEntities } from './write-lists.ts';

/**
 * Exports a project as a Dialogflow ES agent, with its files at the root of the zip. Pictures are referred to by their
 * public addresses.
 */
export function writeAgent(
  document: ProjectDocument,
  newId: () => string,
  media: PackageMedia = noMedia,
): WrittenPackage {
  const findings = createFindings();
  const assistant = extractLanguages(document, findings);
  const mediaLost = checkMedia(document, media, dialogflowLimits, findings);
  const composed = composeAgent(document, assistant, findings, newId);
  const { files, outdated, dropped } = restoreOriginal(composed, document.project, agentFormat);
  reportOutdated(outdated, findings);
  const found = findings.list();
  const pictured = addPictures(files, assistant.intents, media);
  return { files: pictured, findings: found, report: reportExport(document, assistant, found, [], dropped), mediaLost };
}

/** Writes a project as an agent, without what only the package had that it was imported from. */
export function composeAgent(
  { project }: Pick<ProjectDocument, 'project'>,
  extracted: Assistant,
  findings: Findings,
  newId: () => string,
): Files {
  const original = readImportedPackage(project, 'Dialogflow');
  // The difference to an imported agent has what that agent has in place of placeholders.
  const assistant = original ? extracted : removePlaceholders(extracted, findings);
  const language = chooseExportLanguage(original, assistant.language, (own) => own);
  const originalNames = original?.names ?? new Map<string, string>();
  const newSlots = assistant.slots.map(({ name }) => name).filter((name) => !originalNames.has(name));
  const slotNames = createAgentNames(newSlots, 'slot', findings, originalNames.values());
  const toParameterName = (slot: string) => originalNames.get(slot) ?? slotNames.getName(slot);
  const entities = listEntities(assistant);
  const listNames = createAgentNames(
    entities.map(({ name }) => name),
    'list',
    findings,
  );
  const files = new Map<string, string>();
  const add = (path: string, value: JsonValue) => files.set(path, toSortedJson(value));
  add('package.json', { version: '1.0.0' });
  const translations = (assistant.translations ?? []).map((one): LocalisedAssistant => ({
    assistant: one,
    language: chooseExportLanguage(original, one.language, (own) => own),
  }));
  add('agent.json', createAgentJson(assistant, language, translations));
  findings.note('agent.json', 'setAgentWebhook');
  reportReplacedTypes(assistant, findings);
  const lists = { names: listNames, newId, add, findings };
  for (const list of entities) addList(list, language, lists);
  for (const translation of translations)
    for (const list of listEntities(translation.assistant)) addEntries(list, translation.language, lists);
  const toEntityName = listNames.getName;
  addIntents({ assistant, language, translations, newId, add, findings, toParameterName, toEntityName });
  return files;
}

type Add = (path: string, value: JsonValue) => void;

/** An agent in one of its further languages. */
interface LocalisedAssistant {
  readonly assistant: Assistant;
  readonly language: string;
}

function createAgentJson(
  { name, description }: Assistant,
  language: string,
  translations: readonly LocalisedAssistant[],
): JsonObject {
  return {
    description,
    language,
    displayName: name,
    shortDescription: '',
    disableInteractionLogs: false,
    disableStackdriverLogs: true,
    defaultTimezone: 'Etc/GMT',
    isPrivate: true,
    mlMinConfidence: 0.3,
    supportedLanguages: translations.map((one) => one.language),
    onePlatformApiVersion: 'v2',
    enableOnePlatformApi: true,
    analyzeQueryTextSentiment: false,
    enabledKnowledgeBaseNames: [],
    enableSpellCorrection: false,
    webhook: { url: '', headers: {}, available: false, useForDomains: false, cloudFunctionsEnabled: false },
  };
}

interface AgentWriting {
  readonly assistant: Assistant;
  readonly language: string;
  readonly translations: readonly LocalisedAssistant[];
  readonly newId: () => string;
  readonly add: Add;
  readonly findings: Findings;
  readonly toParameterName: (slot: string) => string;
  readonly toEntityName: (list: string) => string;
}

function addIntents(writing: AgentWriting) {
  const { assistant, language, translations, newId, add, findings, toParameterName, toEntityName } = writing;
  const { intents } = assistant;
  // A letter after a reference would be read as part of its name.
  const plain = createPlainTextWriter(
    assistant.slots,
    (slot, next) => `$${toParameterName(slot)}${/[\w-]/.test(next) ? ' ' : ''}`,
  );
  const toPlatformTexts = (texts: readonly string[], entry: string) =>
    texts.map((text) => {
      const { text: shown, lost } = plain(text);
      for (const name of lost) findings.warn(entry, 'textUsesUnsupported', name);
      return shown;
    });
  const toPlatformChips = (chips: readonly string[], entry: string) =>
    chips.map((chip) => {
      const shown = shortenChip(chip);
      if (shown !== chip) findings.note(entry, 'chipShortened', String(chipMax), chip, shown);
      return shown;
    });
  const ids = new Map(intents.map(({ name }) => [name, newId()]));
  const common = { newId, toPlatformTexts, toPlatformChips, toParameterName, toEntityName };
  const writer = new AgentIntentWriter({ assistant, language, ...common });
  const others = translations.map((one) => ({ ...one, writer: new AgentIntentWriter({ ...one, ...common }) }));
  /** Writes an intent, with its words in all languages. */
  const addIntent = (
    path: string,
    write: (one: {
      readonly assistant: Assistant;
      readonly language: string;
      readonly writer: AgentIntentWriter;
    }) => JsonObject,
  ) => add(path, others.map(write).reduce(addWords, write({ assistant, language, writer })));
  const contexts = new Contexts(intents);
  const paths = new IntentFiles(intents.map(({ name }) => name));
  for (const [at, intent] of intents.entries()) {
    const own = (one: Assistant) => one.intents[at] ?? intent;
    const place = { ...contexts.link(intent, ids), isWelcome: isWelcome(intent) };
    const path = paths.getPath(intent.name);
    addIntent(`${path}.json`, (one) => one.writer.intent(own(one.assistant), place));
    for (const one of [{ assistant, language, writer }, ...others])
      add(`${path}_usersays_${one.language}.json`, one.writer.phrases(own(one.assistant)));
    const entry = `intents/${intent.name}`;
    if (intent.fallback.length > 0 && place.opens.size > 0) {
      const added = paths.add(`${intent.name} - fallback`);
      addIntent(`${added.path}.json`, (one) =>
        one.writer.fallback(added.name, place, toPlatformTexts(own(one.assistant).fallback, entry)),
      );
    }
    reportConfirmations(intent, findings);
    if (intent.samples.length === 0) findings.note(entry, 'intentWithoutSamples', intent.name);
  }
  if (!intents.some(isWelcome)) {
    const added = paths.add('Default Welcome Intent');
    addIntent(`${added.path}.json`, (one) => {
      const { texts, chips } = one.assistant.welcome;
      const messages = toMessages(toPlatformTexts(texts, 'welcome'), toPlatformChips(chips, 'welcome'), one.language);
      return one.writer.plainIntent(added.name, messages, { events: [{ name: 'WELCOME' }] });
    });
  }
  const added = paths.add('Default Fallback Intent');
  addIntent(`${added.path}.json`, (one) => {
    const { fallback } = one.assistant;
    const words = fallback.length > 0 ? fallback : [getDefaultPhrases(one.language).fallback];
    const messages = toMessages(toPlatformTexts(words, 'fallback'), [], one.language);
    return one.writer.plainIntent(added.name, messages, { fallbackIntent: true });
  });
}

/** An imported agent has its own welcome intent. */
function isWelcome({ name }: AssistantIntent) {
  return name === 'Default Welcome Intent';
}

/** The characters of a suggestion chip at most. */
const chipMax = 20;

function shortenChip(chip: string) {
  // A character outside the basic plane is not cut in two.
  return chip.length > chipMax ? chip.slice(0, chipMax).replace(/[\uD800-\uDBFF]$/, '') : chip;
}

function reportConfirmations({ name, fills, confirm }: AssistantIntent, findings: Findings) {
  const confirmed = fills.filter((fill) => fill.confirm.length > 0).map(({ slot }) => nameSlotConfirmation(name, slot));
  for (const part of confirm.length > 0 ? [name, ...confirmed] : confirmed)
    findings.warn(`prompt ${part}`, 'confirmationLeftOut', part);
}
