import {
  notFound,
  type ProfilerMatch,
  type ProfilerResult,
  type QueryOf,
  type ResultOf,
  type profilerCalls,
} from '@confab/contracts';
import {
  chooseProgram,
  profilePage,
  profileUtterance,
  type LearnedScopes,
  type PageProfile,
  type ProfileScope,
  type Program,
  type ProjectSource,
  type UtteranceProfile,
} from '@confab/dialog-engine';
import { listLanguages } from '@confab/inputs';
import { deserialize, serialize } from 'node:v8';
import { parseDraftRows, type DraftRow } from '../../core/items/draft-rows.ts';
import {
  asProjectSource,
  compileRunnable,
  isOneSource,
  toRunnableSource,
  type RunnableSource,
} from '../../core/releases/runnable.ts';
import { defineWorkerTask } from '../../workers/worker-task.ts';

interface DraftProfileRequest extends Pick<QueryOf<typeof profilerCalls.match>, 'spokenValue' | 'type' | 'language'> {
  /** The drafts of a project. */
  readonly rows: readonly DraftRow[];
  /** The time of the utterances in milliseconds. */
  readonly now: number;
  /** The models that an earlier run has learned from the project's samples. */
  readonly learned: Uint8Array | undefined;
}

interface DraftProfile {
  readonly result: ResultOf<typeof profilerCalls.match>;
  /** The models learned so far, for the next run; undefined if they are the same as before. */
  readonly learned: Uint8Array | undefined;
}

/** A project's compiled drafts with their source. */
interface CompiledDrafts {
  readonly program: Program;
  /** For a One project, llamas are workflows and pages are nodes. */
  readonly source: ProjectSource;
}

/** Profiles utterances, one per line, against drafts in a worker thread. @throws not found, for a place outside the project */
export const profileDrafts = defineWorkerTask(
  'profileDrafts',
  ({ rows, language, type, spokenValue, now, learned }: DraftProfileRequest): DraftProfile => {
    const authored = toRunnableSource(parseDraftRows(rows));
    const { source, program } = compileInLanguage(authored, language);
    const { intents, nluSettings } = program;
    // The bytes are those that this task returned.
    if (learned) intents.addLearned(deserialize(learned) as LearnedScopes);
    const knownScopes = new Set(intents.learned.keys());
    const profile = createProfiler(isOneSource(source), type, { program, source: asProjectSource(source) }, now);
    const lines = spokenValue.split(/\r?\n/).filter((line) => line.trim() !== '');
    const results = lines.map((text) => ({ text, ...profile(text) }));
    const hasLearned = [...intents.learned.keys()].some((scope) => !knownScopes.has(scope));
    return {
      result: {
        language: program.language,
        threshold: nluSettings.threshold,
        margin: nluSettings.margin,
        results,
      },
      learned: hasLearned ? serialize(intents.learned) : undefined,
    };
  },
  { isLong: true },
);

/** Compiles a project in one of its languages, or as if it were written in another one. */
function compileInLanguage(authored: RunnableSource, language: string | undefined) {
  const { project } = authored;
  if (language === undefined || listLanguages(project.values).includes(language)) {
    const program = compileRunnable(authored);
    return { source: authored, program: language === undefined ? program : chooseProgram(program, language) };
  }
  const source = { ...authored, project: { ...project, values: { ...project.values, Language: language } } };
  return { source, program: compileRunnable(source) };
}

type Profile = (text: string) => Omit<ProfilerResult, 'text'>;

function createProfiler(isOne: boolean, where: string, drafts: CompiledDrafts, now: number): Profile {
  const { program, source } = drafts;
  if (isOne) {
    const pageId = toPage(where, drafts);
    return (text) => toPageResult(profilePage(program, text, pageId, now));
  }
  const scope = toScope(where, drafts);
  return (text) => toResult(profileUtterance(program, source, text, scope, now));
}

/** The page to profile from: a page, a llama's first page, or undefined for the start of conversations. */
function toPage(where: string, { program, source }: CompiledDrafts): string | undefined {
  const [kind, id = ''] = where.toLowerCase().split(':');
  if (kind === 'page' && source.nodes.some((one) => one.id === id)) return id;
  if (kind === 'workflow' && source.workflows.some((one) => one.id === id)) return program.workflowStarts.get(id);
  if (kind === 'project') return undefined;
  throw notFound();
}

/** The scope that `type` names. Answers not found for anything outside the project. */
function toScope(type: string, { source }: CompiledDrafts): ProfileScope {
  const [kind, id = ''] = type.toLowerCase().split(':');
  if (kind === 'workflow' && source.workflows.some((one) => one.id === id)) return { kind, id };
  if (kind === 'node' && source.nodes.some((one) => one.id === id)) return { kind, id };
  if (kind === 'project') return { kind };
  throw notFound();
}

function toResult({ matches, ...heard }: UtteranceProfile): ReturnType<Profile> {
  return { ...heard, matches: matches.map(toMatch) };
}

function toMatch({
  intentId,
  nodeId,
  words,
  slots = [],
  ...match
}: UtteranceProfile['matches'][number]): ProfilerMatch {
  return { ...match, id: intentId, listenerId: nodeId, words: [...words], slots };
}

function toPageResult({ pages, pageId, ...heard }: PageProfile): ReturnType<Profile> {
  const matches = pages.map((page): ProfilerMatch => ({
    kind: 'page',
    id: page.pageId,
    name: page.displayName,
    score: page.score,
    words: [...page.words],
    how: page.how === 'exact' ? 'exact' : 'keyword',
    slots: [],
    listenerId: page.place === 'outside' ? null : pageId,
    targetId: page.pageId,
    page: { keyword: page.keyword, how: page.how, place: page.place, distance: page.distance },
  }));
  return { ...heard, matches };
}
