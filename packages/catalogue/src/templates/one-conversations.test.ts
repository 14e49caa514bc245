import type { Effects, MailCall } from '@confab/dialog-engine';
import { listLanguages } from '@confab/inputs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { compileOneTemplate, mondayMorning, play } from './testing.ts';

/** Plays a template and collects the mails that it sends. */
async function playTemplate(templateId: string, lines: readonly (string | null)[]) {
  const mails: MailCall[] = [];
  const effects: Effects = {
    ...mondayMorning,
    mail: (call) => {
      mails.push(call);
      return { type: 'queued' };
    },
  };
  const played = await play(compileOneTemplate(templateId), lines, 1, effects);
  expect(played.faults).toEqual([]);
  return { ...played, mails };
}

describe('the restaurant', () => {
  test('the restaurant books a table and mails the request', async () => {
    const lines = [
      'book a table',
      'six of us',
      'this Friday',
      'half past seven',
      'Ada',
      '01632 960 111',
      'skip',
      'yes',
    ];
    const { answers, last, mails } = await playTemplate('olive-ember', lines);
    expect(answers[7]).toContain('People: 6\nDay: Friday, January 9\nTime: 7:30 PM\nName: Ada\nPhone: 01632960111');
    expect(last).toContain('Thank you, Ada.');
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['tables@olive-ember.example', 'Table for 6 on Friday, January 9'],
    ]);
  });

  test('the restaurant leads through the menu by number and by name', async () => {
    const { answers } = await playTemplate('olive-ember', [
      'menu',
      'the second one',
      'desserts',
      'is there anything vegan',
    ]);
    expect(answers.slice(1)).toEqual([
      expect.stringContaining('1. starters\n2. main courses'),
      expect.stringContaining('sea bass'),
      expect.stringContaining('cheesecake'),
      expect.stringContaining('tomato soup'),
    ]);
  });

  test('the restaurant names a contact after repeated misunderstandings', async () => {
    const { last } = await playTemplate('olive-ember', ['xqzt', 'xqzt', 'xqzt', 'xqzt']);
    expect(last).toContain('01632 960 218');
  });
});

const booked = ['book a table', '6', 'this Friday', 'at eight', 'Ada'];
const asksForWish = 'Is there anything we should know';

test.each([
  { lines: ['my email is ada@example.com'], answer: 'does not look like a telephone number' },
  { lines: ['01632 960 111', 'yes please'], answer: 'What should we know?' },
  { lines: ['01632 960 111', 'what time do you open on sunday'], answer: asksForWish },
  { lines: ['01632 960 111', 'a window table please'], answer: 'Wishes: a window table please' },
  {
    lines: ['01632 960 111', 'is there a high chair? we need one'],
    answer: 'Wishes: is there a high chair? we need one',
  },
  {
    lines: ['01632 960 111', 'we have a nut allergy, no peanuts'],
    answer: 'Wishes: we have a nut allergy, no peanuts',
  },
])('a booking at the restaurant continues after $lines', async ({ lines, answer }) => {
  const { last } = await playTemplate('olive-ember', [...booked, ...lines]);
  expect(last).toContain(answer);
});

test.each([
  { lines: ['meine E-Mail ist ada@example.com'], answer: 'nicht nach einer Telefonnummer' },
  { lines: ['01632 960 111', 'ja bitte'], answer: 'Was sollten wir wissen?' },
  { lines: ['01632 960 111', 'wann habt ihr sonntags offen?'], answer: 'Sollten wir noch etwas wissen' },
  { lines: ['01632 960 111', 'gibt es einen Hochstuhl?'], answer: 'Wünsche: gibt es einen Hochstuhl?' },
])('a booking at the restaurant continues in German after $lines', async ({ lines, answer }) => {
  const german = compileOneTemplate('olive-ember', 'de');
  const before = ['Tisch reservieren', '6', 'am Freitag', 'um acht', 'Ada'];
  expect((await play(german, [...before, ...lines], 1)).last).toContain(answer);
});

test.each([
  { id: 'glass-museum', lines: ['gruppe anmelden', '20', 'was kostet das'], answer: /£9[^]*An welchem Tag/ },
  { id: 'glass-museum', lines: ['zeig mir das museum', 'ich hab 10 min'], answer: /Drei Dinge/ },
  {
    id: 'olive-ember',
    lines: ['tisch reservieren', 'habt ihr etwas für allergiker?'],
    answer: /Allergene[^]*Personen/,
  },
  { id: 'dune-house', lines: ['problem melden', 'lampe im flur', 'ist egal'], answer: /Nummer/ },
  {
    id: 'fern-thread',
    lines: ['problem mit meiner bestellung', 'FT-1', 'loch', 'wie lange dauert die erstattung'],
    answer: /Ihr Geld kommt[^]*An welche E-Mail-Adresse/,
  },
  { id: 'signal-days', lines: ['anmelden', 'was kostet ein ticket'], answer: /£240[^]*Welcher Workshop/ },
])('the template $id continues in German after $lines', async ({ id, lines, answer }) => {
  expect((await play(compileOneTemplate(id, 'de'), lines, 1)).last).toMatch(answer);
});

