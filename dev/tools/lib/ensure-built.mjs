import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { exitWithError, printStatus } from './print.mjs';

const parts = [
  {
    name: 'web client',
    folder: 'apps/web',
    result: 'dist/index.html',
    sources: ['apps/web', 'packages', 'package-lock.json'],
  },
  {
    name: 'server',
    folder: 'apps/server',
    result: 'dist/seed.tar.gz',
    afterwards: 'dist/make-seed.js',
    sources: ['apps/server', 'packages', 'package-lock.json'],
  },
];

/** Builds the parts whose sources changed since their last build. */
export async function ensureBuilt() {
  for (const part of parts) await ensurePart(part);
}

async function ensurePart({ name, folder, result, sources, afterwards }) {
  const stampFile = join(root, `node_modules/.cache/confab/built-${folder.replace('/', '-')}`);
  const fingerprintNow = fingerprint(sources.map((path) => join(root, path)));
  const isFresh =
    existsSync(join(root, folder, result)) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === fingerprintNow;
  if (isFresh) return;
  printStatus(`building the ${name}`);
  const { code, output } = await run(
    process.execPath,
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    {
      cwd: join(root, folder),
      quiet: true,
    },
  );
  if (code !== 0) {
    process.stderr.write(output);
    exitWithError(`building the ${name} failed. See the output above.`);
  }
  if (afterwards) await finishWith(join(root, folder, afterwards), name);
  mkdirSync(join(stampFile, '..'), { recursive: true });
  writeFileSync(stampFile, fingerprintNow);
}

/** Runs the last step of a build, a program that the build produced. */
async function finishWith(program, name) {
  const { code, output } = await run(process.execPath, [program], { quiet: true });
  if (code === 0) return;
  process.stderr.write(output);
  exitWithError(`the last step of building the ${name} failed. See the output above.`);
}
