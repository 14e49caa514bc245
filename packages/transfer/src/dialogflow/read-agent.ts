import { emptyAnswer, type Assistant } from '../assistant.ts';
import { addLanguageFindings } from '../build/add-language-findings.ts';
import { buildLanguages } from '../build/build-languages.ts';
import { extractLanguages } from '../extract/extract-languages.ts';
import type { Files, ProjectDocument } from '../document.ts';
import { createFindings, type Findings } from '../finding.ts';
import { agentFormat } from '../original/agent-format.ts';
import { keepOriginal } from '../original/keep-original.ts';
import type { TransferReport } from '../report/report.ts';
import { at, readJsonObject, textAt, textsAt } from '../read-json.ts';
import { isSupportedLanguage, getDefaultPhrases, toProjectLanguage } from '../default-phrases.ts';
import { agentEntry, findFileTag, getFileTag, listUnread, readEntities, readIntents } from './agent-files.ts';
import { linkFollowUps } from './link-follow-ups.ts';
import { AgentSlots, readLists } from './read-agent-slots.ts';
import { readAgentIntents, type AgentIntent } from './read-intents.ts';
import { composeAgent } from './write-agent.ts';

/** Whether the files are an agent, at the root or inside one folder. */
export function isAgent(files: Files): boolean {
  return files.has(agentEntry) || findWrappingFolder(files) !== undefined;
}

export interface ReadAgent {
  readonly document?: ProjectDocument;
  readonly report?: TransferReport;
  readonly languages: readonly string[];
  readonly language: string;
}

interface ReadAgentOptions {
  readonly newId: () => string;
  readonly language?: string | undefined;
  readonly undecodable?: readonly string[] | undefined;
}

/** Reads a Dialogflow ES agent; its language is the one asked for, or its own. Keys and service addresses are not imported. */
export function readAgent(
  files: Files,
  findings: Findings,
  { newId, language: requestedLanguage, undecodable = [] }: ReadAgentOptions,
): ReadAgent {
  const folder = findWrappingFolder(files);
  if (!files.has(agentEntry) && folder !== undefined) {
    findings.error(folder, 'agentInsideFolder', folder);
    return { languages: [], language: '' };
  }
  const agent = readJsonObject(files.get(agentEntry) ?? '', agentEntry, findings);
  const own = textAt(agent, 'language') || 'en';
  const languages = [...new Set([own, ...textsAt(agent, 'supportedLanguages')])];
  const language = requestedLanguage !== undefined && languages.includes(requestedLanguage) ? requestedLanguage : own;
  reportOmissions(agent, findings);
  const others = chooseTranslations(languages, language);
  const read = new Set([language, ...others].map((one) => findFileTag(files, one)));
  const left = languages.filter(
    (one) => one !== language && !others.includes(one) && !read.has(findFileTag(files, one)),
  );
  if (left.length > 0) findings.note(agentEntry, 'otherLanguagesNotImported', language, left.join(', '));
  if (!isSupportedLanguage(language)) findings.warn(agentEntry, 'agentLanguageUnsupported', language);
  const { assistant, slots } = readAssistant(files, findings, findFileTag(files, language));
  const translations = others.map((other) => {
    const own = createFindings();
    const tag = findFileTag(files, other);
    const translation = readAssistant(files, own, tag, slots).assistant;
    addLanguageFindings(findings, {
      language: other,
      found: own.list(),
      namesLanguage: (entry) => getFileTag(entry) === tag,
      toFirstEntry: (entry) => entry,
    });
    return translation;
  });
  const document = buildLanguages(
    { ...assistant, name: textAt(agent, 'displayName') || 'Agent', description: textAt(agent, 'description') },
    translations,
    newId,
    findings,
  );
  const kept = findings.hasErrors()
    ? { document }
    : keepOriginal(document, {
        files,
        unread: [...listUnread(files), ...undecodable],
        format: agentFormat,
        language: assistant.language,
        names: slots.originalNames(),
        write: (own) => composeAgent(own, extractLanguages(own, createFindings()), createFindings(), newId),
      });
  return { ...kept, languages, language };
}

/** The further languages of a project: the first tag of each language that assistants speak. */
function chooseTranslations(tags: readonly string[], own: string): readonly string[] {
  const known = new Set([toProjectLanguage(own)]);
  return tags.filter((tag) => {
    const language = toProjectLanguage(tag);
    const isNew = isSupportedLanguage(tag) && !known.has(language);
    known.add(language);
    return isNew;
  });
}

interface AgentReading {
  readonly assistant: Assistant;
  readonly slots: AgentSlots;
}

/** Reads the assistant of one language. `first` has the slots of the first language. */
function readAssistant(files: Files, findings: Findings, language: string, first?: AgentSlots): AgentReading {
  const lists = readLists(readEntities(files, language, findings), findings);
  const slots = new AgentSlots(lists, language, findings, first);
  const all = readAgentIntents(readIntents(files, language, findings), { slots, language, findings });
  const intents = all.filter(({ isFallback }) => !isFallback);
  const fallbacks = all.filter(({ isFallback }) => isFallback);
  if (intents.length === 0) findings.error('intents', 'agentHasNoIntents');
  const greeting = intents.find(({ isWelcome }) => isWelcome)?.answer ?? emptyAnswer;
  const phrases = getDefaultPhrases(language);
  const linked = linkFollowUps(removeDuplicates(intents, findings), intents, fallbacks, findings);
  const staysOpen = linked.some(({ openTurns }) => openTurns !== undefined);
  const assistant = {
    name: '',
    description: '',
    notes: '',
    language,
    welcome:
      greeting.texts.length > 0 && greeting.isPlaceholder !== true
        ? greeting
        : { texts: [phrases.question], chips: [] },
    isWelcomeAsking: true,
    // An agent waits silently after an answer; without a screen, the visitor would not notice.
    // A yes or a no may still be for an earlier answer, so nothing asks for another one then.
    question: { texts: [staysOpen ? phrases.whatElse : phrases.anythingElse], chips: [] },
    fallback: fallbacks.filter(({ needs }) => needs.length === 0).flatMap(({ answer }) => answer.texts),
    intents: linked,
    slots: slots.slots(),
    lists,
  };
  return { assistant, slots };
}

function removeDuplicates(intents: readonly AgentIntent[], findings: Findings): readonly AgentIntent[] {
  const names = new Set<string>();
  return intents.filter(({ name, entry }) => {
    if (names.has(name)) findings.warn(entry, 'intentNamedTwice', name);
    return names.size < names.add(name).size;
  });
}

function reportOmissions(agent: ReturnType<typeof readJsonObject>, findings: Findings) {
  const webhook = at(agent, 'webhook');
  if (textAt(agent, 'secondaryKey') !== '' || textAt(agent, 'primaryKey') !== '' || textAt(webhook, 'url') !== '')
    findings.note(agentEntry, 'agentKeysNotImported');
  if (textsAt(agent, 'enabledKnowledgeBaseNames').length > 0) findings.warn(agentEntry, 'knowledgeNotImported');
}

/** Returns the folder that contains the agent, if there is one. */
function findWrappingFolder(files: Files): string | undefined {
  const entry = [...files.keys()].find((path) => path.endsWith(`/${agentEntry}`) && path.split('/').length === 2);
  return entry?.slice(0, -agentEntry.length);
}
