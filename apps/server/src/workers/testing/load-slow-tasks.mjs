// Loads the threads of worker-pool.test.ts.
import { tsImport } from 'tsx/esm/api';

export const { runTask } = await tsImport('./slow-tasks.ts', import.meta.url);
