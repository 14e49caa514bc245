// npm run fuzz: sends drawn requests to the server, of all people and in sequences, and reports each answer that breaks
// a rule.
//
//   npm run fuzz                                        200,000 requests with a seed of its own
//   npm run fuzz -- --requests 200000 --seed 7          with a seed, which draws the same requests again
//   npm run fuzz -- --requests 1000 --seed 7 --episode 12    from an episode, whose number a reported fault has
//   npm run fuzz -- --requests 500 --programs 1000      more programs of authors, which are published and talked to after the requests
//   npm run fuzz -- properties                          all property tests instead, with a seed of their own
//   npm run fuzz -- together --edits 7000               two authors of one project instead, who edit it at the same time
import { randomInt } from 'node:crypto';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { printStatus, requireNode } from './lib/print.mjs';
import { run, runTool } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const words = process.argv.slice(2);
const { code } = await chooseRun()();
process.exit(code);

function chooseRun() {
  if (words.includes('properties')) return runProperties;
  return words.includes('together') ? runTogether : runRequests;
}

function runRequests() {
  return run(process.execPath, ['--import', 'tsx', 'apps/server/src/testing/fuzz/fuzz-command.ts', ...words]);
}

function drawSeed(who) {
  const seed = process.env.TEST_SEED ?? String(randomInt(1_000_000));
  printStatus(`${who} draw from seed ${seed} (TEST_SEED)`);
  return seed;
}

function runTogether() {
  const seed = drawSeed('two authors');
  const edits = words[words.indexOf('--edits') + 1] ?? '';
  const env = { TEST_SEED: seed, TOGETHER_EDITS: /^\d+$/.test(edits) ? edits : '7000' };
  return runTool('vitest/vitest.mjs', ['run', '--project=routes', 'e2e/sessions'], { env });
}

function runProperties() {
  const seed = drawSeed('property tests');
  const projects = ['rules', 'server', 'web'].map((name) => `--project=${name}`);
  return runTool('vitest/vitest.mjs', ['run', ...projects, '--reporter=dot'], { env: { TEST_SEED: seed } });
}
