export { countingIds, numberedId } from './counting-ids.ts';
export { fakeClock, type FakeClock } from './fake-clock.ts';
export { hostileTexts, ignoreRefusals, listSteepGrowth, type InputFamily } from './growth.ts';
