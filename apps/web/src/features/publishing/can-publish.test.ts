import type { PublishedStage } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildPromoteRequest, canPublish, findChoiceObstacle } from './can-publish.ts';
import {
  choosePublishStep,
  getTarget,
  isBetaLocked,
  openPublish,
  withSource,
  withStage,
  withTarget,
  type ItemStages,
  type PublishSource,
} from './publish-state.ts';
import { getVersionLabel } from './versions/version-label.ts';

const item = (itemId: string, development: number | null, staging: number | null, production: number | null) =>
  ({ itemId, development, staging, production }) satisfies ItemStages;
const changedItem = item('menu', 4, 3, 2);
const untouchedItem = item('hours', 1, 1, 1);
const fromAlpha = withSource(openPublish([changedItem, untouchedItem]), 'Alpha');
const fromBeta = withSource(openPublish([changedItem, untouchedItem]), 'Beta');

describe('withTarget', () => {
  test('selecting live also selects beta (A4.40)', () => {
    expect([...withTarget(fromAlpha, 'Live', true).targets].toSorted()).toEqual(['Beta', 'Live']);
  });

  test('beta cannot be deselected while live is selected (A4.40)', () => {
    const state = withTarget(fromAlpha, 'Live', true);
    expect(withTarget(state, 'Beta', false)).toBe(state);
    expect(withTarget(withTarget(state, 'Live', false), 'Beta', false).targets.size).toBe(0);
  });

  test('beta is locked as a target when it is the source (A4.40)', () => {
    expect(isBetaLocked(fromBeta)).toBe(true);
    expect([...fromBeta.targets]).toEqual(['Beta']);
    expect(withTarget(fromBeta, 'Beta', false)).toBe(fromBeta);
  });

  test('beta can be deselected when alpha is the source and live is not selected', () => {
    expect(isBetaLocked(fromAlpha)).toBe(false);
    expect([...withTarget(fromAlpha, 'Beta', true).targets]).toEqual(['Beta']);
  });

  test('live is never selected without beta, whatever the order of the choices', () => {
    const press = fc.record({ target: fc.constantFrom('Beta', 'Live'), isChosen: fc.boolean(), isBeta: fc.boolean() });
    fc.assert(
      fc.property(fc.array(press, { maxLength: 12 }), (presses) => {
        let state = openPublish([changedItem]);
        for (const { target, isChosen, isBeta } of presses) {
          state = withTarget(withSource(state, isBeta ? 'Beta' : 'Alpha'), target, isChosen);
          if (state.targets.has('Live')) expect(state.targets.has('Beta')).toBe(true);
        }
      }),
    );
  });
});