const declined = ['no thanks', 'nothing else', "that's all"];
test.each(declined)(
  'the restaurant continues with a booking after "%s" at a question that may be skipped',
  async (said) => {
    const lines = ['book a table', '6', 'this Friday', 'at eight', 'Ada', '01632 960 111', said, 'yes'];
    const { last, mails } = await playTemplate('olive-ember', lines);
    expect(last).toContain('Thank you, Ada.');
    expect(mails).toHaveLength(1);
  },
);

test.each(["that's it", "I'm good", 'no more questions'])('the restaurant understands a farewell: %s', async (said) => {
  const { last } = await playTemplate('olive-ember', ['thanks', said]);
  expect(last).toBe('Goodbye, and have a lovely evening!');
});

describe('the holiday home', () => {
  test('the holiday home explains the house and reports a problem to the host', async () => {
    const lines = ['the house', 'number two', 'the toilet is blocked', 'The lamp in the hall', 'today', 'skip', 'yes'];
    const { answers, last, mails } = await playTemplate('dune-house', lines);
    expect(answers[1]).toContain('1. the Wi-Fi\n2. heating and hot water');
    expect(answers[2]).toContain('Thermostat');
    expect(answers[6]).toContain('Problem: The lamp in the hall\nUrgency: today');
    expect(last).toContain('Jonna has your message');
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['jonna@dune-house.example', 'Dune House: a problem, today'],
    ]);
  });

  test('the holiday home names the emergency number wherever the conversation is', async () => {
    const { last } = await playTemplate('dune-house', ['around here', 'beach', 'this is an emergency']);
    expect(last).toContain('call 112');
  });
});

describe('the event guide', () => {
  test('the event guide recommends talks and gives a seat in a workshop', async () => {
    const lines = [
      'what should I see',
      "I'm a designer",
      'Workshop sign-up',
      'voices',
      'Ada',
      'ada@example.com',
      'yes',
    ];
    const { answers, last, mails } = await playTemplate('signal-days', lines);
    expect(answers[2]).toContain('Claire Moreau');
    expect(last).toContain('Thank you, Ada.');
    expect(mails.map(({ subject }) => subject)).toEqual(['A seat in Voices for Ada']);
  });

  test('the event guide leads through both days by number', async () => {
    const { answers } = await playTemplate('signal-days', ['programme', 'the first one', "what's on day two"]);
    expect(answers.slice(2)).toEqual([
      expect.stringContaining('Thursday 18 June'),
      expect.stringContaining('Friday 19 June'),
    ]);
  });
});

describe('the shop', () => {
  test('the shop quotes the order number and reports a problem with an order', async () => {
    const { answers, mails } = await playTemplate('fern-thread', [
      'where is my order',
      'FT-20488',
      'the seam is torn',
      'FT-20488',
      'A hole in the sleeve',
      'ada@example.com',
      'yes',
    ]);
    expect(answers[2]).toContain('Follow order FT-20488');
    expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['care@fern-thread.example', 'A problem with order FT-20488'],
    ]);
  });

  test('the shop finds a size', async () => {
    const { answers } = await playTemplate('fern-thread', [
      'which size do I need',
      'usually medium',
      'it does not fit',
    ]);
    expect(answers.slice(2)).toEqual([expect.stringContaining('Medium: chest'), expect.stringContaining('Exchange')]);
  });
});

describe('the quiz', () => {
  const play5 = (round: string, ...said: string[]) => playTemplate('sky-sea-quiz', [`the ${round} round`, ...said]);

  test('the quiz counts right answers and explains wrong ones', async () => {
    const { answers, last } = await play5('sky', 'Mars', 'eight minutes', 'two', 'no idea', 'the milky way');
    expect(answers[2]).toContain('It is Venus.');
    expect(answers[3]).toContain('Right!');
    expect(last).toContain('Three out of five');
  });

  test('the quiz gives a hint and asks the question again', async () => {
    const { last } = await play5('sea', 'a hint please');
    expect(last).toContain('It lies between Asia and America. 1 of 5.');
  });

  test('the quiz gives a star for five right answers', async () => {
    const { last } = await play5('sea', 'the pacific', 'three', 'eleven', 'the moon', 'the blue whale');
    expect(last).toContain('a perfect sea round! You have earned a star.');
  });
});

