import {
  notFound,
  type ProfilerMatch,
  type ProfilerResult,
  type QueryOf,
  type ResultOf,
  type profilerCalls,
} from '@confab/contracts';
import {
  profilePage,
  profileUtterance,
  type PageProfile,
  type ProfileScope,
  type UtteranceProfile,
} from '@confab/dialog-engine';
import type { TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { compileDrafts, type CompiledDrafts } from './compile-drafts.ts';

type ProfileRequest = QueryOf<typeof profilerCalls.match>;
type ProfileResult = ResultOf<typeof profilerCalls.match>;

/** Profiles utterances, one per line, against a project's drafts, with the words that matched (A7.20). */
export async function profileUtterances(
  services: Services,
  teamId: TeamId,
  request: ProfileRequest,
): Promise<ProfileResult> {
  const { db, now } = services;
  const project = await findItem(db, teamId, request.projectId);
  if (!project) throw notFound();
  const drafts = await compileDrafts(services, project, request.language);
  const profile = createProfiler(project.type, request.type, drafts, now());
  const { language, nluSettings: understanding } = drafts.program;
  const { threshold, margin } = understanding;
  const lines = request.spokenValue.split(/\r?\n/).filter((line) => line.trim() !== '');
  return { language, threshold, margin, results: lines.map((text) => ({ text, ...profile(text) })) };
}

type Profile = (text: string) => Omit<ProfilerResult, 'text'>;

function createProfiler(projectType: string, where: string, drafts: CompiledDrafts, now: number): Profile {
  const { program, source } = drafts;
  if (projectType === 'One') {
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
