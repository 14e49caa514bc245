import { catalogue } from '@confab/catalogue';
import type { JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { findOneProblems } from '../one/problems/find-one-problems.ts';
import { drawn } from '../testing/small-one-projects.ts';
import { rows, says } from '../testing/small-projects.ts';

/** The messages and names of the problems with the limits of a question of a form. */
function findLimitProblems(question: JsonObject) {
  const Fields = rows(['who', { Name: 'Who', Prompt: says('Who?'), ...question }]);
  const project = drawn('p', { p: { type: 'Form', values: { Fields } } });
  return findOneProblems(project, catalogue).flatMap(({ path, message, names }) =>
    path.startsWith('Fields/who/Accepted') ? [[message, ...(names ?? [])]] : [],
  );
}

describe('problems with the limits of answers', () => {
  test('the problem with a limit that cannot be read gives an example for the kind of answer', () => {
    expect(findLimitProblems({ AnswerType: 'time', AcceptedFrom: 'noon' })).toEqual([
      ['"noon" is not a limit for this kind of answer. Enter a limit such as 18:30.', 'noon', '18:30'],
    ]);
    expect(findLimitProblems({ AnswerType: 'date', AcceptedTo: 'soon' })).toEqual([
      [
        '"soon" is not a limit for this kind of answer. Enter a limit such as 2026-12-24 or today+30.',
        'soon',
        '2026-12-24',
        'today+30',
      ],
    ]);
  });

  test('a greatest answer below the least is a problem that says to swap them', () => {
    expect(findLimitProblems({ AnswerType: 'number', AcceptedFrom: '7', AcceptedTo: '3' })).toEqual([
      ['"3" is less than "7". Swap them.', '3', '7'],
    ]);
  });
});
