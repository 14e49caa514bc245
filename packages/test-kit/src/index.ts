export { aResponse } from './a-response.ts';
export { aRow, type TestRow } from './a-row.ts';
export { countingIds, numberedId } from './counting-ids.ts';
export { createCounts } from './create-counts.ts';
export { displayTypes } from './display-types.ts';
export { createFakeClock, createTickingClock } from './fake-clock.ts';
export { createGrowthCase, createTextCase, listFailures, type GrowthCase, type InputFamily } from './growth.ts';
export { visitor } from './visitor.ts';
export { listCalls } from './list-calls.ts';
