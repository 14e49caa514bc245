import type { JsonObject } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { chat, drawn, type Sketch } from '../../testing/small-one-projects.ts';
import { rows, says, shown } from '../../testing/small-projects.ts';

const keywords = {
  en: { hours: 'open|hours', rooms: 'rooms', tickets: 'tickets|buy', parking: 'parking|park', contact: 'call|number' },
  de: {
    hours: 'offen|öffnet|macht auf|geöffnet',
    rooms: 'zimmer|räume',
    tickets: 'karten|eintritt',
    parking: 'parken|parkplatz',
    contact: 'anrufen|nummer',
  },
  es: {
    hours: 'abren|abierto',
    rooms: 'habitaciones|campo',
    tickets: 'entradas|precio',
    parking: 'aparcar',
    contact: 'llamar',
  },
  fr: { hours: 'ouvrez|ouvert', rooms: 'chambres|parc', tickets: 'billets|prix', parking: 'garer', contact: 'appeler' },
} as const;
type Language = keyof typeof keywords;
const nameByLanguage: Readonly<Record<Language, string>> = { en: 'Name', de: 'Name', es: 'Nombre', fr: 'Nom' };

/** The response to a text at a required question for any words, and the answer if it was taken as one. */
function answer(said: string, language: Language = 'en', Name = nameByLanguage[language]) {
  const field = (name: string, AnswerType: string, more: JsonObject = {}): JsonObject => ({
    Name: name,
    AnswerType,
    Prompt: says(`${name}?`),
    ...more,
  });
  const Fields = rows(['n', field(Name, 'text')], ['p', field('People', 'number')]);
  const { hours, rooms, tickets, parking, contact } = keywords[language];
  const pages: Readonly<Record<string, Sketch>> = {
    form: {
      type: 'Form',
      keywords: 'form|book|reservieren',
      says: '',
      values: { Fields, DoneResponse: says(`[{tv.form.${Name}}]`) },
    },
    hours: { type: 'Menu', keywords: hours, says: 'From noon.' },
    rooms: { keywords: rooms, says: 'Two rooms.' },
    tickets: { keywords: tickets, says: 'Nine pounds.', values: { Then: 'GoTo', NextPageId: 'parking' } },
    parking: { keywords: parking, says: 'Behind the house.' },
    contact: {
      type: 'Contact',
      keywords: contact,
      says: 'Call 12345.',
      values: { Phone: '12345', TakesMessage: true, MessagePrompt: says('Your message?') },
    },
  };
  const drawing = 'start\nform\nhours\n  week\nrooms\n  garden\ntickets\nparking\ncontact';
  const turns = chat(drawn(drawing, pages, { Language: language }), ['form', said, '4']);
  const [response, after] = turns.slice(-2).map((turn) => shown(turn).join(' / '));
  return { response, taken: /^\[(.*)\]$/.exec(after ?? '')?.[1] };
}

