import { projectLanguages } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { loadPageWords } from './page-words.ts';
import { english } from './words.ts';

describe('the words of the chat page', () => {
  test.each(projectLanguages)(
    'the words of the chat page in %s are complete, and none is left in English by mistake',
    async (code) => {
      const { language, words } = await loadPageWords([`${code}-XX`]);
      expect(language).toBe(code);
      expect(Object.keys(words).toSorted()).toEqual(Object.keys(english).toSorted());
      expect(Object.values(words).filter((text) => text === '')).toEqual([]);
      expect(words.tryAgain === english.tryAgain).toBe(code === 'en');
      expect([words.handedOver('Ada').includes('Ada'), words.playFrom('a.example').includes('a.example')]).toEqual([
        true,
        true,
      ]);
    },
  );

  test("the chat page uses the person's first language that it has, and English without any", async () => {
    expect((await loadPageWords([undefined, 'it-IT', 'fr-CA', 'de'])).language).toBe('fr');
    expect((await loadPageWords(['it', 'constructor'])).language).toBe('en');
  });
});
