import { describe, expect, test } from 'vitest';
import { findTypedToken, insertToken } from './token-completion.ts';

describe('completing a token', () => {
  test.each([
    ['Hi {', ''],
    ['Hi {t', ''],
    ['Hi {tv', ''],
    ['Hi {tv.', ''],
    ['Hi {tv.Na', 'Na'],
    ['Hi {Na', 'Na'],
    ['Hi {tv.Name}', undefined],
    ['Hi {two words', undefined],
    ['Hi', undefined],
  ])('after %j the typed name is %j', (text, typed) => {
    expect(findTypedToken(text, text.length)).toBe(typed);
  });

  test.each([
    ['Hi {|', 'Hi {tv.Name}|'],
    ['Hi {na|!', 'Hi {tv.Name}|!'],
    ['Hi {tv.na|me}!', 'Hi {tv.Name}|!'],
    ['Hi {tv.| there', 'Hi {tv.Name}| there'],
    ['Hi | there', 'Hi {tv.Name}| there'],
    ['{tv.A} |', '{tv.A} {tv.Name}|'],
  ])('choosing a token turns %j into %j', (before, after) => {
    const caret = before.indexOf('|');
    const done = insertToken(before.replace('|', ''), caret, 'Name');
    expect(`${done.text.slice(0, done.caret)}|${done.text.slice(done.caret)}`).toBe(after);
  });
});
