import { describe, expect, test } from 'vitest';
import { findCasts } from './find-casts.mjs';

const find = (path, text) => findCasts(path, text).map(({ line, type }) => `${line}: ${type}`);

describe('casts', () => {
  test.each([
    ['const id = text as NodeId;', ['1: NodeId']],
    ['const id = item.id as unknown as NodeId;', ['1: NodeId']],
    ['const ids = [...texts] as\n  NodeId[];', ['2: NodeId[]']],
    ['const ids = texts as readonly (\n  | NodeId\n  | undefined)[];', ['1: readonly ( | NodeId | undefined)[]']],
    ['const id = <ProjectId>text;', ['1: ProjectId']],
    ['const both = [one as One, other as Other];', ['1: One', '1: Other']],
    ['// Runs.\nrun(() => {\n  const more = 1;\n  return text as NodeId;\n});', ['4: NodeId']],
    ['// oxlint-disable-next-line no-some -- it is fine\nconst id = text as NodeId;', ['2: NodeId']],
    ['/* eslint-disable no-some */\nconst id = text as NodeId;', ['2: NodeId']],
    ['const id = text as NodeId; // oxlint-disable-line no-some -- it is fine', ['1: NodeId']],
    ['const id = text as NodeId; /* oxlint-disable-line no-some */', ['1: NodeId']],
    ['const ids = [\n  // oxlint-disable-next-line no-some\n  text as NodeId,\n];', ['3: NodeId']],
    ['// @ts-expect-error -- it is fine\nconst id = text as NodeId;', ['2: NodeId']],
    ['/** Makes an id. */\nconst toId = (text: string) => text as NodeId;', ['2: NodeId']],
    ['/**\n * Makes an id.\n */\nconst toId = (text: string) => text as NodeId;', ['4: NodeId']],
    ['/** The two. */\nconst both = {\n  one: one as One,\n};', ['3: One']],
    ['const both = {\n  /** The first. */\n  one: one as One,\n};', ['3: One']],
    ["const link = 'https://example.test'; const id = text as NodeId;", ['1: NodeId']],
  ])('the cast in %s is found', (text, faults) => expect(find('some.ts', text)).toEqual(faults));

  test.each([
    'const id: NodeId = nodeIdSchema.parse(text);',
    "const names = ['a', 'b'] as const;",
    'const value = JSON.parse(text) as unknown;',
    "const names = ['a', 'b'] satisfies readonly Name[];",
    "import { one as another } from './one.ts';",
    '// The canvas moves only nodes.\nconst id = text as NodeId;',
    'const id = text as NodeId; // The canvas moves only nodes.',
    'const id = text as NodeId; /* The canvas moves only nodes. */',
    '// The canvas moves only nodes.\n// oxlint-disable-next-line no-some\nconst id = text as NodeId;',
    'call(\n  one,\n  // The canvas moves only nodes.\n  // oxlint-disable-next-line no-some\n  two, text as NodeId,\n);',
    '// The canvas moves only nodes.\nconst ids = moved.map(({ id }) => ({\n  id: id as NodeId,\n}));',
    '/** Brands a text; the caller has checked it. */\nconst toId = (text: string) => text as NodeId;',
    '/** Makes an id. */\n// The caller has checked it.\nconst toId = (text: string) => text as NodeId;',
    '/* The canvas moves only nodes. */\nconst id = text as NodeId;',
  ])('no cast in %s is reported', (text) => expect(find('some.ts', text)).toEqual([]));

  test('a comment of JSX is a reason too, unless it addresses a tool', () => {
    const findBelow = (comment) => find('some.tsx', `const row = (\n<b>\n${comment}\n{show(text as NodeId)}\n</b>\n);`);
    expect(findBelow('{/* It is one. */}')).toEqual([]);
    expect(findBelow('{/* oxlint-disable-next-line no-some */}')).toEqual(['4: NodeId']);
  });
});
