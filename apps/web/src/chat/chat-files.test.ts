import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileGroups } from '../../file-groups.ts';

const folder = import.meta.dirname;
/** An import that is there when the program runs: one of types alone is not, and one on demand comes later. */
const runtimeImport = /^(?:import|export) (?!type )[^;]*?from '(\.[^']*\.tsx?)';/gms;

/** The modules that the chat page starts with. */
function listFirstModules(): readonly string[] {
  const modules = new Set([join(folder, 'main.tsx')]);
  for (const module of modules) {
    const imports = readFileSync(module, 'utf8').matchAll(runtimeImport);
    for (const [, path = ''] of imports) modules.add(join(module, '..', path));
  }
  return [...modules];
}

test('what the chat page starts with is built into files that do not start the other pages', () => {
  const modules = listFirstModules();
  const groupOf = (path: string) => fileGroups.find((group) => group.test.test(path))?.name;
  expect(modules).toContain(join(folder, 'chat-page.tsx'));
  expect(modules.filter((path) => groupOf(path) === 'start')).toEqual([]);
});