describe('findChoiceObstacle', () => {
  const choose = (items: readonly ItemStages[], source: PublishSource | null, target: PublishedStage | null) => {
    const from = source === null ? openPublish(items) : withSource(openPublish(items), source);
    return target === null ? from : withStage(from, target);
  };
  const news = item('menu', 4, 3, 2);
  const onlyAlpha = item('menu', 1, null, null);
  const onBeta = item('menu', 1, 1, null);
  const same = item('menu', 1, 1, 1);
  const never = item('menu', null, null, null);
  const deleted = item('hours', null, 1, 1);
  const deletedOnBeta = item('hours', null, null, 1);

  test.each([
    [null, null, [news], 'sourceMissing'],
    [null, 'Beta', [news], 'sourceMissing'],
    [null, 'Live', [news], 'sourceMissing'],
    ['Alpha', null, [news], 'targetMissing'],
    ['Alpha', 'Beta', [], 'chapterMissing'],
    ['Alpha', 'Live', [], 'chapterMissing'],
    ['Beta', 'Beta', [], 'chapterMissing'],
    ['Beta', 'Live', [], 'chapterMissing'],
    ['Alpha', 'Beta', [never], 'nothingSaved'],
    ['Alpha', 'Live', [never], 'nothingSaved'],
    ['Alpha', 'Beta', [news], undefined],
    ['Alpha', 'Live', [news], undefined],
    ['Alpha', 'Beta', [onlyAlpha], undefined],
    ['Alpha', 'Live', [onlyAlpha], undefined],
    ['Alpha', 'Beta', [onBeta], 'nothingNew'],
    ['Alpha', 'Live', [onBeta], undefined],
    ['Alpha', 'Beta', [same], 'nothingNew'],
    ['Alpha', 'Live', [same], 'nothingNew'],
    ['Beta', null, [onlyAlpha], 'nothingOnBeta'],
    ['Beta', 'Live', [onlyAlpha], 'nothingOnBeta'],
    ['Beta', null, [onBeta], 'liveMissing'],
    ['Beta', 'Beta', [onBeta], 'liveMissing'],
    ['Beta', 'Live', [onBeta], undefined],
    ['Beta', 'Beta', [same], 'liveMissing'],
    ['Beta', 'Live', [same], 'nothingNew'],
    ['Beta', 'Live', [news], undefined],
    ['Alpha', 'Beta', [same, deleted], undefined],
    ['Alpha', 'Live', [same, deleted], undefined],
    ['Beta', 'Live', [same, deleted], 'nothingNew'],
    ['Beta', 'Live', [same, deletedOnBeta], undefined],
    ['Alpha', 'Beta', [same, deletedOnBeta], 'nothingNew'],
  ] as const)('from %s to %s with %j the obstacle is %s (A4.39, A5.9)', (source, target, items, expected) => {
    expect(findChoiceObstacle(choose(items, source, target))).toBe(expected);
  });

  test('a replaced file on beta is published again from alpha, not from beta itself', () => {
    const replaced = (source: PublishSource) => ({
      ...choose([same], source, 'Beta'),
      oldMedia: new Set(['Beta'] as const),
    });
    expect([findChoiceObstacle(replaced('Alpha')), findChoiceObstacle(replaced('Beta'))]).toEqual([
      undefined,
      'liveMissing',
    ]);
  });

  test('the only choices without an obstacle are those that can be published (A4.39)', () => {
    const version = fc.constantFrom(null, 1, 2);
    const stages = fc.record({ itemId: fc.constant('a'), development: version, staging: version, production: version });
    fc.assert(
      fc.property(
        fc.array(stages, { maxLength: 3 }),
        fc.constantFrom(null, 'Alpha', 'Beta'),
        fc.constantFrom(null, 'Beta', 'Live'),
        (items, source, target) => {
          const state = choose(items, source, target);
          expect(findChoiceObstacle(state) === undefined).toBe(canPublish(state));
        },
      ),
    );
  });
});

describe('canPublish', () => {
  const toBeta = withTarget(fromAlpha, 'Beta', true);

  test('a stage with an old picture can be published again although no item has another version', () => {
    const unchanged = withTarget(withSource(openPublish([untouchedItem]), 'Alpha'), 'Beta', true);
    expect(canPublish(unchanged)).toBe(false);
    expect(canPublish({ ...unchanged, oldMedia: new Set(['Beta'] as const) })).toBe(true);
    expect(canPublish({ ...unchanged, oldMedia: new Set(['Live'] as const) })).toBe(false);
  });

  test('publishing is disabled until a target is selected (A4.39)', () => {
    expect(canPublish(fromAlpha)).toBe(false);
    expect(canPublish(toBeta)).toBe(true);
  });

  test('publishing is disabled unless an item has another version at the source than on the target (A4.39)', () => {
    const onlyUnchanged = withSource(openPublish([untouchedItem]), 'Alpha');
    expect(canPublish(withTarget(onlyUnchanged, 'Beta', true))).toBe(false);
    expect(canPublish(toBeta)).toBe(true);
  });

  test.each([
    ['the first release', item('menu', 1, null, null), true],
    ['a newer save', item('menu', 2, 1, 1), true],
    ['an older release that was rolled back to', item('menu', 2, 3, 3), true],
    ['nothing new', item('menu', 2, 2, null), false],
    ['something never saved', item('menu', null, null, null), false],
  ])('publishing to beta is judged by version: %s', (_case, only, expected) => {
    expect(canPublish(withTarget(withSource(openPublish([only]), 'Alpha'), 'Beta', true))).toBe(expected);
  });

  test('a chapter with other pages at the source can be published, and is not up to date', () => {
    const only = { ...item('menu', 3, 3, 3), pages: { development: 8, staging: 7, production: 7 } };
    const toStage = (source: PublishSource, stage: PublishedStage) =>
      withStage(withSource(openPublish([only]), source), stage);
    expect(canPublish(toStage('Alpha', 'Beta'))).toBe(true);
    expect(canPublish(toStage('Beta', 'Live'))).toBe(false);
    expect(choosePublishStep([only]).source).toBe('Alpha');
    expect(getVersionLabel(only, 'Beta').message).toBe('3');
    expect(getVersionLabel({ ...only, pages: { ...only.pages, staging: 8 } }, 'Beta').message).toBe('Up to date');
  });

  test('publishing from beta to live compares live with the versions on beta', () => {
    const same = withSource(openPublish([item('menu', 9, 3, 3)]), 'Beta');
    const other = withSource(openPublish([item('menu', 9, 3, 2)]), 'Beta');
    expect(canPublish(withTarget(same, 'Live', true))).toBe(false);
    expect(canPublish(withTarget(other, 'Live', true))).toBe(true);
  });
});