describe('a required question of a form for a name', () => {
  test.each<[said: string, language: Language, expected: RegExp]>([
    ['what time do you open', 'en', /^From noon/],
    ['when are you open?', 'en', /^From noon/],
    ['until when are you open', 'en', /^From noon/],
    ['are you open on Sunday', 'en', /^From noon/],
    ['what rooms do you have', 'en', /^Two rooms/],
    ['do you have rooms', 'en', /^Two rooms/],
    ['which rooms are there', 'en', /^Two rooms/],
    ['tell me about the rooms', 'en', /^Two rooms/],
    ['how much are tickets', 'en', /^Nine pounds/],
    ['can I buy tickets', 'en', /^Nine pounds/],
    ['I want to buy tickets', 'en', /^Nine pounds/],
    ["I'd like to see the rooms", 'en', /^Two rooms/],
    ['can I call you', 'en', /^Call 12345/],
    ['what is your number', 'en', /^Call 12345/],
    ['can we park for free', 'en', /^Behind the house\. \/ Name\?$/],
    ['where can I park', 'en', /^Behind the house\. \/ Name\?$/],
    ['is there parking', 'en', /^Behind the house\. \/ Name\?$/],
    ['tell me about parking', 'en', /^Behind the house\. \/ Name\?$/],
    ['wann habt ihr offen', 'de', /^From noon/],
    ['um wie viel Uhr öffnet ihr', 'de', /^From noon/],
    ['habt ihr sonntags geöffnet', 'de', /^From noon/],
    ['welche Zimmer gibt es', 'de', /^Two rooms/],
    ['habt ihr Zimmer', 'de', /^Two rooms/],
    ['zeigen Sie mir die Zimmer', 'de', /^Two rooms/],
    ['was kosten die Karten', 'de', /^Nine pounds/],
    ['ich möchte Karten kaufen', 'de', /^Nine pounds/],
    ['kann ich euch anrufen', 'de', /^Call 12345/],
    ['wo kann ich parken', 'de', /^Behind the house\. \/ Name\?$/],
    ['gibt es einen Parkplatz', 'de', /^Behind the house\. \/ Name\?$/],
    ['can I use the parking', 'en', /^Behind the house\. \/ Name\?$/],
    ['can I use parking', 'en', /^Behind the house\. \/ Name\?$/],
    ['can I use the rooms', 'en', /^Two rooms/],
    ['a qué hora abren', 'es', /^From noon/],
    ['quiero ver las habitaciones', 'es', /^Two rooms/],
    ['à quelle heure ouvrez-vous', 'fr', /^From noon/],
    ['je voudrais voir les chambres', 'fr', /^Two rooms/],
    ['which rooms are free', 'en', /^Two rooms/],
    ['quelles chambres avez-vous', 'fr', /^Two rooms/],
    ['can we enter when you open', 'en', /^From noon/],
    ['can we enter before you open', 'en', /^From noon/],
    ['can we book for opening hours', 'en', /^From noon/],
    ['can we book for rooms', 'en', /^Two rooms/],
    ['can I book for several rooms', 'en', /^Two rooms/],
    ['can we book for more tickets', 'en', /^Nine pounds/],
    ['can I call it off', 'en', /^Call 12345/],
    ['kann ich für alle Zimmer reservieren', 'de', /^Two rooms/],
  ])('another request leaves the question, or is answered beside it: "%s" (%s)', (said, language, expected) => {
    expect(answer(said, language).response).toMatch(expected);
  });

  test.each<[said: string, language: Language]>([
    ['what is the weather like', 'en'],
    ['do you have a high chair', 'en'],
    ['can I book a table', 'en'],
    ['can I book for tonight', 'en'],
    ['can I book a table for the evening', 'en'],
    ['can I book for four', 'en'],
    ['can we come in for free', 'en'],
    ['how far is the station', 'en'],
    ['can I enter with a dog', 'en'],
    ['can we book for Friday', 'en'],
    ['can we book for lunch', 'en'],
    ['may we enter early', 'en'],
    ['can I book for someone else', 'en'],
    ['can I book for children', 'en'],
    ['can I book for large groups', 'en'],
    ['can I book for breakfast', 'en'],
    ['can I book for both of us', 'en'],
    ['can I reserve for later', 'en'],
    ['can we enter after 8', 'en'],
    ['can we enter late', 'en'],
    ['can we enter by car', 'en'],
    ['kann ich für morgen reservieren', 'de'],
    ['kann ich für später reservieren', 'de'],
    ['kann ich für mehrere Personen reservieren', 'de'],
    ['kann ich für jemand anderen reservieren', 'de'],
    ['darf ich etwas schreiben', 'de'],
    ['darf ich später schreiben', 'de'],
    ['kann ich für vier Personen reservieren', 'de'],
    ['kann ich für die Kinder etwas bestellen', 'de'],
    ['darf ich euch schreiben', 'de'],
    ['puis-je réserver pour ce soir', 'fr'],
    ['puis-je réserver pour plusieurs personnes', 'fr'],
    ["puis-je réserver pour quelqu'un d'autre", 'fr'],
    ['peut-on réserver pour plus tard', 'fr'],
    ['se puede reservar para mañana', 'es'],
    ['se puede reservar para otra persona', 'es'],
    ['se puede reservar para más personas', 'es'],
    ['wie ist das Wetter', 'de'],
    ['habt ihr einen Kinderstuhl', 'de'],
    ['kann ich einen Tisch reservieren', 'de'],
    ['kann ich auf der Terrasse reservieren', 'de'],
    ['can I use the pool', 'en'],
    ['why do you need my name', 'en'],
    ['what is your name', 'en'],
    ['warum brauchen Sie meinen Namen', 'de'],
    ['por qué necesitan mi nombre', 'es'],
    ['pourquoi avez-vous besoin de mon nom', 'fr'],
  ])('the name is asked for again after any other question: "%s" (%s)', (said, language) => {
    const { response, taken } = answer(said, language);
    expect(response).toMatch(/(?:Name|Nombre|Nom)\?$/);
    expect(taken).toBeUndefined();
  });

  test.each<[said: string, language: Language, name?: string]>([
    ['Ada', 'en'],
    ['Ada Park', 'en'],
    ['Rosa Parks', 'en'],
    ['Call me Ada', 'en'],
    ['my name is Ada Rooms', 'en', 'Ada Rooms'],
    ["it's Ada", 'en'],
    ['How Wei Lim', 'en'],
    ['Will Hours', 'en'],
    ['Mr and Mrs Park', 'en'],
    ["I'd like to use the name Park", 'en'],
    ['the Parks, party of four', 'en'],
    ['book it for Ada', 'en'],
    ['Wei Wen Wann', 'de'],
    ['Wo Li', 'de'],
    ['Hans Zimmer', 'de'],
    ['mein Name ist Hans Zimmer', 'de', 'Hans Zimmer'],
    ['Familie Zimmer', 'de'],
    ['ich möchte auf den Namen Zimmer reservieren', 'de'],
    ['Was', 'de'],
    ['auf Zimmer bitte', 'de'],
    ['When Rooms', 'en'],
    ['Wie Zimmer', 'de'],
    ['Qui Parc', 'fr'],
    ['can I book it under the name Ada', 'en'],
    ['can I book a table under Ada', 'en'],
    ['can I put it under Ada Rooms', 'en'],
    ['may I use the name Grace', 'en'],
    ['may I use Ada Rooms', 'en'],
    ['can I book as Ada', 'en'],
    ['is it okay to say Ada', 'en'],
    ['kann ich auf den Namen Huber reservieren', 'de'],
    ['kann ich auf Huber reservieren', 'de'],
    ['darf ich Ada sagen', 'de'],
    ['puedo usar Ana Campo', 'es'],
    ['puis-je donner le nom de Anne', 'fr'],
    ['puis-je réserver au nom de Anne Parc', 'fr'],
    ['puis-je mettre Anne Parc', 'fr'],
    ['can I book for Ada', 'en'],
    ['can we book for Ada Rooms', 'en'],
    ['is it okay if I book for Ada', 'en'],
    ['can I enter Ada', 'en'],
    ['can I call it Ada', 'en'],
    ['kann ich für Huber reservieren', 'de'],
    ['kann ich für Familie Zimmer reservieren', 'de'],
    ['darf ich Huber schreiben', 'de'],
    ['puis-je réserver pour Anne', 'fr'],
    ['puis-je réserver pour Anne Parc', 'fr'],
    ['se puede reservar para Ana', 'es'],
    ['can I book for Ada and Doris Day', 'en'],
    ['darf ich auch Ada sagen', 'de'],
    ['puis-je réserver pour Anne de la Tour', 'fr'],
    ['I want to book for the Park family', 'en'],
    ["I'd like to book under Rosa Rooms", 'en'],
    ["I'd like to use Rosa Rooms", 'en'],
    ["I'd like to put Rosa Park", 'en'],
    ['ich möchte als Hans Zimmer eingetragen werden', 'de'],
    ['ich möchte Hans Zimmer heißen', 'de'],
    ['puedo reservar para Ana Campo', 'es'],
    ['quiero poner Ana Campo', 'es'],
    ['me gustaría reservar para Ana Campo', 'es'],
    ['je voudrais réserver pour Anne Parc', 'fr'],
    ['je voudrais mettre Anne Parc', 'fr'],
  ])('a name is taken, even one with the keyword of a page: "%s" (%s)', (said, language, name = said) => {
    expect(answer(said, language).taken).toBe(name);
  });
});

