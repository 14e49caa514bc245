import type { Effects, MailCall } from '@confab/dialog-engine';
import { describe, expect, test } from 'vitest';
import { followChips } from './testing.ts';
import { createGermanPlayer } from './testing/create-german-player.ts';

const playInGerman = createGermanPlayer('glass-museum');

describe('the museum in German', () => {
  test('the German museum template understands each suggestion chip it offers', async () => {
    const held = await followChips(playInGerman, [[], ['Toiletten'], ['Hilfe'], ['danke'], ['Kontakt']]);
    expect(held.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(held.filter(({ answers }) => /nicht ganz verstanden|überfragt/.test(answers.join(' ')))).toEqual([]);
    expect(held.length).toBeGreaterThan(18);
  });

  test('books a group with all details from one utterance, and mails the request', async () => {
    const mails: MailCall[] = [];
    const mail: Effects['mail'] = (call) => (mails.push(call), { type: 'queued' });
    const lines = ['Wir kommen am 12. März mit 25 Schülern', 'Ada Lind', 'ada@example.com', 'nein', 'ja'];
    const { answers, last } = await playInGerman(lines, { mail });
    expect(answers[1]).toContain('Auf welchen Namen');
    expect(answers[4]).toContain('Personen: 25\nTag: Donnerstag, 12. März\nName: Ada Lind\nE-Mail: ada@example.com');
    expect(last).toContain('Vielen Dank, Ada Lind.');
    expect(mails.map(({ subject }) => subject)).toEqual(['Gruppe mit 25 Personen am Donnerstag, 12. März']);
  });

  test('the museum in German shows as many rooms as there is time for', async () => {
    const answer = async (said: string) => (await playInGerman(['zeig mir mal das Museum', said])).last;
    expect(await answer('ich hab nicht so viel Zeit')).toContain('Drei Dinge');
    expect(await answer('so eine Stunde etwa')).toContain('1. Schmelzofen\n2. Farbkabinett');
    expect(await answer('ich weiß nicht')).toMatch(/Versuchen Sie.* Wie viel Zeit/);
  });

  test.each([
    ['Wann macht ihr denn morgen auf?', 'Montags geschlossen'],
    ['Was kostet der Eintritt für zwei Erwachsene?', '£9'],
    ['kann ich die Karten schon vorher im Netz kaufen', 'tickets.lantern-house.example'],
    ['Kommt man mit dem Rollstul überall hin?', 'Stufenlos'],
    ['Ich habe gestern meine Jacke bei Ihnen vergessen', 'Fundsachen'],
    ['wann kann man den Glasbläsern zusehen', '11:00, 14:00 und 16:00'],
    ['Wie wird eigentlich Glas hergestelt?', 'Sand, Soda und Kalk'],
    ['Was muss man unbedingt gesehen haben?', 'römische Flasche'],
    ['ich möchte mit einem echten Menschen reden', '01632 960 142'],
    ['Danke, das wars schon', 'bis bald im Lantern House'],
  ])('answers %j', async (said, answer) => {
    expect((await playInGerman([said])).last).toContain(answer);
  });
});
