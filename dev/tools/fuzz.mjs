// npm run fuzz: sends drawn requests to the server, of all people and in sequences, and reports each answer that breaks a rule.
//
//   npm run fuzz                                        200,000 requests with a seed of its own
//   npm run fuzz -- --requests 200000 --seed 7          with a seed, which draws the same requests again
//   npm run fuzz -- --requests 1000 --seed 7 --episode 12    from an episode, which a find names
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { requireNode } from './lib/print.mjs';
import { run } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const program = 'apps/server/src/testing/fuzz/fuzz-command.ts';
const { code } = await run(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)]);
process.exit(code);
