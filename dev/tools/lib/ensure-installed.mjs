import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { run } from './run.mjs';
import { exitWithError, printStatus } from './print.mjs';

const packagesFolder = join(root, 'node_modules');
const stampFile = join(packagesFolder, '.cache/confab/installed');

/** Installs the dependencies if the lock file changed since the last install or nothing is installed. */
export async function ensureInstalled() {
  const fingerprintNow = fingerprint([join(root, 'package-lock.json')]);
  if (readStamp() === fingerprintNow) return;
  printStatus('installing dependencies from the lock file (about half a minute)');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code, output } = await run(
    npm,
    [...getInstallCommand(packagesFolder), '--no-audit', '--no-fund', '--loglevel=error'],
    { quiet: true, shell: process.platform === 'win32' },
  );
  if (code !== 0) {
    process.stderr.write(output);
    exitWithError('npm could not install the dependencies. See the output above, check the network and try again.');
  }
  mkdirSync(join(stampFile, '..'), { recursive: true });
  writeFileSync(stampFile, fingerprintNow);
}

/**
 * `npm ci` installs exactly what the lock file names, and refuses a lock file that does not fit. It would first remove
 * all installed packages, so if there are any, `npm install` only adds the missing ones.
 *
 * @param folder the packages; it may be missing, or an empty volume
 */
export function getInstallCommand(folder) {
  const hasPackages = existsSync(folder) && readdirSync(folder).some((name) => !name.startsWith('.'));
  return hasPackages ? ['install', '--no-save'] : ['ci'];
}

function readStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return undefined; // Nothing is installed yet.
  }
}
