import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { giveUp, say } from './say.mjs';

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

/** Builds what is older than its sources. */
export async function ensureBuilt() {
  for (const part of parts) await ensurePart(part);
}

async function ensurePart({ name, folder, result, sources, afterwards }) {
  const stampFile = join(root, `node_modules/.cache/confab/built-${folder.replace('/', '-')}`);
  const wanted = fingerprint(sources.map((path) => join(root, path)));
  const isFresh =
    existsSync(join(root, folder, result)) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted;
  if (isFresh) return;
  say(`building the ${name}`);
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
    giveUp(`the ${name} could not be built; the lines above say why.`);
  }
  if (afterwards) await finishWith(join(root, folder, afterwards), name);
  mkdirSync(join(stampFile, '..'), { recursive: true });
  writeFileSync(stampFile, wanted);
}

/** A last step of a build, run from what was built. */
async function finishWith(program, name) {
  const { code, output } = await run(process.execPath, [program], { quiet: true });
  if (code === 0) return;
  process.stderr.write(output);
  giveUp(`the last step of building the ${name} failed; the lines above say why.`);
}
