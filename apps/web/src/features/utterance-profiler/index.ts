export { openUtteranceProfiler } from './open-utterance-profiler.ts';
