import { describe, expect, test } from 'vitest';
import { findLargeFile, findLargeFolders } from './find-large-files.mjs';

const write = (count) => 'call();\n'.repeat(count);

describe('the sizes of files', () => {
  test.each([
    ['apps/web/src/features/teams/teams-page.tsx', 200],
    ['apps/web/src/features/teams/use-teams.ts', 100],
    ['apps/web/src/features/inputs/kinds/slider.tsx', 120],
    ['apps/server/src/features/teams/teams.routes.ts', 120],
    ['packages/contracts/src/teams.calls.ts', 250],
    ['packages/inputs/src/edit.test.ts', 400],
    ['apps/server/src/testing/nodes.ts', 400],
    ['e2e/stories/teams.spec.ts', 400],
  ])('%s may have %i lines and no more', (path, cap) => {
    expect(findLargeFile(path, write(cap))).toEqual([]);
    expect(findLargeFile(path, write(cap + 1))).toEqual([`${path}: ${cap + 1} lines of code, at most ${cap}`]);
  });

  test('blank lines and comments are not counted', () => {
    const comments = '\n// Why.\n  // Why.\n/** Why. */\n/*\n * Why.\n */\n';
    expect(findLargeFile('apps/web/src/app.tsx', comments.repeat(100) + write(200))).toEqual([]);
    expect(findLargeFile('apps/web/src/app.tsx', comments.repeat(100) + write(201))).toHaveLength(1);
  });

  test.each(['apps/server/src/db/migrations/0001-first.ts', 'apps/web/src/features/teams/words.ts'])(
    '%s may have any number of lines',
    (path) => expect(findLargeFile(path, write(1_000))).toEqual([]),
  );
});

describe('the sizes of folders', () => {
  const list = (count, name = 'a.ts') => Array.from({ length: count }, (_, index) => `dev/tools/${index}-${name}`);

  test('a folder may have 25 files of code and no more', () => {
    expect(findLargeFolders(list(25))).toEqual([]);
    expect(findLargeFolders(list(26))).toEqual(['dev/tools: 26 files, at most 25']);
  });

  test('files of other kinds and of folders below are not counted', () => {
    expect(findLargeFolders([...list(25), ...list(9, 'a.json'), 'dev/tools/lib/a.ts'])).toEqual([]);
  });
});
