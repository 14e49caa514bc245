import { expect, test } from 'vitest';
import { words } from './words.ts';

test('the health page counts one connection and one server process in the singular', () => {
  const say = words.english;
  expect([say.hubCount('1'), say.hubCount('2')]).toEqual(['1 connection', '2 connections']);
  expect([say.redisCount('1'), say.redisCount('2')]).toEqual(['1 server process', '2 server processes']);
});