describe('buildPromoteRequest', () => {
  test('the request encodes the source alpha as 1 and beta as 2 (A7.72)', () => {
    expect(buildPromoteRequest(withTarget(fromAlpha, 'Beta', true))?.source).toBe(1);
    expect(buildPromoteRequest(withTarget(fromBeta, 'Live', true))?.source).toBe(2);
  });

  test("the request encodes the targets as ['2'] for beta and ['2','0'] for live (A7.73)", () => {
    expect(buildPromoteRequest(withTarget(fromAlpha, 'Beta', true))?.environments).toEqual(['2']);
    expect(buildPromoteRequest(withTarget(fromAlpha, 'Live', true))?.environments).toEqual(['2', '0']);
    expect(buildPromoteRequest(withTarget(fromBeta, 'Live', true))?.environments).toEqual(['2', '0']);
  });

  test.each([
    ['a change that is saved only goes to beta', item('menu', 2, 1, 1), 'Alpha', 'Beta'],
    ['what is not published yet goes to beta', item('menu', 1, null, null), 'Alpha', 'Beta'],
    ['a release that live lacks goes from beta to live', item('menu', 2, 2, 1), 'Beta', 'Live'],
    ['a deletion goes to beta', item('menu', null, 2, 2), 'Alpha', 'Beta'],
    ['a deletion that live lacks goes from beta to live', item('menu', null, null, 2), 'Beta', 'Live'],
    ['nothing is chosen where all stages are the same', item('menu', 2, 2, 2), null, null],
  ])('%s when the publish modal opens', (_title, changed, source, target) => {
    const state = choosePublishStep([untouchedItem, changed]);
    expect([state.source, getTarget(state)]).toEqual([source, target]);
  });

  test('a first publication goes to beta, even while nothing is saved yet', () => {
    const state = choosePublishStep([item('menu', null, null, null)]);
    expect([state.source, getTarget(state)]).toEqual(['Alpha', 'Beta']);
  });

  test('nothing can be requested before a source and a target are chosen', () => {
    expect(buildPromoteRequest(openPublish([changedItem]))).toBeUndefined();
    expect(buildPromoteRequest(fromAlpha)).toBeUndefined();
  });
});

describe('getVersionLabel', () => {
  test('a stage with the latest saved version shows Up to date (A4.45)', () => {
    expect(getVersionLabel(item('menu', 4, 4, 2), 'Beta').message).toBe('Up to date');
    expect(getVersionLabel(item('menu', 4, 4, 2), 'Live').message).toBe('2');
    expect(getVersionLabel(item('menu', 4, 4, null), 'Live').message).toBe('–');
  });
});
