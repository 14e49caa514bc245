import * as fc from 'fast-check';

// Property tests draw the same values in every run, so that a failure comes from a change. TEST_SEED draws others.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 11) });
