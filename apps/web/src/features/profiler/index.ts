export { openStoredProfiler, openProfiler } from './open-profiler.ts';
