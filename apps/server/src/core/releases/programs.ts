import type { ProjectId, ReleaseId, TeamId } from '@confab/model';
import type { Program } from '@confab/dialog-engine';
import type { Db, Services } from '../../services.ts';
import { unpack } from '../versions/content.ts';
import { listItems } from '../items/items.repository.ts';
import { parseDraft } from '../items/to-item.ts';
import { listLastVersions } from '../versions/versions.repository.ts';
import { findReleaseContent } from './releases.repository.ts';
import { compileRunnableInSlices, toRunnableSource, type RunnableSource } from './runnable.ts';

const cachedProgramsMax = 50;

/** The programs of this process by their keys. A program is immutable, so all conversations share it. */
interface ProgramCache {
  /** The compiled programs, least recently used first. */
  readonly compiled: Map<string, Program>;
  /** The programs that are being compiled. */
  readonly pending: Map<string, Promise<Program>>;
}

const createProgramCache = (): ProgramCache => ({ compiled: new Map(), pending: new Map() });

type State = Pick<Services, 'processState'>;

/** The program of a release, compiled once. @returns undefined when the release no longer exists. */
export async function getReleaseProgram(
  { processState }: State,
  db: Db,
  releaseId: ReleaseId,
): Promise<Program | undefined> {
  const cache = processState.get(createProgramCache);
  const known = findCachedProgram(cache, releaseId);
  if (known) return known;
  const content = await findReleaseContent(db, releaseId);
  if (!content) return undefined;
  // This server froze the text from a project.
  return compileShared(cache, releaseId, JSON.parse(unpack(content)) as RunnableSource);
}

/** The program of a project's drafts at an event number. */
export async function getDraftProgram(
  { processState }: State,
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
  seq: number,
): Promise<Program> {
  const cache = processState.get(createProgramCache);
  const key = `${projectId}:draft:${seq}`;
  const known = findCachedProgram(cache, key);
  if (known) return known;
  const items = await listItems(db, teamId, projectId);
  return compileShared(
    cache,
    key,
    toRunnableSource(items.map((item) => ({ ...item, values: parseDraft(item.draft) }))),
  );
}

/** The program of a project's last saves. */
export async function getSavedProgram(
  { processState }: State,
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
  seq: number,
): Promise<Program> {
  const cache = processState.get(createProgramCache);
  const key = `${projectId}:saved:${seq}`;
  const known = findCachedProgram(cache, key);
  if (known) return known;
  const saved = await listLastVersions(db, teamId, projectId);
  return compileShared(
    cache,
    key,
    toRunnableSource(saved.map((row) => ({ ...row, values: parseDraft(unpack(row.content)) }))),
  );
}

function findCachedProgram({ compiled }: ProgramCache, key: string) {
  const program = compiled.get(key);
  if (!program) return undefined;
  compiled.delete(key);
  compiled.set(key, program);
  return program;
}

/** Compiles a program once, even if several callers request it at the same time. */
function compileShared(cache: ProgramCache, key: string, source: RunnableSource): Promise<Program> {
  const { pending } = cache;
  const begun = pending.get(key) ?? compileProgram(cache, key, source).finally(() => pending.delete(key));
  pending.set(key, begun);
  return begun;
}

/** Compiles a program; only intents that have changed since the project was last compiled are trained again. */
async function compileProgram({ compiled }: ProgramCache, key: string, source: RunnableSource) {
  const before = [...compiled.values()].findLast(({ projectId }) => projectId === source.project.id);
  const program = await compileRunnableInSlices(source, before);
  compiled.set(key, program);
  const [oldest] = compiled.keys();
  if (compiled.size > cachedProgramsMax && oldest !== undefined) compiled.delete(oldest);
  return program;
}
