import { vi } from 'vitest';

/** A browser with databases of some names. @returns the names of those that have been deleted */
export function stubDatabases(...names: readonly string[]): readonly string[] {
  const deleted: string[] = [];
  vi.stubGlobal('indexedDB', {
    databases: () => Promise.resolve(names.map((name) => ({ name, version: 1 }))),
    deleteDatabase: (name: string) => void deleted.push(name),
  });
  return deleted;
}