describe.each(catalogue.oneTemplates.map(({ id }) => id))('%s', (templateId) => {
  test.each(['no', 'no thanks', 'no thank you', 'nothing else', 'nothing more', 'nope'])(
    'a person who wants nothing else gets a farewell after: %s',
    async (said) => {
      const farewell = await playTemplate(templateId, ['goodbye']);
      const { last } = await playTemplate(templateId, [said]);
      expect(last).toBe(farewell.last);
    },
  );
});

test.each(['help', 'start over', 'go back', 'cancel', 'stop'])(
  'the contact page sends no message: %s',
  async (said) => {
    const { mails, last } = await playTemplate('olive-ember', ['contact', said]);
    expect([mails, last]).toEqual([[], expect.not.stringContaining('passed it on')]);
  },
);

test.each(['hilfe', 'von vorn', 'zurück', 'abbrechen', 'stopp'])(
  'the contact page does not take a German command as a message: %s',
  async (said) => {
    const { last } = await play(compileOneTemplate('olive-ember', 'de'), ['kontakt', said], 1);
    expect(last).not.toContain('weitergegeben');
  },
);

test('the contact page takes a longer text with a command in it as a message', async () => {
  const { mails } = await playTemplate('olive-ember', ['contact', 'Please start over with my order.']);
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Please start over with my order.')]);
});

test.each(
  catalogue.oneTemplates
    .filter(({ propertyValues }) => listLanguages(propertyValues).includes('de'))
    .map(({ id }) => id),
)('%s understands in German that a guest wants nothing else', async (templateId) => {
  const german = compileOneTemplate(templateId, 'de');
  const farewell = await play(german, ['auf wiedersehen'], 1);
  for (const said of ['nein', 'nö', 'nichts mehr', 'passt schon', 'nein danke', 'sonst nichts'])
    expect((await play(german, [said], 1)).last).toBe(farewell.last);
});

test.each([
  ['en', 'show me around', '10 people on friday', 'What name shall'],
  ['en', 'show me around', '10 minutes', 'Three things'],
  ['de', 'rundgang', '10 leute am freitag', 'Auf welchen Namen'],
])(
  'the museum takes a number of people, said at the question for the time, as the group size in %s: %s, %s',
  async (...row) => {
    const [language, before, said, answer] = row;
    const museum = compileOneTemplate('glass-museum', language === 'en' ? undefined : language);
    expect((await play(museum, [before, said], 1)).last).toContain(answer);
  },
);

test.each([
  ['olive-ember', 'en', "what's good here", 'Our menu is short'],
  ['olive-ember', 'en', 'I need to cancel my table', 'until four hours before'],
  ['olive-ember', 'de', 'was könnt ihr empfehlen', 'Unsere Karte ist klein'],
  ['olive-ember', 'de', 'wie komme ich zu euch', '12 Mill Street'],
  ['olive-ember', 'de', 'was kostet eine pizza', 'Margherita £11'],
  ['olive-ember', 'de', 'ein tisch für zwei', 'An welchem Tag'],
  ['fern-thread', 'en', 'how long do I have to send stuff back', 'within 30 days'],
  ['fern-thread', 'en', 'what is it made from', 'European linen'],
  ['fern-thread', 'en', 'I ordered the wrong colour', 'Exchange'],
  ['fern-thread', 'de', 'läuft der pulli ein', 'Leinen läuft höchstens 3 % ein'],
  ['fern-thread', 'de', 'ich habe die falsche farbe bestellt', 'Umtauschen'],
  ['glass-museum', 'en', 'how long does the visit take', 'How long do you have?'],
  ['glass-museum', 'en', 'do I need to book', 'tickets.lantern-house.example'],
  ['glass-museum', 'de', 'was kostet es für kinder', 'Familien £22'],
  ['glass-museum', 'de', 'muss ich vorher buchen', 'tickets.lantern-house.example'],
  ['glass-museum', 'en', 'holiday tickets', 'Adults £9'],
  ['glass-museum', 'en', 'bank holiday', 'Closed on 24 and 25 December'],
  ['signal-days', 'en', "sign me up for the party, I can't find my ticket", 'at the desk'],
  ['signal-days', 'de', 'kann ich mein ticket verschenken', 'Ticket weitergeben'],
])('%s answers in %s to: %s', async (templateId, language, said, answer) => {
  const { last } = await play(compileOneTemplate(templateId, language === 'en' ? undefined : language), [said], 1);
  expect(last).toContain(answer);
});
