import {
  notFound,
  type ProfilerMatch,
  type ProfilerResult,
  type QueryOf,
  type ResultOf,
  type profilerCalls,
} from '@confab/contracts';
import { profileUtterance, type ProfileScope, type UtteranceProfile } from '@confab/dialog-engine';
import type { TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { findItem } from '../items/items.repository.ts';
import { compiledDrafts, type CompiledDrafts } from './compiled-drafts.ts';

type Asked = QueryOf<typeof profilerCalls.match>;
type Profiled = ResultOf<typeof profilerCalls.match>;

/** What a project's drafts make of utterances, one a line, with the words that made it (A7.20). */
export async function profileUtterances({ db, now }: Services, teamId: TeamId, asked: Asked): Promise<Profiled> {
  const project = await findItem(db, teamId, asked.projectId);
  if (!project) throw notFound();
  const drafts = await compiledDrafts(db, project, asked.language);
  const scope = toScope(asked.type, drafts);
  const { language, understanding } = drafts.program;
  const { threshold, margin } = understanding;
  const lines = asked.spokenValue.split(/\r?\n/).filter((line) => line.trim() !== '');
  const results = lines.map((text) =>
    toResult(text, profileUtterance(drafts.program, drafts.source, text, scope, now())),
  );
  return { language, threshold, margin, results };
}

/** What `type` names has to be in the project; whatever else is not found. */
function toScope(type: string, { source }: CompiledDrafts): ProfileScope {
  const [kind, id = ''] = type.toLowerCase().split(':');
  if (kind === 'workflow' && source.workflows.some((one) => one.id === id)) return { kind, id };
  if (kind === 'node' && source.nodes.some((one) => one.id === id)) return { kind, id };
  if (kind === 'project') return { kind };
  throw notFound();
}

function toResult(text: string, { matches, ...heard }: UtteranceProfile): ProfilerResult {
  return { text, ...heard, matches: matches.map(toMatch) };
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
