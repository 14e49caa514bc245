import { expect, test } from 'vitest';
import { createDisplay } from './display.ts';
import { words as german } from './words.de.ts';

test('stages of publishing have their names, and drafts one in the language of the interface', () => {
  const { getStageName } = createDisplay(german, 'de', (utc) => utc);
  expect(['Draft', 'Alpha', 'Beta', 'Live'].map(getStageName)).toEqual(['Entwurf', 'Alpha', 'Beta', 'Live']);
});
