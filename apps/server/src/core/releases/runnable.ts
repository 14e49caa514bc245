import {
  compile,
  compileOneProject,
  compileInSteps,
  trainAhead,
  toProjectSource,
  type OneProjectSource,
  type Program,
  type ProjectSource,
} from '@confab/dialog-engine';
import { runInSlices } from '../scheduling/run-in-slices.ts';
import { toOneSource } from '../llamas/to-llama-content.ts';
import { toProSource, type StoredItem } from './to-pro-source.ts';

/** What the engine compiles, of a project of either kind; releases and test runs keep it as JSON text. */
export type RunnableSource = ProjectSource | OneProjectSource;

/** A project's items as the engine compiles them, in the order they were given. */
export function toRunnableSource(parts: readonly StoredItem[]): RunnableSource {
  const project = parts.find(({ kind }) => kind === 'project');
  return project?.type === 'One' ? toOneSource(project, parts) : toProSource(parts);
}

export function isOneSource(source: RunnableSource): source is OneProjectSource {
  return 'llamas' in source;
}

/** Compiles a project of either kind at once. */
export function compileRunnable(source: RunnableSource): Program {
  return isOneSource(source) ? compileOneProject(source) : compile(source);
}

/**
 * Compiles a project of either kind a little at a time, and then learns ahead what is listened for in it: for whoever
 * talks to it, and must not be kept waiting by others.
 *
 * @param before a program of the same project, of which whatever has not changed is used again.
 */
export async function compileRunnableInSlices(source: RunnableSource, before?: Program): Promise<Program> {
  const program = isOneSource(source) ? compileOneProject(source) : await runInSlices(compileInSteps(source, before));
  // Nobody waits for this: what is asked for meanwhile is learned at once, and who asks for what cannot be is told then.
  runInSlices(trainAhead(program)).catch(() => undefined);
  return program;
}

/** What both kinds of project have in common: a llama is a workflow, a page a node. */
export function asProjectSource(source: RunnableSource): ProjectSource {
  return isOneSource(source) ? toProjectSource(source) : source;
}
