import type { OnePublishStatus } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { ids } from '../../testing/editing/world.ts';
import type { PublishState } from '../publishing/index.ts';
import { chooseOneStep, listDeletedChapters, listLeavingChapters, suggestChapters } from './choose-one-step.ts';

const at = (development: number, staging: number | null, production: number | null) => ({
  development,
  staging,
  production,
});
const chapter = (itemId: string, versions: ReturnType<typeof at>) => ({ itemId, ...versions });

describe('chooseOneStep', () => {
  const begin = (status: 'Draft' | 'Approved', isOutdated: boolean, versions: ReturnType<typeof at>) => {
    const review = { requestedBy: 'Ada', requestedUtc: '', decidedUtc: null, reason: '', isOutdated };
    const project: OnePublishStatus = {
      projectId: ids.project,
      projectName: 'Museum guide',
      status,
      isLive: false,
      versions,
      authorValues: versions,
      review: status === 'Draft' ? null : review,
    };
    const { source, targets } = chooseOneStep(project, [chapter('a', versions)]);
    return [source, [...targets]];
  };

  test.each([
    ['a project that was never published', 'Draft', false, at(1, null, null), ['Alpha', ['Beta']]],
    ['a project that was saved since it went to beta', 'Draft', false, at(2, 1, null), ['Alpha', ['Beta']]],
    ['a project whose last saves are on beta', 'Draft', false, at(2, 2, 1), ['Beta', ['Beta', 'Live']]],
    ['a project that is the same everywhere', 'Draft', false, at(2, 2, 2), [null, []]],
    ['an approved project', 'Approved', false, at(2, null, null), ['Alpha', ['Live', 'Beta']]],
    ['a project that was saved since it was approved', 'Approved', true, at(2, 1, null), ['Alpha', ['Beta']]],
  ] as const)('%s takes its next step', (_, status, isOutdated, versions, expected) =>
    expect(begin(status, isOutdated, versions)).toEqual(expected),
  );
});

test('a deleted chapter leaves the targets that have it, unless the source still has it', () => {
  const item = (staging: number | null, production: number | null, development: number | null = null) => ({
    itemId: ids.workflow,
    kind: 'llama' as const,
    displayName: `${staging} ${production}`,
    development,
    staging,
    production,
  });
  const items = [item(1, 1), item(1, null), item(null, 1), item(1, 1, 1), { ...item(2, 2), kind: 'page' as const }];
  const listNames = (source: 'Alpha' | 'Beta' | null, ...targets: readonly ('Beta' | 'Live')[]) =>
    listLeavingChapters({ items: [], source, targets: new Set(targets) }, listDeletedChapters(items)).map(
      ({ displayName }) => displayName,
    );
  expect(listNames('Alpha', 'Beta')).toEqual(['1 1', '1 null']);
  expect(listNames('Alpha', 'Beta', 'Live')).toEqual(['1 1', '1 null', 'null 1']);
  expect(listNames('Beta', 'Beta', 'Live')).toEqual(['null 1']);
  expect(listNames(null, 'Beta')).toEqual([]);
});

describe('suggestChapters', () => {
  const toBeta: PublishState = { items: [], source: 'Alpha', targets: new Set(['Beta']) };
  const same = chapter('same', at(2, 2, 1));
  const changed = chapter('changed', at(3, 2, 2));
  const tick = (choice: PublishState, chapters: (typeof same)[]) => [...suggestChapters(choice, chapters)];

  test('the chapters that the choice would change are ticked at first', () => {
    expect(tick(toBeta, [same, changed])).toEqual(['changed']);
    expect(tick({ ...toBeta, source: 'Beta', targets: new Set(['Beta', 'Live']) }, [same, changed])).toEqual(['same']);
  });

  test('where no chapter is new, as when only a file was replaced, all are ticked at first', () => {
    expect(tick(toBeta, [same])).toEqual(['same']);
  });

  test('no chapter is ticked before a source and a target are chosen', () => {
    expect(tick({ ...toBeta, source: null }, [changed])).toEqual([]);
    expect(tick({ ...toBeta, targets: new Set() }, [changed])).toEqual([]);
  });
});
