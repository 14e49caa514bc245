import type { ProjectId, ReleaseId, TeamId } from '@confab/model';
import type { Program } from '@confab/dialog-engine';
import type { Db } from '../../services.ts';
import { unpack } from '../versions/content.ts';
import { listItems } from '../items/items.repository.ts';
import { parseDraft } from '../items/to-item.ts';
import { listLastVersions } from '../versions/versions.repository.ts';
import { findReleaseContent } from './releases.repository.ts';
import { compileRunnableInSlices, toRunnableSource, type RunnableSource } from './runnable.ts';

const cachedProgramsMax = 50;

/** Compiled programs, the ones used last; a program is immutable, so all conversations share it. */
const programs = new Map<string, Program>();
const pendingPrograms = new Map<string, Promise<Program>>();

/** The program of a release, compiled once. @returns undefined when the release is gone. */
export async function getReleaseProgram(db: Db, releaseId: ReleaseId): Promise<Program | undefined> {
  const known = findCachedProgram(releaseId);
  if (known) return known;
  const content = await findReleaseContent(db, releaseId);
  if (!content) return undefined;
  // This server froze the text from a project.
  return compileShared(releaseId, JSON.parse(unpack(content)) as RunnableSource);
}

/** The program of a project's drafts as they stand at a number. */
export async function getDraftProgram(db: Db, teamId: TeamId, projectId: ProjectId, seq: number): Promise<Program> {
  const key = `${projectId}:draft:${seq}`;
  const known = findCachedProgram(key);
  if (known) return known;
  const items = await listItems(db, teamId, projectId);
  return compileShared(key, toRunnableSource(items.map((item) => ({ ...item, values: parseDraft(item.draft) }))));
}

/** The program of a project's last saves. */
export async function getSavedProgram(db: Db, teamId: TeamId, projectId: ProjectId, seq: number): Promise<Program> {
  const key = `${projectId}:saved:${seq}`;
  const known = findCachedProgram(key);
  if (known) return known;
  const saved = await listLastVersions(db, teamId, projectId);
  return compileShared(
    key,
    toRunnableSource(saved.map((row) => ({ ...row, values: parseDraft(unpack(row.content)) }))),
  );
}

function findCachedProgram(key: string) {
  const program = programs.get(key);
  if (!program) return undefined;
  programs.delete(key);
  programs.set(key, program);
  return program;
}

/** Whoever asks for a program that is being compiled gets the same one. */
function compileShared(key: string, source: RunnableSource): Promise<Program> {
  const begun = pendingPrograms.get(key) ?? compileProgram(key, source).finally(() => pendingPrograms.delete(key));
  pendingPrograms.set(key, begun);
  return begun;
}

/** Of the project's intents only what has changed since it was compiled last is learned again. */
async function compileProgram(key: string, source: RunnableSource) {
  const before = [...programs.values()].findLast(({ projectId }) => projectId === source.project.id);
  const program = await compileRunnableInSlices(source, before);
  programs.set(key, program);
  const [oldest] = programs.keys();
  if (programs.size > cachedProgramsMax && oldest !== undefined) programs.delete(oldest);
  return program;
}
