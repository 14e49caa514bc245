import { growthCases as server } from '../apps/server/src/testing/growth/growth-cases.ts';
import { growthCases as web } from '../apps/web/src/testing/growth-cases.ts';
import { growthCases as engine } from '../packages/dialog-engine/src/testing/growth-cases.ts';
import { growthCases as inputs } from '../packages/inputs/src/testing/growth-cases.ts';
import { growthCases as testCases } from '../packages/test-cases/src/testing/growth-cases.ts';
import { growthCases as transfer } from '../packages/transfer/src/testing/growth-cases.ts';
import { findSteepestGrowth, growthMax } from './lib-growth.ts';

// Every function that takes apart a text or a file of somebody else, with hostile inputs of a size and of twice the size:
// how many times longer the second takes, for the input with which it grows most. Linear time is about 2.

const workspaces = { server, web, engine, inputs, 'test cases': testCases, transfer };
let steep = 0;
for (const [workspace, cases] of Object.entries(workspaces)) {
  for (const each of cases) {
    const { family, growth } = findSteepestGrowth(each);
    if (growth > growthMax) steep += 1;
    const verdict = growth > growthMax ? 'TOO STEEP' : 'ok';
    process.stdout.write(
      `${workspace.padEnd(12)}${each.name.padEnd(48)}${growth.toFixed(1).padStart(6)} × ${verdict.padEnd(11)}${growth > 1 ? family : ''}\n`,
    );
  }
}
process.stdout.write(`${steep} functions grow by more than ${growthMax} × when the input doubles\n`);
