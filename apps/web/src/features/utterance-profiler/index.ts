export { openStoredProfiler, openUtteranceProfiler } from './open-utterance-profiler.ts';
