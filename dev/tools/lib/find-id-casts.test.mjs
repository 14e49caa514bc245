import { describe, expect, test } from 'vitest';
import { findIdCasts, listIdTypes } from './find-id-casts.mjs';

const types = ['NodeId', 'ProjectId'];
const find = (path, text) => findIdCasts(path, text, types).map(({ line, name }) => `${line}: ${name}`);

describe('casts of ids', () => {
  test.each([
    ['const id = text as NodeId;', '1: NodeId'],
    ['const id = item.id as string as NodeId;', '1: NodeId'],
    ['const ids = [...texts] as NodeId[];', '1: NodeId'],
    ['const ids = texts as readonly NodeId[] | undefined;', '1: NodeId'],
    ['const id = <ProjectId>text;', '1: ProjectId'],
    ['// Runs.\nrun(() => {\n  const more = 1;\n  return text as NodeId;\n});', '4: NodeId'],
    ["const link = 'https://example.test'; const id = text as NodeId;", '1: NodeId'],
  ])('%s is found', (text, fault) => expect(find('some.ts', text)).toEqual([fault]));

  test.each([
    'const id: NodeId = nodeIdSchema.parse(text);',
    'const node = value as Node;',
    'const id = text as string;',
    '// The canvas moves only nodes.\nconst id = text as NodeId;',
    'const id = text as NodeId; // The canvas moves only nodes.',
    '// The canvas moves only nodes.\nconst ids = moved.map(({ id }) => ({\n  id: id as NodeId,\n}));',
    '/** Makes an id. */\nconst toId = (text: string) => text as NodeId;',
  ])('%s is none', (text) => expect(find('some.ts', text)).toEqual([]));

  test('a comment of JSX is a reason too', () => {
    expect(find('some.tsx', 'const row = (\n<b>\n{/* It is one. */}\n{show(text as NodeId)}\n</b>\n);')).toEqual([]);
  });

  test('the types of ids are read from where they are declared', () => {
    const text =
      'export type NodeId = z.infer<typeof a>;\n/** Any. */\nexport type NewId = NodeId &\n  ProjectId;\nexport type Other = 1;';
    expect(listIdTypes(text)).toEqual(['NodeId', 'NewId']);
  });
});
