import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';
import { exitWithError, printStatus } from './print.mjs';

/** The packages of each program, the preferred one first. Headless Chromium runs the tests with a seventh less work. */
const debianPackages = {
  chromium: ['chromium-headless-shell', 'chromium'],
  postgres: ['postgresql'],
  redis: ['redis-server'],
};

/**
 * Finds the programs that the tests run against: Chromium, PostgreSQL's server programs and Redis.
 *
 * Installs missing programs on Debian as root; elsewhere exits with a message that names the packages to install.
 *
 * @returns absolute paths: `chromium`, `postgresBin` (a folder) and `redis`.
 */
export async function findSystemPrograms() {
  let found = findInstalled();
  const missing = Object.keys(debianPackages).filter((name) => !found[name]);
  if (missing.length > 0) {
    await installOnDebian(missing);
    found = findInstalled();
    const stillMissing = Object.keys(debianPackages).filter((name) => !found[name]);
    if (stillMissing.length > 0) exitWithError(describeInstallation(stillMissing));
  }
  return { chromium: found.chromium, postgresBin: found.postgres, redis: found.redis };
}

function findInstalled() {
  return {
    chromium: findChromium(),
    postgres: findPostgres(),
    redis: process.env.REDIS_SERVER ?? findOnPath('redis-server'),
  };
}

function findChromium() {
  const fromPath = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map(findOnPath)
    .find(Boolean);
  const usualPath = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ].find((path) => existsSync(path));
  return process.env.CHROMIUM ?? fromPath ?? usualPath;
}

function findPostgres() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian)) {
    const versions = readdirSync(debian).sort((a, b) => Number(b) - Number(a));
    const bin = versions
      .map((version) => join(debian, version, 'bin'))
      .find((path) => existsSync(join(path, 'initdb')));
    if (bin) return bin;
  }
  const initdb = findOnPath('initdb');
  const homebrew = [
    '/opt/homebrew/opt/postgresql@17/bin',
    '/opt/homebrew/opt/postgresql@16/bin',
    '/usr/local/opt/postgresql@16/bin',
  ];
  return initdb ? join(initdb, '..') : homebrew.find((path) => existsSync(join(path, 'initdb')));
}

function findOnPath(program) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, program);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // Not in this folder; try the next one.
    }
  }
  return undefined;
}

async function installOnDebian(names) {
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (!isDebianRoot) return;
  printStatus(`installing ${names.join(', ')} with apt-get`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { quiet: true, env });
  const packages = await Promise.all(names.map((name) => findPackage(debianPackages[name])));
  const { code, output } = await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    quiet: true,
    env,
  });
  if (code !== 0) {
    process.stderr.write(output);
    exitWithError('apt-get could not install the programs that the tests need. See the output above.');
  }
}

/** The first of the packages that this Debian has; the last one if it has none. */
async function findPackage([name, ...others]) {
  if (others.length === 0) return name;
  const { code } = await run('apt-cache', ['show', '--quiet', name], { quiet: true });
  return code === 0 ? name : findPackage(others);
}

function describeInstallation(names) {
  const descriptions = {
    chromium: 'Chromium or Chrome (or set CHROMIUM)',
    postgres: 'PostgreSQL 15 or newer (or set POSTGRES_BIN)',
    redis: 'Redis (or set REDIS_SERVER)',
  };
  return `the tests need ${names.map((name) => descriptions[name]).join(', ')}. On Debian: apt-get install ${names
    .map((name) => debianPackages[name].at(-1))
    .join(' ')}. On a Mac: brew install postgresql@16 redis.`;
}
