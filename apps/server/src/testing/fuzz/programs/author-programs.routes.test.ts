import { expect, test } from 'vitest';
import { setUpServer } from '../../set-up-server.ts';
import { runPrograms } from './run-programs.ts';

const { app } = setUpServer();

/** `npm run fuzz` runs 150. */
const count = 10;
const seed = Number(process.env.TEST_SEED ?? 11);

test('every turn of a drawn program ends within its limits, with the message for errors if it was stopped, and others are answered (SIM-5)', async () => {
  const { findings, turns, stopped, programs } = await runPrograms(app, { count, seed });
  expect({ seed, findings }).toEqual({ seed, findings: [] });
  // A run in which no turn is stopped would not test the limits.
  expect({ programs, isLong: turns >= count * 3, isStopped: stopped > 0 }).toEqual({
    programs: count,
    isLong: true,
    isStopped: true,
  });
}, 600_000);
