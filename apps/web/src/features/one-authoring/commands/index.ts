import { lazyPart } from '../../../loading/lazy-part.tsx';

/** These commands need no part of the page, so their code is loaded after it. */
export const ProjectCommands = lazyPart(async () => (await import('./project-commands.tsx')).ProjectCommands);
