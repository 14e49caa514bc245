import {
  compile,
  compileOneProject,
  compileOneProjectInSteps,
  compileInSteps,
  trainAhead,
  toProjectSource,
  type OneProjectSource,
  type Program,
  type ProjectSource,
} from '@confab/dialog-engine';
import { runInSlices } from '../../scheduling/run-in-slices.ts';
import { toOneSource } from '../llamas/to-llama-content.ts';
import { toProSource, type StoredItem } from './to-pro-source.ts';

/** The engine's source of a Pro or One project. Releases and test runs store it as JSON text. */
export type RunnableSource = ProjectSource | OneProjectSource;

/** Converts a project's items to the engine's source, in the given order. */
export function toRunnableSource(parts: readonly StoredItem[]): RunnableSource {
  const project = parts.find(({ kind }) => kind === 'project');
  return project?.type === 'One' ? toOneSource(project, parts) : toProSource(parts);
}

export function isOneSource(source: RunnableSource): source is OneProjectSource {
  return 'llamas' in source;
}

/** Compiles a Pro or One project without a pause. */
export function compileRunnable(source: RunnableSource): Program {
  return isOneSource(source) ? compileOneProject(source) : compile(source);
}

/**
 * Compiles a Pro or One project in slices, so that conversations of others are not blocked.
 *
 * @param previous an earlier program of the same project; its unchanged parts are reused
 */
export function compileRunnableInSlices(source: RunnableSource, previous?: Program): Promise<Program> {
  return runInSlices(
    isOneSource(source) ? compileOneProjectInSteps(source, previous) : compileInSteps(source, previous),
  );
}

/**
 * Starts to train the intents of a program in slices. An intent that is needed earlier is trained on demand, which also
 * reports the error.
 *
 * @param onTrained called when the intents are trained, which takes more memory
 */
export function startTraining(program: Program, onTrained: () => void): void {
  runInSlices(trainAhead(program)).then(onTrained, () => undefined);
}

/** Views either source as a Pro project: a llama is a workflow, a page a node. */
export function asProjectSource(source: RunnableSource): ProjectSource {
  return isOneSource(source) ? toProjectSource(source) : source;
}