test('an earlier answer is corrected at a question for a name even by a text that begins like a question', () => {
  const Fields = rows(
    ['p', { Name: 'Tickets', AnswerType: 'number', Prompt: says('Tickets?') }],
    ['n', { Name: 'Your name', AnswerType: 'text', Prompt: says('Name?') }],
  );
  const form: Sketch = { type: 'Form', values: { Fields, ConfirmResponse: says('{tv.Summary}?') } };
  const turns = chat(drawn('start\nform\ntickets\n  prices', { form }), [
    'form',
    '4',
    'can we make it 5 tickets',
    'Ada',
  ]);
  expect(turns.slice(-2).map((turn) => shown(turn).join())).toEqual(['Name?', 'Tickets: 5\nYour name: Ada?']);
});

describe('a required question of a form for any other words', () => {
  test('the question stays open while a page that only speaks answers a short question', () => {
    expect(answer('where can I park', 'en', 'Film').response).toMatch(/^Behind the house\. \/ Film\?$/);
  });

  test.each<[said: string, language: Language, name: string]>([
    ['what time do you open on Sunday', 'en', 'Question'],
    ['how much are the tickets', 'en', 'Message'],
    ['what is your number', 'en', 'Message'],
    ['wann habt ihr sonntags geöffnet', 'de', 'Frage'],
    ['was kosten die Karten', 'de', 'Anliegen'],
  ])(
    'a question about a page is taken as the answer if that page would end the form: "%s" (%s, %s)',
    (said, language, name) => {
      expect(answer(said, language, name).taken).toBe(said);
    },
  );

  test.each([
    'Where the Wild Things Are',
    'What Women Want',
    "What's Up, Doc?",
    'When Harry Met Sally',
    'Who Framed Roger Rabbit',
    'How to Train Your Dragon',
    'How Green Was My Valley',
    'Four Rooms',
    'The Hours',
    'Gosford Park',
    'Do You Remember Me',
    'Any Given Sunday',
    'I Want to Live',
    'Show Me the Rooms',
    'What is it that you do',
  ])('the title of a film is taken: %s', (said) => {
    expect(answer(said, 'en', 'Film').taken).toBe(said);
  });
});
