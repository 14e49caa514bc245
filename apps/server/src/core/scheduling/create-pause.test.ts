import { setImmediate as comeBack } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPause } from './create-pause.ts';

test('a long loop with pauses lets other work run in between (issue 11.2)', async () => {
  let turns = 0;
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      turns += 1;
      await comeBack();
    }
  })();
  const pause = createPause();
  for (let count = 0; count < 40; count += 1) {
    for (const end = performance.now() + 2; performance.now() < end;);
    await pause();
  }
  isDone = true;
  await others;
  expect(turns).toBeGreaterThan(2);
});
