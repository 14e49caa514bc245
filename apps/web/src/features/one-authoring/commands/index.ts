import { lazyPart } from '../../../loading/lazy-part.tsx';

/** The commands that need no part of the page are loaded behind it. */
export const ProjectCommands = lazyPart(async () => (await import('./project-commands.tsx')).ProjectCommands);
