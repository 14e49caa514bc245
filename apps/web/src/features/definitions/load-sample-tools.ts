/** Loads the code that adds samples to intents and measures them; on demand, as the editor opens without it. */
export const loadSampleTools = () => import('./sample-tools.ts');
