import { lazyPart } from '../../../loading/lazy-part.tsx';

/** Offers the commands of the editor in the command palette once their code has been loaded. */
export const EditorCommands = lazyPart(async () => (await import('./editor-commands.tsx')).EditorCommands);
