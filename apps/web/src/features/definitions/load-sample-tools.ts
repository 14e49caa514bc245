/** Loads what adds samples to intents and measures them; on demand, as the editor does not need it at first. */
export const loadSampleTools = () => import('./sample-tools.ts');
