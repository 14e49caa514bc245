import type { Effects, MailCall } from '@confab/dialog-engine';
import { describe, expect, test } from 'vitest';
import { followChips } from './testing.ts';
import { createGermanPlayer } from './testing/create-german-player.ts';

const playInGerman = createGermanPlayer('sky-sea-quiz');

describe('the quiz in German', () => {
  test('the quiz counts right German answers and explains wrong ones', async () => {
    const { answers, last } = await playInGerman([
      'die Himmelsrunde',
      'Mars',
      'acht Minuten',
      'zwei',
      'keine Ahnung',
      'die Milchstraße',
    ]);
    expect(answers[1]).toContain('1 von 5. Welcher Planet ist der heißeste');
    expect(answers[2]).toMatch(/^Es ist die Venus\..*2 von 5/s);
    expect(answers[3]).toContain('Richtig!');
    expect(answers[5]).toContain('Es ist ein Staubkorn.');
    expect(last).toContain('Drei von fünf');
  });

  test.each([
    ['Himmel', ['Venus', '8 Minuten', 'zwei Monde', 'ein Staubkorn', 'Milchstraße'], 'perfekte Himmelsrunde'],
    ['Meer', ['der Pazifik', 'drei Herzen', 'elf Kilometer', 'vom Mond', 'der Blauwal'], 'perfekte Meeresrunde'],
    ['Meer', ['Atlantik', 'acht', 'zwei', 'der Wind', 'Walhai'], 'Diesmal keine von fünf'],
    ['Himmel', ['Merkur', 'eine Stunde', 'keinen', 'ein Komet', 'weiter'], 'Diesmal keine von fünf'],
  ])('the round %s with the answers %j has the result %s', async (round, said, result) => {
    expect((await playInGerman([round, ...said])).last).toContain(result);
  });

  test('the quiz gives a hint and asks the question again', async () => {
    const { last } = await playInGerman(['Meer', 'gib mir einen Tipp']);
    expect(last).toContain('Er liegt zwischen Asien und Amerika. 1 von 5.');
  });

  test('a mistake that a player reports is mailed', async () => {
    const mails: MailCall[] = [];
    const mail: Effects['mail'] = (call) => (mails.push(call), { type: 'queued' });
    const lines = ['ich habe einen Fehler gefunden', 'Die Frage nach den Herzen', 'Es sind drei Pumpen', 'ja'];
    const { answers, last } = await playInGerman(lines, { mail });
    expect(answers[3]).toContain('Frage: Die Frage nach den Herzen\nFehler: Es sind drei Pumpen\n\nSoll ich');
    expect(last).toContain('Danke, wir prüfen das.');
    expect(mails.map(({ subject }) => subject)).toEqual(['Ein Fehler im Quiz']);
  });

  test('the German quiz template understands each suggestion chip it offers', async () => {
    const held = await followChips(playInGerman, [[], ['Hilfe'], ['Kontakt'], ['danke'], ['erzähl mir etwas']]);
    expect(held.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(
      held.filter(({ answers }) => /nicht ganz verstanden|überfragt|nicht zur Wahl/.test(answers.join(' '))),
    ).toEqual([]);
    expect(held.length).toBeGreaterThan(10);
  });

  test.each([
    ['wie funktioniert das', 'fünf Fragen'],
    ['können meine Kinder mitspielen?', 'acht Jahren'],
    ['welche Runde ist leichter', 'leichter als die Meeresrunde'],
    ['was kann ich gewinnen', 'Ehrenstern'],
    ['überrasch mich', 'Venus|Mars|Seeotter|Mond'],
    ['wer bist du', 'Quizroboter'],
    ['kann ich mit einem Menschen sprechen', '@sky-sea'],
    ['los gehts', 'Welche Runde'],
    ['ich mag Sterne', '1 von 5'],
    ['danke, das war alles', 'Mitspielen|wieder mit'],
  ])('answers %j', async (said, answer) => {
    expect((await playInGerman([said])).last).toMatch(new RegExp(answer));
  });
});
