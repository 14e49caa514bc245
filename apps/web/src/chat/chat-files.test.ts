import { expect, test } from 'vitest';
import { fileGroups } from '../../file-groups.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../**/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** An import that is there when the program runs: one of types alone is not, and one on demand comes later. */
const runtimeImport = /^(?:import|export) (?!type )[^;]*?from '(\.[^']*\.tsx?)';/gms;
/** The folder of the client, for paths as the groups of files name them. */
const root = 'file:///apps/web/src/';

function readSource(path: string): string {
  const fromHere = path.startsWith(`${root}chat/`) ? path.replace(`${root}chat/`, './') : path.replace(root, '../');
  return sources[fromHere] ?? '';
}

/** The modules of the client that the chat page starts with. */
function listFirstModules(): readonly string[] {
  const modules = new Set([`${root}chat/main.tsx`]);
  for (const module of modules)
    for (const [, path = ''] of readSource(module).matchAll(runtimeImport)) modules.add(new URL(path, module).href);
  return [...modules];
}

test('what the chat page starts with is built into files that do not start the other pages', () => {
  const modules = listFirstModules();
  const groupOf = (path: string) => fileGroups.find((group) => group.test.test(path))?.name;
  expect(modules).toContain(`${root}chat/ended-notice.tsx`);
  expect(modules.filter((path) => groupOf(path) === 'start')).toEqual([]);
});
