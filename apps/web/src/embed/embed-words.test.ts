import { expect, test } from 'vitest';
import { getEmbedWords } from './embed-words.ts';

test('the words outside the chat page are in the first language of the site or the browser that assistants speak', () => {
  const open = (...tags: string[]) => getEmbedWords(tags).open;
  expect(open('it-IT', 'fr-CA', 'de')).toBe('Ouvrir le chat');
  expect(open('ES')).toBe('Abrir el chat');
  expect(open('de-AT')).toBe('Chat öffnen');
  expect(open('it', 'toString')).toBe('Open the chat');
});
