import type { Program } from '@confab/dialog-engine';
import type { Db } from '../../services.ts';
import { unpack } from '../items/content.ts';
import { listWhole } from '../items/items.repository.ts';
import { parseDraft } from '../items/to-item.ts';
import { listLastVersions } from '../items/versions.repository.ts';
import { findReleaseContent } from '../publishing/releases.repository.ts';
import { prepareRunnable, toRunnable, type RunnableSource } from '../publishing/runnable.ts';

const mostPrograms = 50;

/** Compiled programs, the ones used last; a program is immutable, so all conversations share it. */
const programs = new Map<string, Program>();
const underWay = new Map<string, Promise<Program>>();

/** The program of a release, compiled once. @returns undefined when the release is gone. */
export async function programOfRelease(db: Db, releaseId: string): Promise<Program | undefined> {
  const known = recall(releaseId);
  if (known) return known;
  const content = await findReleaseContent(db, releaseId);
  if (!content) return undefined;
  // This server froze the text from a project.
  return make(releaseId, JSON.parse(unpack(content)) as RunnableSource);
}

/** The program of a project's drafts as they stand at a number. */
export async function programOfDrafts(db: Db, teamId: string, projectId: string, seq: number): Promise<Program> {
  const key = `${projectId}:draft:${seq}`;
  const known = recall(key);
  if (known) return known;
  const items = await listWhole(db, teamId, projectId);
  return make(key, toRunnable(items.map((item) => ({ ...item, values: parseDraft(item.draft) }))));
}

/** The program of a project's last saves. */
export async function programOfSaves(db: Db, teamId: string, projectId: string, seq: number): Promise<Program> {
  const key = `${projectId}:saved:${seq}`;
  const known = recall(key);
  if (known) return known;
  const saved = await listLastVersions(db, teamId, projectId);
  return make(key, toRunnable(saved.map((row) => ({ ...row, values: parseDraft(unpack(row.content)) }))));
}

function recall(key: string) {
  const program = programs.get(key);
  if (!program) return undefined;
  programs.delete(key);
  programs.set(key, program);
  return program;
}

/** Whoever asks for a program that is being compiled gets the same one. */
function make(key: string, source: RunnableSource): Promise<Program> {
  const begun = underWay.get(key) ?? compileNow(key, source).finally(() => underWay.delete(key));
  underWay.set(key, begun);
  return begun;
}

/** Of the project's intents only what has changed since it was compiled last is learned again. */
async function compileNow(key: string, source: RunnableSource) {
  const before = [...programs.values()].findLast(({ projectId }) => projectId === source.project.id);
  const program = await prepareRunnable(source, before);
  programs.set(key, program);
  const [oldest] = programs.keys();
  if (programs.size > mostPrograms && oldest !== undefined) programs.delete(oldest);
  return program;
}
