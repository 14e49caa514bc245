import type { Effects, MailCall } from '@confab/dialog-engine';
import { describe, expect, test } from 'vitest';
import { followChips } from './testing.ts';
import { createGermanPlayer } from './testing/create-german-player.ts';

const playInGerman = createGermanPlayer('signal-days');

describe('the event guide in German', () => {
  test('the German event guide template understands each suggestion chip it offers', async () => {
    const held = await followChips(playInGerman, [[], ['was soll ich mir ansehen'], ['danke']]);
    expect(held.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(held.filter(({ answers }) => /nicht ganz verstanden|überfragt/.test(answers.join(' ')))).toEqual([]);
    expect(held.length).toBeGreaterThan(25);
  });

  test('recommends talks and asks for a seat in a workshop', async () => {
    const mails: MailCall[] = [];
    const mail: Effects['mail'] = (call) => (mails.push(call), { type: 'queued' });
    const signUp = [
      'wie melde ich mich für einen Workshop an',
      'der mit den Dialekten',
      'Ada',
      'ada@example.com',
      'ja',
    ];
    const lines = ['was könnt ihr empfehlen', 'ich bin Designerin', ...signUp];
    const { answers, last } = await playInGerman(lines, { mail });
    expect(answers[2]).toContain('Claire Moreau');
    expect(answers[6]).toContain('Workshop: Voices\nName: Ada\nE-Mail: ada@example.com');
    expect(last).toContain('Vielen Dank, Ada.');
    expect(mails.map(({ subject }) => subject)).toEqual(['Ein Platz in Voices für Ada']);
  });

  test('the event guide in German leads through both days by number and back', async () => {
    const { answers } = await playInGerman(['Programm', 'das zweite', 'zurück', 'der erste Tag']);
    expect(answers[2]).toContain('Freitag, 19. Juni');
    expect(answers[3]).toBe(answers[1]);
    expect(answers[4]).toContain('Donnerstag, 18. Juni');
  });

  test.each([
    ['um wieviel Uhr gehts los', 'Einlass ab 8:30 Uhr'],
    ['was kostet ein Tiket', 'Studierende £90'],
    ['kann mein Kollege mit meinem Ticket kommen', 'Namen ändern'],
    ['werden die Vorträge aufgezeichnet', 'zwei Wochen später'],
    ['wie komme ich vom Bahnhof zu euch', 'Straßenbahn 3'],
    ['jemand belästigt mich', '01632 960 555'],
    ['in welcher Sprache sind die Vorträge', 'auf Englisch'],
    ['danke, das war alles', 'Juni'],
  ])('answers %j', async (said, answer) => {
    expect((await playInGerman([said])).last).toContain(answer);
  });
});
