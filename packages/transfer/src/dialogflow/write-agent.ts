import type { JsonObject, JsonValue } from '@confab/model';
import type { Assistant, AssistantIntent, AssistantList } from '../assistant.ts';
import type { Files, ProjectDocument } from '../document.ts';
import { createPlainTextWriter } from '../extract/plain-text.ts';
import { extractLanguages } from '../extract/extract-languages.ts';
import { createFindings, type Findings } from '../finding.ts';
import type { WrittenPackage } from '../alexa/write-skill-package.ts';
import { agentFormat } from '../original/agent-format.ts';
import { chooseExportLanguage, readImportedPackage } from '../original/imported-package.ts';
import { reportOutdated, restoreOriginal } from '../original/keep-original.ts';
import { reportExport } from '../report/report-export.ts';
import { toSortedJson } from '../sorted-json.ts';
import { getDefaultPhrases } from '../default-phrases.ts';
import { checkMedia, dialogflowLimits } from '../media/check-media.ts';
import { noMedia, type PackageMedia } from '../media/package-media.ts';
import { addPictures } from './add-pictures.ts';
import { toEntityName } from './entity-name.ts';
import { Contexts } from './contexts.ts';
import { toIntentPath } from './intent-path.ts';
import { addWords } from './add-words.ts';
import { AgentIntentWriter, toMessages } from './write-intent.ts';

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
  const { files, outdated } = restoreOriginal(composed, document.project, agentFormat);
  reportOutdated(outdated, findings);
  const found = findings.list();
  const pictured = addPictures(files, assistant.intents, media);
  return { files: pictured, findings: found, report: reportExport(document, assistant, found, []), mediaLost };
}

/** Writes a project as an agent, without what only the package had that it was imported from. */
export function composeAgent(
  { project }: Pick<ProjectDocument, 'project'>,
  assistant: Assistant,
  findings: Findings,
  newId: () => string,
): Files {
  const original = readImportedPackage(project, 'Dialogflow');
  const language = chooseExportLanguage(original, assistant.language, (own) => own);
  const toParameterName = (slot: string) => original?.names.get(slot) ?? slot.replaceAll(/[^A-Za-z0-9_-]+/g, '_');
  const files = new Map<string, string>();
  const add = (path: string, value: JsonValue) => files.set(path, toSortedJson(value));
  add('package.json', { version: '1.0.0' });
  const translations = (assistant.translations ?? []).map((one): LocalisedAssistant => ({
    assistant: one,
    language: chooseExportLanguage(original, one.language, (own) => own),
  }));
  add('agent.json', createAgentJson(assistant, language, translations));
  findings.note('agent.json', 'setAgentWebhook');
  for (const list of listEntities(assistant)) addList(list, language, newId, add, findings);
  for (const translation of translations)
    for (const list of listEntities(translation.assistant)) addEntries(list, translation.language, add);
  addIntents({ assistant, language, translations, newId, add, findings, toParameterName });
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
}

function addIntents({ assistant, language, translations, newId, add, findings, toParameterName }: AgentWriting) {
  const { intents } = assistant;
  const plain = createPlainTextWriter(assistant.slots, (slot) => `$${toParameterName(slot)}`);
  const toPlatformTexts = (texts: readonly string[], entry: string) =>
    texts.map((text) => {
      const { text: shown, lost } = plain(text);
      for (const name of lost) findings.warn(entry, 'textUsesUnsupported', name);
      return shown;
    });
  const ids = new Map(intents.map(({ name }) => [name, newId()]));
  const common = { newId, toPlatformTexts, toParameterName };
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
  const welcomes = intents.filter(isWelcome);
  const contexts = new Contexts(intents);
  for (const [at, intent] of intents.entries()) {
    const own = (one: Assistant) => one.intents[at] ?? intent;
    const place = { ...contexts.link(intent, ids), isWelcome: isWelcome(intent) };
    const path = toIntentPath(intent.name);
    addIntent(`${path}.json`, (one) => one.writer.intent(own(one.assistant), place));
    for (const one of [{ assistant, language, writer }, ...others])
      add(`${path}_usersays_${one.language}.json`, one.writer.phrases(own(one.assistant)));
    if (intent.fallback.length > 0 && place.opens.length > 0)
      addIntent(`${path} - fallback.json`, (one) =>
        one.writer.fallback(`${intent.name} - fallback`, place, toPlatformTexts(own(one.assistant).fallback, path)),
      );
    if (intent.samples.length === 0) findings.note(path, 'intentWithoutSamples', intent.name);
  }
  if (welcomes.length === 0)
    addIntent('intents/Default Welcome Intent.json', (one) => {
      const { texts, chips } = one.assistant.welcome;
      const messages = toMessages(toPlatformTexts(texts, 'welcome'), chips, one.language);
      return one.writer.plainIntent('Default Welcome Intent', messages, { events: [{ name: 'WELCOME' }] });
    });
  addIntent('intents/Default Fallback Intent.json', (one) => {
    const { fallback } = one.assistant;
    const words = fallback.length > 0 ? fallback : [getDefaultPhrases(one.language).fallback];
    const messages = toMessages(toPlatformTexts(words, 'fallback'), [], one.language);
    return one.writer.plainIntent('Default Fallback Intent', messages, { fallbackIntent: true });
  });
}

/** An imported agent has its own welcome intent. */
function isWelcome({ name }: AssistantIntent) {
  return name === 'Default Welcome Intent';
}

function listEntities({ lists: own, slots, language }: Assistant): readonly AssistantList[] {
  if (!slots.some(({ type }) => type === 'yesNo')) return own;
  const { yes, no } = getDefaultPhrases(language);
  const value = ([first = '', ...synonyms]: readonly string[]) => ({ value: first, synonyms });
  return [...own, { name: 'yesNo', isOpen: false, values: [value(yes), value(no)] }];
}

function addList(
  { name, isOpen, values }: AssistantList,
  language: string,
  newId: () => string,
  add: Add,
  findings: Findings,
) {
  const changed = values.flatMap(({ synonyms }) => synonyms).filter((word) => toPlainWord(word) !== word);
  for (const word of changed) findings.note(`entities/${name}`, 'synonymChanged', word, toPlainWord(word));
  add(`entities/${toEntityName(name)}.json`, {
    id: newId(),
    name: toEntityName(name),
    isOverridable: true,
    isEnum: false,
    isRegexp: false,
    automatedExpansion: isOpen,
    allowFuzzyExtraction: false,
  });
  addEntries({ name, values }, language, add);
}

/** Writes the values of an entity in one language. */
function addEntries({ name, values }: Pick<AssistantList, 'name' | 'values'>, language: string, add: Add) {
  add(
    `entities/${toEntityName(name)}_entries_${language}.json`,
    values.map(({ value, synonyms }) => ({
      value,
      synonyms: [...new Set([toPlainWord(value), ...synonyms.map(toPlainWord)])].filter((word) => word !== ''),
    })),
  );
}

/** A word without the signs that the platform refuses. */
function toPlainWord(word: string): string {
  return word
    .replaceAll(/[^\p{L}\p{N}\s'_-]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
