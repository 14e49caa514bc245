import { afterEach, expect, test, vi } from 'vitest';
import { readSetting, writeSetting } from './settings.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test.each([{ width: 300 }, ['a'], 'a', 0, false, null])('the stored setting %j is read again', (value) => {
  writeSetting('a-setting', value);
  expect(readSetting('a-setting')).toEqual(value);
});

test('a setting that is not stored, or is not JSON, is undefined', () => {
  localStorage.setItem('b-setting', '{');
  localStorage.setItem('c-setting', '');
  expect(['a-setting', 'b-setting', 'c-setting'].map(readSetting)).toEqual([undefined, undefined, undefined]);
});

test('a setting is undefined where the browser forbids storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readSetting('a-setting')).toBeUndefined();
});
