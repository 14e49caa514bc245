import type { Effects, MailCall } from '@confab/dialog-engine';
import { describe, expect, test } from 'vitest';
import { followChips } from './testing.ts';
import { createGermanPlayer } from './testing/create-german-player.ts';

const playInGerman = createGermanPlayer('fern-thread');

describe('the shop in German', () => {
  test('the German shop template understands each suggestion chip it offers', async () => {
    const held = await followChips(playInGerman, [[], ['Material'], ['Zahlung'], ['Ihr Laden'], ['danke']]);
    expect(held.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(held.filter(({ answers }) => /nicht ganz verstanden|überfragt/.test(answers.join(' ')))).toEqual([]);
    expect(held.length).toBeGreaterThan(20);
  });

  test('quotes the order number, and mails a problem', async () => {
    const mails: MailCall[] = [];
    const mail: Effects['mail'] = (call) => (mails.push(call), { type: 'queued' });
    const report = ['die Naht ist aufgegangen', 'FT-20488', 'Ein Loch im Ärmel', 'ada@example.com', 'ja'];
    const lines = ['wo bleibt mein Paket', 'FT-20488', ...report];
    const { answers, last } = await playInGerman(lines, { mail });
    expect(answers[2]).toContain('Bestellung FT-20488 verfolgen');
    expect(answers[6]).toContain('Bestellung: FT-20488\nProblem: Ein Loch im Ärmel\nE-Mail: ada@example.com');
    expect(last).toContain('innerhalb eines Werktags');
    expect(mails.map(({ subject }) => subject)).toEqual(['Problem mit Bestellung FT-20488']);
  });

  test('the shop in German finds a size', async () => {
    const { answers } = await playInGerman(['welche Größe soll ich nehmen', 'sonst trage ich 40', 'es ist zu eng']);
    expect(answers.slice(2)).toEqual([expect.stringContaining('Medium: Brust'), expect.stringContaining('Umtauschen')]);
  });

  test.each([
    ['wo bleibt denn meine Lieferung, ich warte schon ewig', 'Bestellnummer'],
    ['schickt ihr auch nach Österreich?', 'Europa'],
    ['wie schicke ich eine Hose wieder zurück', '30 Tage'],
    ['Wann krieg ich mein Geld wieder?', '5 Werktagen'],
    ['wie kriege ich Flecken raus', '40 °C'],
    ['darf das Hemd in den Trokner', 'nicht in den Trockner'],
    ['habt ihr Gutscheine zum Verschenken', 'Geschenkkarten ab £10'],
    ['ich will keine Mails mehr von euch', 'Abbestellen'],
    ['wann habt ihr samstags auf', '10–18 Uhr'],
    ['Danke, das war alles', 'Auf Wiedersehen'],
  ])('answers %j', async (said, answer) => {
    expect((await playInGerman([said])).last).toContain(answer);
  });
});
