import { publishStatuses } from '@confab/model';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { afterPublish, versionLabel } from './after-publish.ts';
import { canPublish, promoteRequest, publishFault } from './can-publish.ts';
import { isBetaLocked, openPublish, withSource, withTarget, withTick, type ItemStages } from './publish-state.ts';
import { statusColour, statusLabel } from './publish-status.ts';

const item = (itemId: string, development: number | null, staging: number | null, production: number | null) =>
  ({ itemId, development, staging, production }) satisfies ItemStages;
const changedItem = item('menu', 4, 3, 2);
const untouchedItem = item('hours', 1, 1, 1);
const fromAlpha = withSource(openPublish([changedItem, untouchedItem]), 'Alpha');
const fromBeta = withSource(openPublish([changedItem, untouchedItem]), 'Beta');

describe('withTarget', () => {
  test('forces beta on with live (A4.40)', () => {
    expect([...withTarget(fromAlpha, 'Live', true).targets].toSorted()).toEqual(['Beta', 'Live']);
  });

  test('does not let beta go while live is chosen (A4.40)', () => {
    const state = withTarget(fromAlpha, 'Live', true);
    expect(withTarget(state, 'Beta', false)).toBe(state);
    expect(withTarget(withTarget(state, 'Live', false), 'Beta', false).targets.size).toBe(0);
  });

  test('locks beta on when it is the source (A4.40)', () => {
    expect(isBetaLocked(fromBeta)).toBe(true);
    expect([...fromBeta.targets]).toEqual(['Beta']);
    expect(withTarget(fromBeta, 'Beta', false)).toBe(fromBeta);
  });

  test('leaves beta free when alpha is the source and live is not chosen', () => {
    expect(isBetaLocked(fromAlpha)).toBe(false);
    expect([...withTarget(fromAlpha, 'Beta', true).targets]).toEqual(['Beta']);
  });

  test('never has live without beta, whatever is pressed', () => {
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

describe('publishFault', () => {
  test('asks for the source, then for the target (A5.9)', () => {
    expect(publishFault(openPublish([changedItem]))).toBe('You need to choose a Publish Source');
    expect(publishFault(fromAlpha)).toBe('You need to choose a Publish target');
    expect(publishFault(withTarget(fromAlpha, 'Beta', true))).toBeUndefined();
  });
});

describe('canPublish', () => {
  const toBeta = withTarget(fromAlpha, 'Beta', true);

  test('needs a target (A4.39)', () => {
    expect(canPublish(fromAlpha)).toBe(false);
    expect(canPublish(toBeta)).toBe(true);
  });

  test('needs a ticked item whose version differs from the source (A4.39)', () => {
    expect(canPublish(withTick(toBeta, 'menu', false))).toBe(false);
    expect(canPublish(withTick(toBeta, 'hours', false))).toBe(true);
  });

  test.each([
    ['the first release', item('menu', 1, null, null), true],
    ['a newer save', item('menu', 2, 1, 1), true],
    ['an older release that was rolled back to', item('menu', 2, 3, 3), true],
    ['nothing new', item('menu', 2, 2, null), false],
    ['something never saved', item('menu', null, null, null), false],
  ])('to beta, sees %s', (_case, only, expected) => {
    expect(canPublish(withTarget(withSource(openPublish([only]), 'Alpha'), 'Beta', true))).toBe(expected);
  });

  test('from beta to live compares with what beta has', () => {
    const same = withSource(openPublish([item('menu', 9, 3, 3)]), 'Beta');
    const other = withSource(openPublish([item('menu', 9, 3, 2)]), 'Beta');
    expect(canPublish(withTarget(same, 'Live', true))).toBe(false);
    expect(canPublish(withTarget(other, 'Live', true))).toBe(true);
  });
});

describe('promoteRequest', () => {
  test('names alpha 1 and beta 2 (A7.72)', () => {
    expect(promoteRequest(withTarget(fromAlpha, 'Beta', true))?.source).toBe(1);
    expect(promoteRequest(withTarget(fromBeta, 'Live', true))?.source).toBe(2);
  });

  test("asks for ['2'] for beta and ['2','0'] for live (A7.73)", () => {
    expect(promoteRequest(withTarget(fromAlpha, 'Beta', true))?.environments).toEqual(['2']);
    expect(promoteRequest(withTarget(fromAlpha, 'Live', true))?.environments).toEqual(['2', '0']);
    expect(promoteRequest(withTarget(fromBeta, 'Live', true))?.environments).toEqual(['2', '0']);
  });

  test('is not there before source and target are', () => {
    expect(promoteRequest(openPublish([changedItem]))).toBeUndefined();
    expect(promoteRequest(fromAlpha)).toBeUndefined();
  });
});

describe('afterPublish', () => {
  test('moves beta and live to the current version (A4.41, A4.44)', () => {
    const done = afterPublish(withTarget(fromAlpha, 'Live', true));
    expect(done.items).toEqual([item('menu', 4, 4, 4), untouchedItem]);
    expect(done.items.map((each) => versionLabel(each, 'Live'))).toEqual(['Up to date', 'Up to date']);
  });

  test('leaves live alone when only beta was published', () => {
    expect(afterPublish(withTarget(fromAlpha, 'Beta', true)).items[0]).toEqual(item('menu', 4, 4, 2));
  });

  test('brings what beta has to live, not the newest save', () => {
    expect(afterPublish(withTarget(fromBeta, 'Live', true)).items[0]).toEqual(item('menu', 4, 3, 3));
  });

  test('leaves unticked items alone', () => {
    const state = withTick(withTarget(fromAlpha, 'Live', true), 'menu', false);
    expect(afterPublish(state).items[0]).toBe(changedItem);
  });

  test('has nothing more to publish', () => {
    expect(canPublish(afterPublish(withTarget(fromAlpha, 'Live', true)))).toBe(false);
  });
});

describe('versionLabel', () => {
  test('says Up to date once a stage has the newest save (A4.45)', () => {
    expect(versionLabel(item('menu', 4, 4, 2), 'Beta')).toBe('Up to date');
    expect(versionLabel(item('menu', 4, 4, 2), 'Live')).toBe('2');
    expect(versionLabel(item('menu', 4, 4, null), 'Live')).toBe('–');
  });
});

describe('statuses are red for draft and denied, amber under review, green for live and approved (P4.61, P4.62, A3.22, A3.23)', () => {
  test.each([
    ['Draft', 'Draft', 'red'],
    ['UnderReview', 'Under Review', 'amber'],
    ['Approved', 'Approved', 'green'],
    ['Live', 'Live', 'green'],
    ['Denied', 'Denied', 'red'],
  ] as const)('shows %s as %s in %s (A3.20, A3.21, A3.22, A3.23, A3.24)', (status, label, colour) => {
    expect(publishStatuses).toContain(status);
    expect(statusLabel(status)).toBe(label);
    expect(statusColour(status)).toBe(colour);
  });

  test('says Loading... in red while it is not known (A3.21, A3.24)', () => {
    expect(statusLabel(undefined)).toBe('Loading...');
    expect(statusColour(undefined)).toBe('red');
  });
});
