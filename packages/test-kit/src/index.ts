export { aRow, type TestRow } from './a-row.ts';
export { countingIds, numberedId } from './counting-ids.ts';
export { createFakeClock, createTickingClock } from './fake-clock.ts';
export { createGrowthCase, createTextCase, listFailures, type GrowthCase, type InputFamily } from './growth.ts';
