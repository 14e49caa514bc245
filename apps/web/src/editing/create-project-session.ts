import type { ProjectSession, ProjectSessionOptions } from './types.ts';

/** Opens a project for editing. Call `load()` next; until it is done the status says 'loading'. */
export function createProjectSession(_options: ProjectSessionOptions): ProjectSession {
  throw new Error('Not built yet');
}
