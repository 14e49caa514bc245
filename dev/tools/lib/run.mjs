import { spawn } from 'node:child_process';
import { root } from './paths.mjs';

const children = new Set();
process.on('exit', () => children.forEach((child) => child.kill()));

/**
 * Runs a program in the project's root and waits for it.
 *
 * @returns its exit code, 1 when a signal ended it, and what it printed when `quiet`.
 */
export function run(command, args, { quiet = false, env = {}, cwd = root, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      ...options,
    });
    children.add(child);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    // The last of the output can arrive after the exit.
    child.on('close', (code) => {
      children.delete(child);
      resolve({ code: code ?? 1, output });
    });
  });
}

/** Runs a tool that is installed in the project, by its script, so that no shim or shell is needed. */
export function runTool(script, args, options) {
  return run(process.execPath, [`node_modules/${script}`, ...args], options);
}
