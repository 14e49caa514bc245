import type { ProjectList } from '@confab/contracts';
import { expect, test } from 'vitest';
import { loadProjectPages } from './load-project-pages.ts';

test('loadProjectPages asks for each page after the one before and joins their projects (growth)', async () => {
  const asked: unknown[] = [];
  // Only the parts that differ between pages.
  const page = (id: string, next?: string) =>
    ({
      skinnyProjects: { [id]: { projectId: id } },
      linkedResponses: { [id]: {} },
      systemModules: {},
      nextSkinnyProjectsAfter: next,
    }) as unknown as ProjectList;
  const pages = [page('a', 'a'), page('b', 'b'), page('c')];
  const list = await loadProjectPages(async (after) => {
    asked.push(after);
    return pages[asked.length - 1] ?? page('none');
  });
  expect(asked).toEqual([undefined, 'a', 'b']);
  expect(Object.keys(list.skinnyProjects)).toEqual(['a', 'b', 'c']);
  expect(Object.keys(list.linkedResponses)).toEqual(['a', 'b', 'c']);
});
