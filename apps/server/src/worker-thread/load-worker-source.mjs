// Loads the source of the worker threads in development and tests; the bundle has the file worker-entry.js instead.
import { tsImport } from 'tsx/esm/api';

export const { runTask } = await tsImport('./worker-entry.ts', import.meta.url);
