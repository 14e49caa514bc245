import { propertySchema } from '@confab/model';
import { expect, test } from 'vitest';
import { readAuthorValues } from './read-author-values.ts';

const properties = [
  ['Open', 'Bool'],
  ['Greeting', 'NString'],
  ['Jingle', 'MediaResponse'],
].map(([Name, Type]) => propertySchema.parse({ Name, Type }));

const stored = { Open: true, Greeting: { en: 'Hi' }, Jingle: { Id: 'a', Filename: 'b.mp3' } };

test.each([
  ['texts', { Open: 'true', Greeting: '{"en":"Hi"}', Jingle: '{"Id":"a","Filename":"b.mp3"}' }],
  ['values', stored],
])('author values that were saved as %s are stored as values', (_form, saved) => {
  expect(readAuthorValues(properties, saved)).toEqual(stored);
});

test('an author value that does not fit its input is rejected', () => {
  expect(() => readAuthorValues(properties, { Greeting: 'Hi' })).toThrow('Greeting');
});
