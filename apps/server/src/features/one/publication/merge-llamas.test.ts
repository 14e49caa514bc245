import { asItemId, asProjectId } from '@confab/model';
import { expect, test } from 'vitest';
import { mergeLlamas, type ReleaseContent } from './merge-llamas.ts';

type Source = ReleaseContent['source'];

const project: Source['project'] = { id: 'project', type: 'One', displayName: 'Tours', values: {} };
const page = (id: string, DisplayName: string): Source['llamas'][number]['pages'][number] => ({
  id: asItemId(id),
  type: 'Page',
  parent: asItemId('a'),
  propertyValues: { DisplayName },
});
const chapter = (id: string, ...pages: Source['llamas'][number]['pages']): Source['llamas'][number] => ({
  llama: {
    id: asItemId(id),
    parent: asItemId('project'),
    pageList: pages.map((one) => one.id),
    attributeList: {
      owningProjectId: asProjectId('project'),
      llamaType: 'Chapter',
      minBuild: 1,
      subtitle: '',
      submissionStatus: 'Draft',
      numberOfInteractions: 0,
      utcTimestamp: '',
    },
    propertyValues: {},
  },
  pages,
});
const content = (number: number, ...llamas: Source['llamas']): ReleaseContent => ({
  source: { project, llamas },
  versions: Object.fromEntries(
    [project, ...llamas.flatMap(({ llama, pages }) => [llama, ...pages])].map(({ id }) => [id, number]),
  ),
});

test('a page that has moved to a published chapter leaves the chapter that stays as it was', () => {
  const stage = content(1, chapter('a', page('p', 'Old'), page('q', 'Stays')), chapter('b'));
  const saves = content(2, chapter('a', page('q', 'Changed')), chapter('b', page('p', 'New')));
  const selection = { llamaIds: new Set(['b']), existingIds: new Set(['a', 'b']) };
  const { source, versions } = mergeLlamas(saves, stage, selection);
  expect(source.llamas.map(({ pages }) => pages.map(({ propertyValues }) => propertyValues.DisplayName))).toEqual([
    ['Stays'],
    ['New'],
  ]);
  expect(source.llamas.map(({ llama }) => llama.pageList)).toEqual([['q'], ['p']]);
  expect(versions).toMatchObject({ a: 1, q: 1, b: 2, p: 2 });
});

test('a selected chapter that the source lacks stays on the stage as it was', () => {
  const stage = content(1, chapter('a'), chapter('b', page('q', 'Live only')));
  const selection = { llamaIds: new Set(['a', 'b']), existingIds: new Set(['a', 'b']) };
  const { source, versions } = mergeLlamas(content(2, chapter('a')), stage, selection);
  expect(source.llamas.map(({ llama, pages }) => [llama.id, pages.length])).toEqual([
    ['a', 0],
    ['b', 1],
  ]);
  expect(versions).toMatchObject({ a: 2, b: 1, q: 1 });
});
