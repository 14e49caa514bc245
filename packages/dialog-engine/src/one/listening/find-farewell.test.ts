import type { JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { chat, drawn, type Sketch } from '../../testing/small-one-projects.ts';
import { rows, says, shown } from '../../testing/small-projects.ts';

const to = (type: string, values: JsonObject = {}, keywords?: string): Sketch => ({
  type,
  values,
  ...(keywords !== undefined && { keywords }),
});
const bye = to('Goodbye');
const hear = (drawing: string, sketches: Readonly<Record<string, Sketch>>, lines: readonly string[], values = {}) =>
  shown(chat(drawn(drawing, { bye, ...sketches }, values), lines).at(-1)).join(' / ');
const notUnderstood = hear('a\nb', {}, ['xqzt']);

describe('a plain no', () => {
  test.each([
    ['en', 'No.'],
    ['en', 'not really'],
    ['de', 'nein'],
    ['de', 'nö, danke'],
    ['es', 'no'],
    ['fr', 'Non, merci'],
  ])('leads to the farewell where nothing is asked, in %s: %s', (language, said) => {
    const languages = { Language: language };
    expect(hear('a\nb\nbye', {}, ['b', said], languages)).toBe('This is bye.');
  });

  test('a plain no leads to the farewell at a menu, and where a question or a form was answered', () => {
    const Fields = rows(['f', { Name: 'How many', AnswerType: 'number', Prompt: says('How many?') }]);
    const sketches = {
      m: to('Menu'),
      q: to('Question', { AnswerType: 'number', AfterAnswer: says('Noted.') }),
      f: to('Form', { Fields, DoneResponse: says('Done.') }),
    };
    const hearAt = (...lines: string[]) => hear('a\nm\n  x\nq\nf\nbye', sketches, lines);
    expect([hearAt('m', 'no'), hearAt('q', '3', 'no'), hearAt('f', '3', 'no')]).toEqual(
      Array.from({ length: 3 }, () => 'This is bye.'),
    );
  });

  test('a plain no answers an open yes-or-no question', () => {
    const q = to('Question', { AnswerType: 'yesNo', AfterAnswer: says('You said {tv.Answer}.') });
    expect(hear('a\nq\nbye', { q }, ['q', 'no'])).toBe('You said no.');
  });

  test('a plain no at an open question for a number is not understood', () => {
    const q = to('Question', { AnswerType: 'number' });
    expect(hear('a\nq\nbye', { q }, ['q', 'no'])).toContain('This is q.');
  });

  test('a plain no leads to the page that has it as a keyword', () => {
    expect(hear('a\nb\nbye', { b: { keywords: 'no' } }, ['no'])).toBe('This is b.');
  });

  test('a plain no is not a farewell if a page has yes as its keyword, within more words, or without a Goodbye page', () => {
    expect(hear('a\nb\nbye', { b: { keywords: 'yes' } }, ['no'])).toBe(notUnderstood);
    expect(hear('a\nbye', {}, ['no idea'])).toBe(notUnderstood);
    expect(hear('a\nb', {}, ['no'])).toBe(notUnderstood);
  });
});

describe('a no to a question of a form that may be left out', () => {
  test.each(['no thanks', 'skip'])('a no skips the question, even as a keyword of a farewell: %s', (said) => {
    const Fields = rows(
      ['w', { Name: 'Wishes', AnswerType: 'text', Required: 'No', Prompt: says('Any wishes?') }],
      ['n', { Name: 'Name', AnswerType: 'text', Prompt: says('Which name?') }],
    );
    const f = to('Form', { Fields, DoneResponse: says('Done.') });
    const sketches = { f, bye: to('Goodbye', {}, 'no thanks|skip|bye') };
    expect(hear('a\nf\nbye', sketches, ['f', said])).toBe('Which name?');
    expect(hear('a\nf\nbye', sketches, ['f', 'bye'])).toBe('This is bye.');
  });
});
