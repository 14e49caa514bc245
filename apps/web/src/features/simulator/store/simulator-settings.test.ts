import type { ProjectId } from '@confab/model';
import { numberedId } from '@confab/test-kit';
import { afterEach, expect, test } from 'vitest';
import { writeSetting } from '../../../platform/settings.ts';
import { defaultSettings, loadSettings, storeSettings } from './simulator-settings.ts';

const projectId = numberedId(1) as ProjectId;
const key = `simulator.${projectId}`;
const initial = loadSettings(projectId);

afterEach(() => localStorage.clear());

test('the settings of a simulator are those that were stored last', () => {
  const stored = {
    settings: { ...defaultSettings, stage: 'Live' as const, isNewUser: false, seed: 7, moment: '2026-01-01T09:00:00Z' },
    preferences: { ...initial.preferences, view: 'Alexa' as const, pinned: ['size'] },
  };
  storeSettings(projectId, stored);
  expect(loadSettings(projectId)).toEqual(stored);
});

test('simulator settings that another version stored in another form get their defaults, and the rest is kept', () => {
  writeSetting(key, {
    settings: {
      stage: 'Staging',
      platform: 7,
      language: ['de'],
      isNewUser: 'yes',
      from: 'start',
      isAccountLinked: true,
    },
    preferences: { view: 'Loud', pinned: 'size', follows: false, showsMore: true },
  });
  expect(loadSettings(projectId)).toEqual({
    settings: { ...defaultSettings, isAccountLinked: true },
    preferences: { ...initial.preferences, follows: false },
  });
});

test.each([null, 'Live', [], { settings: null, preferences: 7 }])('simulator settings of %j are ignored', (stored) => {
  writeSetting(key, stored);
  expect(loadSettings(projectId)).toEqual(initial);
});
