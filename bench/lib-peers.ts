import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isSmoke } from './harness/sizes.ts';

const folder = fileURLToPath(new URL('peers/', import.meta.url));

/**
 * Installs the peer libraries once, in the folder of the benchmarks; not for the smallest form of a benchmark, which
 * runs without peers where they are not installed.
 *
 * @returns whether they are installed
 */
export function ensurePeers(): boolean {
  const { dependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as { dependencies: object };
  if (Object.keys(dependencies).every((name) => existsSync(`${folder}node_modules/${name}`))) return true;
  if (isSmoke) {
    process.stdout.write('the peers are not installed: without them\n');
    return false;
  }
  const settings = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  execFileSync('npm', ['install', ...settings], { cwd: folder, stdio: 'inherit' });
  return true;
}
