import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('peers/', import.meta.url));

/** Installs the peer libraries once, in the folder of the benchmarks. */
export function ensurePeers(): void {
  const { dependencies } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8')) as { dependencies: object };
  if (Object.keys(dependencies).every((name) => existsSync(`${folder}node_modules/${name}`))) return;
  const settings = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--loglevel=error'];
  execFileSync('npm', ['install', ...settings], { cwd: folder, stdio: 'inherit' });
}
