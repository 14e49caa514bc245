import type { Effects, MailCall } from '@confab/dialog-engine';
import { describe, expect, test } from 'vitest';
import { followChips } from './testing.ts';
import { createGermanPlayer } from './testing/create-german-player.ts';

const playInGerman = createGermanPlayer('dune-house');

describe('the holiday home in German', () => {
  test('the German holiday home template understands each suggestion chip it offers', async () => {
    const held = await followChips(playInGerman, [
      [],
      ['Anreise'],
      ['Hausordnung'],
      ['Kontakt'],
      ['danke'],
      ['Problem melden'],
    ]);
    expect(held.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(held.filter(({ answers }) => /nicht ganz verstanden|überfragt/.test(answers.join(' ')))).toEqual([]);
    expect(held.length).toBeGreaterThan(30);
  });

  test('mails a problem with its urgency', async () => {
    const mails: MailCall[] = [];
    const mail: Effects['mail'] = (call) => (mails.push(call), { type: 'queued' });
    const lines = ['Das Klo ist verstopft', 'Oben im Bad läuft nichts ab', 'ziemlich eilig', '01632 960 111', 'ja'];
    const { answers, last } = await playInGerman(lines, { mail });
    expect(answers[4]).toContain('Problem: Oben im Bad läuft nichts ab\nDringlichkeit: sofort\nTelefon: 01632960111');
    expect(last).toContain('kümmert sich darum');
    expect(mails.map(({ subject }) => subject)).toEqual(['Problem im Dune House: sofort']);
  });

  test('the holiday home in German never takes everyday words for a mistyped keyword', async () => {
    const said = ['wir kommen gegen acht', 'ist das teuer', 'ich möchte bitte', 'wir wollen gern', 'was brauchen wir'];
    for (const one of said) expect((await playInGerman([one])).last).toContain('nicht ganz verstanden');
  });

  test.each([
    ['hi, wie ist denn das WLAN-Passwort?', 'Sandpiper7'],
    ['Bis wann müssen wir am Sonntag raus?', 'Abreise bis 10:00'],
    ['könnten wir noch eine Nacht dranhängen', 'nächsten Nächte'],
    ['mir ist kalt, wie krieg ich die Heizung hoch', 'Thermostat'],
    ['Haben Sie im Haus einen Föhn?', 'Föhn: im Schrank'],
    ['plötzlich ist der Strom weg in der Küche', 'Sicherungskasten'],
    ['meine Tochter hat Fieber', 'Praxis in 2 Harbour Road'],
    ['Sind Hunde am Strand erlaubt?', 'zweiten Buhne'],
    ['Können Sie uns ein gutes Fischrestaurant empfehlen?', 'The Anchor'],
    ['Danke, schönen Tag noch', 'Aufenthalt|Meer'],
  ])('the German holiday home answers %j', async (said, answer) => {
    expect((await playInGerman([said])).last).toMatch(new RegExp(answer));
  });
});
