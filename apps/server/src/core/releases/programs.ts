import type { Program } from '@confab/dialog-engine';
import type { ProjectId, ReleaseId, TeamId } from '@confab/model';
import type { Db, Services } from '../../services.ts';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import { unpackInBackground } from '../versions/content.ts';
import { isSameItems, listStoredItems, loadItems, type LoadedItems, type ProjectState } from './load-items.ts';
import { parseSourceInSteps } from './parse-source.ts';
import { ProgramCache, type CachedProgram } from './program-cache.ts';
import { findReleaseContent } from './releases.repository.ts';
import { compileRunnableInSlices, startTraining, toRunnableSource, type RunnableSource } from './runnable.ts';
import type { PackedJson } from '../../db/packed-json.ts';
import type { FrozenSource } from '../../db/stored-shapes.ts';

type State = Pick<Services, 'processState'>;

/** The program cache of this process. */
export const createProgramCache = (): ProgramCache => new ProgramCache();

/** The program of a release, if it is in memory. */
export function findReleaseProgram({ processState }: State, releaseId: ReleaseId): Program | undefined {
  return processState.get(createProgramCache).find(releaseId, 0)?.program;
}

/** The program of a release, compiled and trained once. @returns undefined when the release no longer exists. */
export async function getReleaseProgram(state: State, db: Db, releaseId: ReleaseId): Promise<Program | undefined> {
  const known = findReleaseProgram(state, releaseId);
  if (known) return known;
  const program = await compileStoredRelease(state, db, releaseId);
  if (program) startTrainingRelease(state, releaseId);
  return program;
}

/**
 * Compiles a release that another stage is about to show; `startTrainingRelease` trains it once that is committed.
 *
 * @returns undefined when the release no longer exists
 */
export async function compileStoredRelease(state: State, db: Db, releaseId: ReleaseId): Promise<Program | undefined> {
  const known = findReleaseProgram(state, releaseId);
  if (known) return known;
  const content = await findReleaseContent(db, releaseId);
  return content && compileOnce(state, releaseId, () => readSource(content));
}

/** Compiles a release that is about to be stored; `startTrainingRelease` trains it once it is committed. */
export async function compileRelease(state: State, releaseId: ReleaseId, source: RunnableSource): Promise<void> {
  await compileOnce(state, releaseId, async () => source);
}

async function compileOnce({ processState }: State, releaseId: ReleaseId, load: () => Promise<RunnableSource>) {
  const cache = processState.get(createProgramCache);
  const compile = async () => {
    const source = await load();
    return { program: await compileRunnableInSlices(source, cache.findSibling(source.project.id)), seq: 0 };
  };
  return (await cache.findOrCompile(releaseId, 0, compile)).program;
}

/**
 * Starts to train the intents of a compiled release, if it is in memory. Publishing calls it after its transaction is
 * committed, so that a release that is rolled back is not trained, and does not wait for the training.
 */
export function startTrainingRelease({ processState }: State, releaseId: ReleaseId): void {
  const cache = processState.get(createProgramCache);
  const program = cache.find(releaseId, 0)?.program;
  if (program) startTraining(program, () => cache.removeExcess());
}

/** The program of a stored source, such as that of a test run, and the source itself. */
export async function getFrozenProgram(
  { processState }: State,
  key: string,
  loadContent: () => Promise<PackedJson<FrozenSource>>,
): Promise<{ readonly program: Program; readonly source: RunnableSource }> {
  const cache = processState.get(createProgramCache);
  const compile = async () => {
    const source = await readSource(await loadContent());
    return { program: await compileAndTrain(cache, source, cache.findSibling(source.project.id)), seq: 0, source };
  };
  const { program, source } = await cache.findOrCompile(`frozen ${key}`, 0, compile);
  if (!source) throw new Error('A frozen program is stored with its source.');
  return { program, source };
}

/** The program of a project's drafts or last saves that includes an event, if it is in memory. */
export function findProjectProgram({ processState }: State, place: ProgramPlace): Program | undefined {
  return processState.get(createProgramCache).find(getCacheKey(place), place.seq)?.program;
}

/** The items of a project's last saves. Values that a program in memory has already are shared with it. */
export function loadSavedItems(
  { processState }: State,
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
): Promise<LoadedItems> {
  const cache = processState.get(createProgramCache);
  return loadProjectItems(cache, db, { teamId, projectId, state: 'saved' });
}

interface ProjectPlace {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly state: ProjectState;
}

/** A program of a project that includes the event of a number. */
export interface ProgramPlace extends ProjectPlace {
  readonly seq: number;
}

/** The program of a project's drafts or last saves that includes an event. */
export async function getProjectProgram({ processState }: State, db: Db, place: ProgramPlace): Promise<Program> {
  const cache = processState.get(createProgramCache);
  const key = getCacheKey(place);
  const { seq } = place;
  const compile = async (): Promise<CachedProgram> => {
    const before = cache.findLatest(key);
    const items = await loadProjectItems(cache, db, place);
    if (before?.items && isSameItems(before.items, items)) return { program: before.program, seq, items };
    const source = toRunnableSource(listStoredItems(items));
    const previous = before?.program ?? cache.findSibling(place.projectId);
    return { program: await compileAndTrain(cache, source, previous), seq, items };
  };
  return (await cache.findOrCompile(key, seq, compile)).program;
}

function getCacheKey({ projectId, state }: ProjectPlace) {
  return `${state} ${projectId}`;
}

function loadProjectItems(cache: ProgramCache, db: Db, place: ProjectPlace): Promise<LoadedItems> {
  const before = cache.findLatest(getCacheKey(place))?.items;
  const parts = cache.findSibling(place.projectId)?.parts?.nodes;
  return loadItems(db, { ...place, before, findKnownValues: (id) => parts?.get(id)?.source.values });
}

/** Compiles a source, and then starts to train its intents. */
async function compileAndTrain(cache: ProgramCache, source: RunnableSource, previous: Program | undefined) {
  const program = await compileRunnableInSlices(source, previous);
  startTraining(program, () => cache.removeExcess());
  return program;
}

/** The source of a release that exists. */
export async function readReleaseSource(db: Db, releaseId: ReleaseId): Promise<RunnableSource> {
  const content = await findReleaseContent(db, releaseId);
  if (!content) throw new Error('The content of a release is missing.');
  return readSource(content);
}

/** Reads a frozen source. */
export async function readSource(content: PackedJson<FrozenSource>): Promise<RunnableSource> {
  return runInSlices(parseSourceInSteps(await unpackInBackground(content)));
}
