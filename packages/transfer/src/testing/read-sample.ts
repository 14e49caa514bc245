import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Files } from '../document.ts';

const samples = join(import.meta.dirname, '../../samples');

/** Reads a sample package as texts by path. */
export function readSample(name: 'alexa-pizza' | 'dialogflow-pizza'): Files {
  const folder = join(samples, name);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]));
}
