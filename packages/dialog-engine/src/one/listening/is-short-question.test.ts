import { splitKeywordWords } from '@confab/understanding';
import { expect, test } from 'vitest';
import { isClearQuestion } from './is-short-question.ts';

test.each([
  ['who is allergic: Ada', 'en'],
  ["who's allergic: Ada", 'en'],
  ['what can you do for nuts', 'en'],
  ['where can wheelchairs go', 'en'],
  ['was ist mit Kindern', 'de'],
  ['wer ist allergisch: Ada', 'de'],
  ['was könnt ihr für Allergiker tun', 'de'],
  ['was kann man für Allergiker tun', 'de'],
  ['wo können Rollstühle hin', 'de'],
  ['qué hay de los niños', 'es'],
  ['quién es alérgico: Ada', 'es'],
  ['que peut-on faire pour les noix', 'fr'],
  ['qui est allergique : Ada', 'fr'],
])('a text that may be a wish is not a clear question: "%s" (%s)', (said, language) => {
  expect(isClearQuestion(splitKeywordWords(said), language)).toBe(false);
});

test.each([
  ['where can I park', 'en'],
  ['where can we park', 'en'],
  ['what is the corkage', 'en'],
  ['how can we pay', 'en'],
  ['was ist im Preis enthalten', 'de'],
  ['wo kann ich parken', 'de'],
  ['wo können wir parken', 'de'],
  ['wo dürfen wir parken', 'de'],
  ['dónde podemos aparcar', 'es'],
  ['à quelle heure ouvrez-vous', 'fr'],
])('a question that cannot be a wish is clear: "%s" (%s)', (said, language) => {
  expect(isClearQuestion(splitKeywordWords(said), language)).toBe(true);
});
