import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { exitWithError, printStatus } from './print.mjs';

const stampFile = join(root, 'node_modules/.cache/confab/installed');

/** Installs the dependencies if the lock file changed since the last install or nothing is installed. */
export async function ensureInstalled() {
  const fingerprintNow = fingerprint([join(root, 'package-lock.json')]);
  if (readStamp() === fingerprintNow) return;
  printStatus('installing dependencies from the lock file (about half a minute)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // `npm ci` rejects lock files that lack the optional binaries of other systems.
  const { code, output } = await run(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    quiet: true,
    shell: process.platform === 'win32',
  });
  if (code !== 0) {
    process.stderr.write(output);
    exitWithError('npm could not install the dependencies. See the output above, check the network and try again.');
  }
  mkdirSync(join(stampFile, '..'), { recursive: true });
  writeFileSync(stampFile, fingerprintNow);
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined; // Nothing is installed yet.
  }
}
